// flags: --c++17
// flags: --c++11
// flags: --c++20
/* explicit(bool) is C++20's: a warning before. */
template <bool B> struct A {
	explicit(B) A(int);
	explicit(true) operator int();
	explicit (false) A(long) {}
	template <class T> explicit(sizeof(T) == 4) A(T *);
	explicit A(char);
	explicit operator bool();
};
A<true> a(1);
A<false> b = 1;
struct C {
	explicit(sizeof(int) == 4) C(int);
	constexpr explicit(false) C(char) {}
};
inline C made() { return 'a'; }

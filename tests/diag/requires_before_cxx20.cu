// constraints of C++20 where they are names, as where -std=c++20 is forgotten
template <class T> constexpr bool ok = true;
template <typename T> requires ok<T> T add(T a, T b) { return a + b; }
int skipped_1 = undefined_1;
int found_1 = undefined_2;
template <typename T> requires (ok<T> && ok<int>) T sub(T a, T b) { return a - b; }
int skipped_2 = undefined_3;
int found_2 = undefined_4;
template <typename T> requires (sizeof(T) == 4) __attribute__((global)) void k(T *p) { };
template <typename T> requires ok<T> struct Q { T t; };
struct S {
	template <typename T> requires ok<T> void f(T t) { }
	int x;
};
template <class T> concept C = true;
template <C T> struct A { T t; };
template <C T> T twice(T x);
template <class U, C V> __attribute__((global)) void kernel(U u) { }

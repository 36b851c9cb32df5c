// Signatures of function templates that hold expressions and members of dependent types.
namespace std {
template<bool B, class T = void> struct enable_if { };
template<class T> struct enable_if<true, T> { typedef T type; };
template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<class T> T &&declval();
template<class...> using void_t = void;
}
inline void *operator new(unsigned long, void *p) { return p; }
namespace ns {
template<class T> struct is_x {
	static constexpr bool value = true;
	typedef int type;
	template<class U> struct rb { typedef U t; struct in { typedef U type; }; };
	template<class U> using al = U *;
	enum { en = 1 };
};
template<class T> constexpr bool is_x_v = true;
template<bool B> using Req = std::enable_if_t<B, int>;
}
using ns::is_x;
using ns::is_x_v;
struct S { struct R { int bar; }; int x; R foo(int); S operator+(const S &) const; };
enum E { e1, e2 };
constexpr int NN = 4;
static const int MM = 4;
template<class T> using id = T;
template<class T> using ptr = T *;
template<class T> using ref = T &;

// conditions
template<class T, std::enable_if_t<is_x<T>::value && is_x_v<T>, int> = 0> void a1(T) { }
template<class T> typename std::enable_if<(sizeof(T) > 2), T>::type a2(T a) { return a; }
template<class T> std::enable_if_t<(sizeof(T) > 2), T> a3(T a) { return a; }
template<class T> ns::Req<is_x<T>::value> a4(T) { return 0; }
template<class T> void a5(std::enable_if_t<(sizeof(T) + NN + MM > e2), T>) { }
template<class T, class = std::void_t<typename is_x<T>::type>> void a6(T) { }
template<class T> std::void_t<typename is_x<T>::type> a7(T) { }
template<class T, std::enable_if_t<is_x_v<T>> * = nullptr> void a8(T) { }
template<class T> std::enable_if_t<!is_x_v<T *> || is_x_v<int>> a9(T *);

// members
template<class T> typename is_x<T>::template rb<int>::t b1(T) { return 0; }
template<class T> typename is_x<T>::template rb<T>::in::type b2(T a) { return a; }
template<class T> typename is_x<T>::template al<int> b3(T) { return nullptr; }
template<class T> void b4(typename T::R) { }
template<class T> id<T> b5(T a) { return a; }
template<class T> void b6(ptr<T>, ref<T> &&, const ptr<T> *, const id<T> *) { }

// expressions
template<class T> auto c1(T a, T b) -> decltype(a + b) { return a + b; }
template<class T> auto c2(T a) -> decltype(a.foo(1).bar) { return 0; }
template<class T> auto c3(T a) -> decltype((void)a.foo(1), 0) { return 0; }
template<class T> auto c4(T a) -> decltype(std::declval<T>() + 1) { return a + 1; }
template<class T> auto c5(T a) -> decltype(c4(a)) { return a + 1; }
template<class T> auto c6(T a) -> decltype(static_cast<int>(a)) { return 0; }
template<class T> auto c7(T a) -> decltype((long)a, -a, !a, a ? a : a, 1u, 'c', true, nullptr, 2.5f) { return 0; }
template<class T> auto c8(T a) -> decltype(a[1], &a, *a, a->x, (*a).x, a++, ++a, a--, sizeof a, sizeof(a), alignof(T)) { return 1; }
template<class T> auto c9(T a) -> decltype(new T, new T(1), delete &a, new (&a) T{1}, ::new T) { return nullptr; }
template<class T> auto c10(const T &a) -> decltype(operator+(a, a)) { return 1; }
int operator+(const E &, const E &);
template<class T> auto c11(T a) -> decltype(reinterpret_cast<long &>(a), const_cast<T &>(a)) { return a; }
template<class T> void c12(decltype(sizeof(T)), decltype(nullptr), T) { }

// bounds
template<class T, class U> typename is_x<T>::type d1(T (&)[sizeof(U)], U) { return 0; }
template<class T, int N> void d2(T (&)[N], T (&)[N + 1]) { }
template<class T> int d3(T, int (*)[is_x<T>::en] = nullptr) { return 0; }

// packs
template<class... T> std::enable_if_t<(sizeof...(T) > 1)> p1(T...) { }
template<class... T> std::enable_if_t<(is_x_v<T> && ...)> p2(T...) { }
template<class... T> auto p3(T... a) -> decltype((a + ...), (... + a), (a + ... + 1), (1 + ... + a), sizeof...(a), sizeof...(T)) { return 1; }
template<int... N> struct seq { };
template<int... N> void p4(seq<N...>, seq<(N + 1)...>) { }
template<int... N> void p5(seq<N...>, seq<1, N..., 2>) { }
template<class... T> void p6(is_x<T>..., is_x<is_x<T> *> *...) { }
template<class T, class... U, class... V> void p7(void (*)(U...), void (*)(V..., T)) { }
template<template<class> class X, class T> void p8(X<T>, X<int>) { }

// noexcept
template<class R, bool N> void n1(R (*)(int) noexcept(N)) { }
template<class R> void n2(R (*)(int) noexcept) { }
template<class R> void n3(R) noexcept(sizeof(R) > 1) { }
template<class C, class R, bool N> void n4(R (C::*)(int) const & noexcept(N)) { }
struct Q { int m(int) const & noexcept; };
int g(int) noexcept;
int h(int);

int main()
{
	int array[4], five[5], p;

	a1(1); a2(1); a3(1); a4(1); a5<int>(1); a6(1); a7(1); a8(1); a9(&p);
	b1(1); b2(1); b3(1); b4<S>(S::R()); b5(1); b6<int>(&p, p, nullptr, nullptr);
	c1(1, 2); c2(S()); c3(S()); c4(1); c5(1); c6(1); c7(1); c8((S *)nullptr); c9(1); c10(e1); c11(1L); c12<int>(1, nullptr, 2);
	d1(array, 1); d2(array, five); d3(1);
	p1(1, 2); p2(1, 2); p3(1, 2); p4(seq<1>(), seq<2>()); p5(seq<3>(), seq<1, 3, 2>()); p6<int>(is_x<int>(), nullptr);
	p7<int>((void (*)(char))nullptr, (void (*)(int))nullptr); p8(is_x<char>(), is_x<int>());
	n1(g); n1(h); n2(g); n3(1); n4(&Q::m);
}

/* Names of no class in lists of bases, and what follows names that namespaces do not have. */
namespace ns { struct A{}; int v; } struct S { int i; }; int w;
struct B : private ns::id<int> { int x; };
struct C : private ns::id { int x; };
template<class T> struct D : private ns::id<T> { int x; };
struct E : S::In { int x; };
struct F : ns::v { int x; };
struct G : w { int x; };
struct H : undefined { int x; };
struct I : undefined<int> { int x; };
struct J : undefined::q { int x; };
struct K : ns::q, S { int x; };
template<class T> struct L : undefined { int x; };
template<class T> struct M : ns::q { int x; };
template<class T> struct N : T::q { int x; };
struct O : ::q { int x; };
int f(int, int, int);
int fa() { return f(1, ns::id{}, 3); }
int fb() { return f(1, id{}, 3); }
int c() { int x = ns::id{}; return x; }
int d() { return ns::id{} + 1; }
int e() { ns::id{}; return 1; }
int g() { return f(1, ns::id(), 3); }
template<class T> int h() { return f(1, ns::id{}, 3) + f(ns::id{T()}); }
template <unsigned base, char... digits> struct Number {
	struct type {};
	struct other {};
};
template <unsigned base, char... digits> struct Digits : public Number<2u, digits...>::type, virtual Number<base, digits...>::other {};

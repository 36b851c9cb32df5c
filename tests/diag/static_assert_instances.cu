/* static_asserts that fail in classes that templates make: where the user asks for them, and not where pointers do. */
template <class T> constexpr bool is_integral = false;
template <> constexpr bool is_integral<int> = true;
template <> constexpr bool is_integral<const char> = true;
struct false_type { static constexpr bool value = false; };
template <class T> struct A { static_assert(is_integral<T>, "A needs integers"); T t; };
template <class T> struct B { A<T> a; };
template <class T> struct C : A<T> { };
template <class T> struct D { void f() { A<T> x; } };
template <class T> void g(T t) { A<T> x; }
template <class T, int N> struct E { static_assert(N > 0, "N"); template <class U> struct F { static_assert(sizeof(U) == sizeof(T)); }; int v; };
B<float> b;
C<double> *pc; C<double> c;
D<long double> d;
void h() { d.f(); g(1.0); A<char *> x; E<int, 0> e; E<int, 0> e2; E<int, 1>::F<char> f; sizeof(A<void *>); A<const char> *p; p->t; }
struct U { A<unsigned *> m; static A<int *> s; A<short *> f(A<long *>); };
template struct A<bool *>;
auto l = [] { A<double *> a; };
template <> struct A<int **> {};
A<int **> spec;
template <class T> struct A<T &> { static_assert(sizeof(T) == 1, "small"); };
A<int &> part;
E<long, -1> *pe = new E<long, -1>;
__attribute__((global)) void k(A<float ***> a) {}
extern A<char **> e1; A<char ***> *p1; struct W { static A<int ***> s; A<short *> f(A<long **>); };
template <class T> struct Always : false_type {};
template <class T> struct Traits { static_assert(Always<T>::value, "no traits for T"); };
template <> struct Traits<int> { using type = int; };
template <class T> struct Holder { Traits<T> t; };
Holder<float> holder; Holder<int> whole;

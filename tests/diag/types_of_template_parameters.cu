// flags:
// flags: --c++20
// Types of which template parameters have no values, before C++20 or ever.
template <const float F> struct A1 {};
template <const double> struct A2 {};
template <float F, int N> __attribute__((global)) void k(float x) { }
struct Any { int a; };
template <const Any A> struct A3 {};
template <Any &A> struct A4 {};
template <typename T, Any A> struct A5 { template <float Q> void f(); };
template <void> struct A7 {};
template <int (&A)[3]> struct A8 {};
template <float... F> struct A9 {};
template <float F> using X = int;
template <typename T, T t> struct Late {}; Late<int, 3> l;
template <auto V> struct Auto {}; Auto<3> i; Auto<'a'> c;
A1<1.0f> a; A2<2.0> b; A9<1.0f, 2.0f> f; A1<int> h;

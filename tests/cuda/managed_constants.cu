// nvcc:
// nvcc: -rdc=true
// Managed variables in constant expressions outside of bodies: bounds, widths, enumerators, template arguments and their defaults.
struct Q { int a[7]; };
__managed__ int marr[4], m; __managed__ Q q, qq[3];
int a1[sizeof(marr)]; int a2[sizeof marr]; int a3[sizeof(m)]; int a4[sizeof(q)]; int a5[sizeof(qq)]; int a6[sizeof(q.a)]; int a7[sizeof(q.a[0])]; int a8[sizeof(marr[0])]; int a9[sizeof(qq[0])];
int b1[sizeof(marr) / sizeof(marr[0])]; int b2[alignof(Q)]; int b3[sizeof(*marr)]; int b4[sizeof(&m)]; int b5[sizeof(&marr)]; int b6[sizeof(marr + 0)];
struct S { char c[sizeof(marr)]; int d : sizeof(marr); enum { e = sizeof(qq) }; };
template <int N> struct T { char c[N]; }; T<sizeof(marr)> t_1; T<sizeof(q) + 1> t2;
enum E { e = sizeof(marr) };
int sizes() { int l[sizeof(marr)]; char k[sizeof(q)]; switch (l[0]) { case sizeof(qq): return 1; } return sizeof(l) + sizeof(k) + sizeof(marr) + sizeof(T<sizeof(marr)>); }
template <int N> struct X { int v; static int s(int); X *operator*(int); static const int n = N; };
template <int N> int foo(int x) { return x + N; }
template <int N, int M = sizeof(marr)> struct D { int v = M; };
template <class T, int N = sizeof(m)> int bar(T t) { return t + N; }
X<sizeof(marr)> *gx; X<(sizeof(m) > 3)> gy;
int (*fp)(int) = foo<sizeof(m)>;
struct with_widths { X<sizeof(m)> a, b[sizeof(marr)]; X<sizeof(marr)> f(X<sizeof(m)>); int q = foo<sizeof(marr)>(m); alignas(sizeof(marr)) char c; int bf : sizeof(m); static_assert(sizeof(marr) == 16, "x"); enum { e = sizeof(marr) }; char arr[2][sizeof(marr)]; };
X<sizeof(marr)> with_widths::f(X<sizeof(m)>) { return {}; }
using A = X<sizeof(marr)>; typedef X<sizeof(m)> B;
int f(int y)
{
	X<sizeof(m)> *p, q; X<sizeof(marr)> r; (X<sizeof(m)> *)p;
	foo<sizeof(m)>(1); foo<sizeof(marr)>(m); X<sizeof(m)>::s(m); int z = X<sizeof(marr)>::n * m;
	D<1> d; (void)d; if (X<sizeof(m)> *w = p) y = w->v; auto l = [](X<sizeof(marr)> a) { return a.v; };
	(sizeof(m) < 3) && (m > 2); foo<1>(m), (m), foo<2>(m < 3); int arr[sizeof(marr) / sizeof(marr[0])]; arr[m] = 1;
	return static_cast<X<sizeof(m)> *>(p)->v + l(r) + sizeof(X<sizeof(marr)>) + (X<sizeof(m)>{ m }).v + bar(m) + bar<int, sizeof(marr)>(m) + (new X<sizeof(m)>[m])->v + z + noexcept(foo<sizeof(m)>(m)) + decltype(foo<sizeof(marr)>(m))(m) + arr[0];
}
template <class T> int g(T t) { X<sizeof(m)> q{}; typename X<sizeof(marr) + T::n>::U *u; return foo<sizeof(m)>(t) + T::template h<sizeof(marr)>(m); }
int main() { return sizes() + f(2) + sizeof(with_widths) + gy.v; }

// Template arguments behind names of types that are no templates.
struct D { int x; }; enum E { e }; typedef int *P; template <class T> struct U { typedef T t; }; using A = U<int>; union N { int n; };
D<int> a; P<D> c; A<int> g; const A<int> *cg; static N<1, (2 > 1)> n;
void f(D<int> p, const P<int> &q, A<int>); D<int> result();
void g1() { D<int> b; const D<int> k = { 1 }; P<D> *r; A<int> s, t; static A<3> u; }
struct S { D<int> m; P<int> *n; D<int> f(A<int> z); static D<int> o; };
template <class T> void g2() { D<T> v; T<int> z; T<D> *w; }
template <class T> struct V { T<int> m; };
struct Q { int a; bool operator<(int) const; }; int lt(int D) { return D<2; } int y; bool w = Q{1}<2, z = sizeof(D)<3;
template <class T> bool cmp(T t) { return T(1)<t; } bool nw = (new int<(int *)1);

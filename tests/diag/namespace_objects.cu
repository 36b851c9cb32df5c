// A dot or arrow for the :: behind a namespace: the name behind it is looked up for itself.
namespace N {
	namespace inner { struct clock { static int now(); }; }
	struct S { static int f(); int x; };
}
int outer;
int f() { int a = N.inner::clock::now(); return a; }
int g() { int a = N::inner.clock::now(); return a; }
int h() { auto a = N::inner->clock::now(); return a; }
int i() { N->inner::clock::now(); return N->inner::clock::now() - N.outer::now(); }
template <class T> int j(T b) { N.inner::clock::now(); return N.b::x; }
using namespace N;
int k() { int a = N.inner::clock::now(); return a; }
int l() { int a = N->S::f(); return a; }
int m() { int a = N::inner.clock::now(); return a; }
int n(S s, S *p) { return s.S::x + p->N::S::x; }

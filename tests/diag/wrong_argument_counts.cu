/* Statements that begin with a qualified template-id of too few or too many arguments. */
namespace s { template <class T, class U> struct P { P(int = 0); static int s; typedef int t; int m; }; template <class T> struct V { typedef T t; }; template <int N> struct I { }; }
using s::I;
void f2() { s::P<int> a; }
void f3() { s::P<> b; }
void f4() { s::P<int> c(1); }
void f5() { s::P<int> d = 1; }
void f6() { s::P<int, int, int> e; }
void f7() { s::V<3> g; }
void f8() { s::V<> h; }
void f11() { static s::P<int> l2; }
void f12() { s::P<int> *m; }
void f13() { s::P<int> &n = 1; }
void f14() { s::P<int>(); }
void f15() { s::P<int> t, u; }
void f16() { s::P<int> v[3]; }
void f17() { s::V<nope> w; }
void f18() { s::V<1, 2> y; }
void f19() { ::s::V<> y2; }
void f21() { for (s::P<int> z : 1) { } }
void f22() { if (1) s::P<int> q; }
void f23() { s::I<3, 4> aa; }
void f24() {  s::I<nope> bb; }
void f25() {  s::I<1.5> cc; }
void f26() {  s::I<f> ee; }
void f27() { s::P<int, 3> gg; }
void f28() {  s::P<3, int> hh; }
void f31() { s::P<int> (pa); }
void f32() { s::P<int> fa(int); }
void f33() { auto aq = s::P<int>(); }
void f34() { s::V<s::P<int>> vp; }
void f35() { s::V<s::P<int>, int> vq; }
void f36() { struct L { s::P<int> a; }; }
void f37() { switch (1) { case 1: s::P<int> sw; } }
void f38() { typename s::P<int> tn; }
void f39() { { s::P<int> bl; } }
template <class T> void tf() { s::P<T> a; s::V<3> b; s::V<> c; s::P<int> d; }
void g0() { s::P<int> a; if (1) { s::V<> b; } s::I<3, 4> c; s::I<> d; s::V<> e; }
struct M { void f() { s::P<int> a; } };
__attribute__((global)) void k() { __attribute__((shared)) s::P<int> a; s::P<int> b; }
auto l = [] { s::P<int> b; };

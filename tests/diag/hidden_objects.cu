// flags: --remarks --diag_suppress=177,550,826,185
int g; void gf(); typedef int gt; struct GC { int x; }; namespace N { int n; void f(int n, int g) { } } static int gs; extern int ge; enum E { e1 }; template <class T> void gtf(T); template <class T> struct GT; const int gk = 1;
void f1(int g, int gf, int gt, int GC, int gs, int ge, int e1, int gtf, int GT, int gk) { }
void f2() { int g; int gf; int gt; int GC; { int g; int q; } int gs; extern int ge; int e1; typedef int gtf; struct GT { }; struct gk { }; int q; { int q; { int q; } } void gf2(); static int f3; }
void f3(int a) { { int a; } for (int a = 0;;) { int a; } auto l = [](int a) { int b; { int b; } }; auto m = [a](int c) { int a; }; auto k = [&](int a) { int g; }; try { } catch (int a) { } if (int a = 1) { } }
struct S { int m; static int sm; void mf(int m, int sm, int mf, int S, int g) { int m1; } int g; typedef int mt; int gf(); struct In { int m; int g; }; void out(int m); template <class T> void t(T m, int) { int g; } };
void S::out(int m) { int sm; int mt; int g; for (int m = 1;;); }
namespace N { int g; namespace M { int n; struct N { }; void h() { int n; } } }
template <class g> void t2() { } template <int g> struct t3 { int x; void f(int x, int g2) {} };
int z = [](int g) { return g; }(1);
void f4(int g); void f4(int g); void (*fp)(int g); using F = void(int g); struct D : S { int m; void f(int sm) { int mt; } void mf(); };
void f5() { int x; struct L { int x; void f(int x) { int q; } }; enum { x1 }; { enum { x1 }; } } namespace { int un; }  void f7(int nn) { label: int label; auto [g, gs] = *new int[1][2]; for (int g : *new int[1][2]) ; }
#pragma nv_diag_suppress 177,826
void f8() { for (int g = 0;;) { } extern void gf(); int f8; { using gt = int; } { typedef int GC; } { struct g { }; } }
struct CC { int *begin(); int *end(); }; void fr(int x, CC c, int (&a)[3]) { for (int x : a) ; for (auto x : c) ; { int q; for (int q : a) { } { for (auto &q : c) ; } } for (int g : a) ; auto l = [](CC c) { for (int c : c) ; }; }
template <class T> void h(T t, int x, int (&a)[3]) { for (int x : t) ; for (int x : a) ; for (auto t : t) ; }

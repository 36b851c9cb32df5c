struct C { C(); int a; }; struct D { ~D(); int a; }; struct MM { C c; };
struct P { int a; int *q; bool f() const; static int s; operator bool() const; P *next; P operator!() const; }; struct H { P p; };
enum E { e0, e1 }; enum class F { f0 };
extern P gp; extern int gi; extern const int ci; static int si; 
int f1(P &p) { if (p.a) return 1; }
int f2(const P &p) { if (p.a) return 1; }
int f3(P *p) { if (p->a) return 1; }
int f4(H h) { if (h.p.a) return 1; }
int f5(const bool &b) { if (b) return 1; }
int f6(int &b) { if (b > 1 && b < 2) return 1; }
int f7(E e) { if (e == e1) return 1; }
int f9() { if (gp.a) return 1; }
int f10() { if (gi) return 1; }
int f11() { if (ci) return 1; }
int f12() { P p = {}; if (p.f()) return 1; }
int f13() { P p = {}; if (p) return 1; }
int f14() { P p = {}; if (p.q) return 1; }
int f15() { P p = {}; if (p.q[1]) return 1; }
int f16() { P p = {}; if (*p.q) return 1; }
int f17() { P p = {}; if (p.next->a) return 1; }
int f18() { if (P::s) return 1; }
int f19() { P p = {}; if (p.s) return 1; }
int f20() { P p[2] = {}; if (p[1].a) return 1; }
int f21() { P p[2] = {}; if (p->a) return 1; }
int f22(P *p) { if (!p) return 1; }
int f23(P *p) { if (p != nullptr) return 1; }
int f24(int P::*m, P *p) { if (p->*m) return 1; }
int f25(float x) { if (x > 1.f) return 1; }
int f26(const char *s) { if (*s == 'a') return 1; }
int f27(int n) { while (n) { if (n--) return 1; } }
int f28(int n) { int &r = n; if (r) return 1; }
int f29(int n) { auto &&r = n; if (r) return 1; }
int f30(int n) { const int k = n; if (k) return 1; }
int f31(int n) { static int k; if (k) return 1; }
int f32() { static const int k = 1; if (k) return 1; }
int f33() { constexpr int k = 0; if (k) return 1; }
int f34() { const P p = {1}; if (p.a) return 1; }
struct M { int m; bool b; M *o; int f1() { if (m) return 1; } int f2() const { if (this->m) return 1; } int f3() { if (o->m) return 1; } int f4() { if (!b) return 1; } int f5() { if (b && m > 1) return 1; } };
int f36() { if (int x = gi) return 1; }
int f38() { if (new P) return 1; }
int f39(int x) { if (sizeof(x) > 4) return 1; }
int f40(int x) { if (x = 1) return 1; }
int f41(int x) { if ((x, 1)) return 1; }
int f42(int x) { if (x ? 1 : 0) return 1; }
int f43() { if (&gp) return 1; }
int f44() { int a[2] = {}; if (a) return 1; }
int f45() { if ("s") return 1; }
int f46() { if (f45) return 1; }
int f47(int x) { if (static_cast<bool>(x)) return 1; }
int f48(int x) { if ((bool)x) return 1; }
int f49(P p) { if (!p) return 1; }
int f50(P p) { if (bool(p)) return 1; }
constexpr int tab[] = {1, 2}; constexpr P cp = {1}; const int ctab[] = {1};
int f60() { if (tab[0]) return 1; }
int f61() { if (cp.a) return 1; }
int f62() { if (ctab[0]) return 1; }
constexpr bool cf(int x) { return true; } constexpr bool cg(const P &x) { return true; }
int f63(int x) { if (cf(x)) return 1; }
int f64() { if (cf(1)) return 1; }
int f65(P x) { if (cg(x)) return 1; }
struct CP { constexpr bool t() const { return true; } static constexpr bool u = true; static constexpr bool v() { return true; } bool w = true; constexpr bool x() const { return w; } };
int f66(CP x) { if (x.t()) return 1; }
int f67(CP x) { if (x.u) return 1; }
int f68(CP x) { if (x.v()) return 1; }
int f70(CP x) { if (CP::u) return 1; }
int f71(CP *x) { if (x->u) return 1; }
int f72(int x) { if (x || true) return 1; }
int f73(int x) { if (true || x) return 1; }
int f74(int x) { if (x | 1) return 1; }
int f75(unsigned x) { if (x >= 0) return 1; }
int f76(int x) { if (x == x) return 1; }
int f77(int x) { if (!(x && false)) return 1; }
int f78(int x) { if (x * 0 == 0) return 1; }
int f80(int x) { static const int k = 5; const int &r = k; if (r) return 1; }
int f81(int x) { if (x ? true : true) return 1; }
int f82(int x) { if (1.5 > 1) return 1; }
int f83(int x) { if (nullptr == nullptr) return 1; }
int f84(int x) { if (__is_same(int, int)) return 1; }
int f89(int x) { if (noexcept(x)) return 1; }
int f90(int x) { if (alignof(int) == 4) return 1; }
int f91(int x) { if (sizeof x == 4) return 1; }
int f92(int x) { if (sizeof(P) > 4) return 1; }
template<int N, class T> int f93() { if (N > 1) return 1; }
template int f93<2, int>();
template<int N, class T> int f94() { if (sizeof(T) > 1) return 1; }
template int f94<2, int>();
int f95() { if (e1) return 1; }
int f96() { const bool b = true; if (b) return 1; }
int f97() { const bool b = cf(1); if (b) return 1; }
int f98() { const double b = 1; if (b) return 1; }
int f99() { const char *const b = "a"; if (b) return 1; }
int f100() { if (&f99) return 1; }
int f101() { static int z; int *p = &z; if (p) return 1; }
int f102() { int z; if (&z) return 1; }
int f104() { auto l = [] { return true; }; if (l()) return 1; }
int h1() { P p; if (p.a) return 1; }
int h2() { C p; if (p.a) return 1; }
int h3() { D p; if (p.a) return 1; }
int h4() { MM p; if (p.c.a) return 1; }
int h5() { P p; }
int h6() { C p; }
int h7() { D p; }
int h8() { MM p; }
int h9() { int a = 1; }
int h10() { return 1; P p; }
int h11() { return 1; C p; }
int h12() { return 1; int a; }
int h13() { return 1; int a = 1; }
int h14() { P p; p.a = 1; }
void g1() { auto l = [] () -> int { P p; if (p.a) return 1; }; }
void g2() { auto l = [] () -> int { P p; }; }
void g3() { auto l = [] () -> int { P p; p.a = 1; }; }
void g4() { auto l = [] () -> int { int p; p = 1; }; }
void g5() { auto l = [] () -> int { int p = 1; }; }

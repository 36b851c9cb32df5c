// Names of variables, functions, namespaces and constants where types are wanted.
int gi; int *gp; float gf; struct Obj { int a; static int sm; int get(); enum { EE }; } go; enum Color { RED }; enum class Scoped { A };
namespace ns { int inner; int nf(int); struct S { int a; static int sm; }; template <class T> T nt(T); } template <class T> T tf(T); int fun(int);
template <class T> struct vec { T v; };
void a1() { typedef gp TT; TT t; using T2 = gp; T2 *t2; gi = 1; }
void a3() { struct L { gp x; }; vec<gp> t; int f(int, gi); gi = 1; }
void a6() { int garr[3]; for (gp x : garr) { } gi = 1; }
void a7() { typedef ns T1; using T2 = RED; typedef fun T3; using T4 = tf; using T5 = Scoped::A; using T6 = Obj::EE; gi = 1; }
void b2() { new gp; new gp(3); new ns::inner; new gi[3]; gi = static_cast<gp>(3); gi = static_cast<ns::inner>(3); gi = 1; }
void b4() { vec<gi> v; vec<gi> *w; vec<fun> x; vec<gi + 3> z; vec<go.a> zz; vec<3> zzz; vec<RED> vv; vec<Obj::get> ww; gi = 1; }
void b5(int par) { int loc; typedef par T1; typedef loc T2; gi = 1; }
template <int N, class T> void b6(T t) { typedef N T1; typedef t T2; static N y; gi = 1; }
void b7() { gp x; ns x; RED x; gi = 1; }
void b8() { ns::inner x; ns::inner x2 = 3; ns::nf x3; ns::S::sm x4; Obj::sm x5(3); Obj::a x6; Obj::get x7; Obj::EE x8; ::gi x9; ns::nt z; static ns::inner z3; gi = 1; }
struct M { gp x; int y; fun z; ns w; void f(gp a); gp g(); };
struct M2 { int f; static const int k = 3; void g(); typedef f T1; typedef k T2; typedef g T3; const f x; f y; M2::f v; void h(f a, k b); };
typedef gp TT1; using TT2 = gp; TT1 *pt; typedef gi T10[3]; using T11 = gi *; using T13 = gi[3]; using T14 = gi(int);
gp global_x; fun global_y; ns global_z; ns::inner q1; Obj::a q2; ::gi q4; gi q6 = 3, q7; gi *a7; gi a9[3]; gi a10(int); gi a11() { return 3; }
auto q8() -> gi { return 3; }
static gi a3; extern gi a4; inline gi a5; constexpr gi a6 = 3;
enum E1 : gi { Q }; enum E2 : ns { Q2 };
template <gi T> struct D2 { };
template <class T = gi> struct D3 { };
template <class T, gi N> struct D4 { };
template <class T = gi *> void d6();
void c2(int a, const gi &b, gi *c, gi d[3], gi, gi &&e) { gi = 1; } void c3(const gi &b); int c4(int, ns b);
template <class T> void f1(T a, gi b) { gi = 1; }
template <class T> gi f3(T a) { gi = 1; }
template <class T> struct F4 { gi x; T y; gi f(gi); typedef gi Z; };
void e1() { auto l = [](int, gi x) { }; auto l2 = [](int q) -> gi { return q; }; auto l4 = [](ns x) { }; for (const gi i : "abc") { } while (const gi x = 3) { } gi = 1; }
void e5() { try { } catch (const gi &e) { } catch (ns e) { } }
struct N : gp { }; struct N2 : ns { }; struct N3 : fun { }; struct N4 : undeclared { }; struct N5 : gp, Obj { };
// No mistakes: the same names as values.
template <int N> struct W { int v[N]; };
const int kk = 3;
int values() { W<kk> w; W<(int)Scoped::A + 1> x; int y(kk), z(ns::inner), u = sizeof(gi); ns::inner * u; Obj::sm, u++; vec<W<kk>> v; int f(int, vec<int>); int (*g)(kk) ; return y + z; }

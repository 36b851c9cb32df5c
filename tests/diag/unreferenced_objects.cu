// flags: --diag_warning 177,550,826
// flags: --remarks
/* Objects that code makes: only what names the number tells of them. */
void e();
struct s { s(); int i; };
struct d { ~d(); };
struct m { s a; };
struct n { d a; };
struct i { int k = 3; };
struct c { constexpr c() : k(3) { } constexpr c(int x) : k(x) { } int k; };
struct df { df() = default; ~df() = default; int k; };
struct v { virtual void f(); };
struct ex { explicit ex(int) { } };
struct b : s { };
struct vd { virtual ~vd() = default; };
template <class T> struct t { t() { } T x; };
template <class T> struct td { ~td() { } T x; };
void a1() { s y; }
void a2() { d y; }
void a3() { m y; }
void a4() { n y; }
void a5() { i y; }
void a6() { c y; }
void a7() { c y(2); }
void a8() { df y; }
void a9() { v y; }
void b1() { ex y(1); }
void b2() { b y; }
void b3() { vd y; }
void b4() { t<int> y; }
void b5() { td<int> y; }
void b6() { s y[2]; }
void b7() { d y[2]; }
void b8() { s &&y = s(); }
void b9() { const d &y = d(); }
void c1() { static s y; }
void c2() { static d y; }
void c3() { static int y = 3; }
void c4() { s *y = new s; }
void c5() { s y = s(); }
void c6() { i y = i(); }
void c7() { i y{}; i z = y; }
void c8() { c y = 2; }
void c9() { auto y = s(); }
void d1() { auto y = c(); }
static s g1; static d g2; static i g4; static int g5; static t<int> g8; const i g9{}; static v h1;
namespace { s h2; d h3; c h4; i h5; }
s f(); d fd(); i fi();
void d4() { s y = f(); d z = fd(); i w = fi(); }
void d5() { i y = { 3 }; df z = { }; struct loc { int k; loc() { } } l; struct loc2 { int k; } l2; }
void d6() { auto y = [] { }; int x = 0; auto z = [x] { }; s k; auto w = [k] { }; }
void d7(s p, d q, int r) { }
void d8() { s y; y = s(); i z; z = i(); c w; w = c(); }
void k1(int r) { c y(r); c z = r; ex w(r); t<int> u[2]; td<int> o[2]; m p[3]; n q[2]; }
int k2(s a, d b) { s y(a); d z(b); s w = a; d x = b; i u; i o = u; return 1; }

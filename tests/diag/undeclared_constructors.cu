// Arguments for classes that declare no constructors: those that have some that are not trivial, and others.
enum S { A, B };
class M { S s = A; int t = 0; public: int q() { return t; } static M *create(S s) { return new M(s); } };
class M2 { S s = A; }; class M3 { S s = A; }; class M4 { S s = A; }; class M5 { S s = A; }; class M6 { S s = A; }; class M7 { S s = A; }; class M8 { S s = A; };
struct Ag { int a, b; }; class Em { }; struct Df { Df() = default; int v = 1; }; struct Vi { virtual void f(); int a; }; struct Vj { virtual void f(); int a; };
void f(S s) { M2 m1(s); M3 m3{ s }; M4 m4 = { s }; M5 m5(1, 2); new M6(s, s); M7(s) + 1; Ag a1(1); Ag a2(1, 2); new Ag(1); new Ag(1, 2); Ag(1); Ag a3 = 1; Em e1(1); new Em(1); Em e2 = 1; Df d1(2); new Df(2); Vi v1(1); new Vj(1); }
struct H { M8 m; Ag a; Em e; H(S s) : m(s), a(1), e(2) { } }; struct In2 : Ag { In2() : Ag(1) { } };
struct Nt { Nt(const Nt &); Nt(); ~Nt(); }; struct Nd { Nd(); };
class P1 { int a; }; class P2 { int a = 1; }; struct P3 { Nt n; }; class P4 { Nt n; }; class P5 : P1 { }; struct P6 { ~P6(); int a; }; struct P7 { P7 &operator=(const P7 &); int a; }; struct P8 { Nd n; }; class P9 { Nd n; }; struct Q1 { int a = 1; }; struct Q2 : P1 { }; struct Q3 : Nt { }; struct Q4 { virtual ~Q4(); }; struct Q5 { const int c; }; class Q7 { const int c = 1; }; struct Q8 { int a; protected: int b; }; struct Q9 : virtual P1 { }; struct R1 { Nt n[2]; int k; };
void f2() { P1 a(1); P2 b(1); P3 c(1); P4 d(1); P5 e(1); P6 g(1); P7 h(1); P8 i(1); P9 j(1); Q1 k(1); Q2 l(1); Q3 m(1); Q4 n(1); Q5 o(1); Q7 q(1); Q8 r(1); Q9 s(1); R1 t(1); }
void ok(const M &m, M2 &n, Ag a, Q1 q) { M x(m); M2 y{ n }; M3 z{}; M4 v = {}; Ag b(a); Ag c{ 1, 2 }; Q1 r{ 2 }; Q1 t(q); new M5; new M6(); M7 w; Q1 u = { 1 }; P1 e = P1(); }

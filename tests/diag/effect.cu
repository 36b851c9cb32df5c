// Expressions that do nothing, = where == was meant.
namespace n2 {
struct S { int a; S(int); S(); bool operator==(const S &) const; int m() const; operator int() const; S &operator,(int); void k() { a; this; this->a; *this; } int v[2]; };
struct P { int a; }; int f(); void vf(); S sf(); int &rf(); constexpr int cf() { return 1; } extern volatile int vol; bool bb();
enum E { A };
void g1(S s, P p, int a, int *q, S &r, bool b) { s; }
void g2(S s, P p, int a, int *q, S &r, bool b) { p; }
void g3(S s, P p, int a, int *q, S &r, bool b) { s.a; }
void g4(S s, P p, int a, int *q, S &r, bool b) { r; }
void g5(S s, P p, int a, int *q, S &r, bool b) { S(1); }
void g6(S s, P p, int a, int *q, S &r, bool b) { S(); }
void g7(S s, P p, int a, int *q, S &r, bool b) { P{}; }
void g8(S s, P p, int a, int *q, S &r, bool b) { S{1}; }
void g9(S s, P p, int a, int *q, S &r, bool b) { int(3); }
void g10(S s, P p, int a, int *q, S &r, bool b) { int{3}; }
void g11(S s, P p, int a, int *q, S &r, bool b) { int(); }
void g12(S s, P p, int a, int *q, S &r, bool b) { s == s; }
void g13(S s, P p, int a, int *q, S &r, bool b) { f(); }
void g14(S s, P p, int a, int *q, S &r, bool b) { f; }
void g16(S s, P p, int a, int *q, S &r, bool b) { (f()); }
void g17(S s, P p, int a, int *q, S &r, bool b) { f() + 1; }
void g18(S s, P p, int a, int *q, S &r, bool b) { -f(); }
void g19(S s, P p, int a, int *q, S &r, bool b) { !f(); }
void g20(S s, P p, int a, int *q, S &r, bool b) { (int)f(); }
void g21(S s, P p, int a, int *q, S &r, bool b) { (int)a; }
void g22(S s, P p, int a, int *q, S &r, bool b) { (void)a; }
void g23(S s, P p, int a, int *q, S &r, bool b) { (void)(a + 1); }
void g24(S s, P p, int a, int *q, S &r, bool b) { static_cast<void>(a); }
void g25(S s, P p, int a, int *q, S &r, bool b) { static_cast<int>(a); }
void g26(S s, P p, int a, int *q, S &r, bool b) { vol; }
void g27(S s, P p, int a, int *q, S &r, bool b) { vol + 1; }
void g28(S s, P p, int a, int *q, S &r, bool b) { *(volatile int *)q; }
void g29(S s, P p, int a, int *q, S &r, bool b) { a && f(); }
void g30(S s, P p, int a, int *q, S &r, bool b) { a && b; }
void g31(S s, P p, int a, int *q, S &r, bool b) { a || vf; }
void g32(S s, P p, int a, int *q, S &r, bool b) { b && bb(); }
void g33(S s, P p, int a, int *q, S &r, bool b) { b || (a = 1); }
void g34(S s, P p, int a, int *q, S &r, bool b) { a ? f() : 0; }
void g35(S s, P p, int a, int *q, S &r, bool b) { a ? vf() : (void)0; }
void g37(S s, P p, int a, int *q, S &r, bool b) { (a); }
void g38(S s, P p, int a, int *q, S &r, bool b) { ((a)); }
void g39(S s, P p, int a, int *q, S &r, bool b) { a = 1; }
void g40(S s, P p, int a, int *q, S &r, bool b) { a++, a; }
void g41(S s, P p, int a, int *q, S &r, bool b) { a, a++; }
void g42(S s, P p, int a, int *q, S &r, bool b) { f(), 1; }
void g43(S s, P p, int a, int *q, S &r, bool b) { 1, f(); }
void g44(S s, P p, int a, int *q, S &r, bool b) { (vf(), a); }
void g45(S s, P p, int a, int *q, S &r, bool b) { sizeof(a); }
void g46(S s, P p, int a, int *q, S &r, bool b) { [] {}; }
void g47(S s, P p, int a, int *q, S &r, bool b) { [&] { a; }; }
void g48(S s, P p, int a, int *q, S &r, bool b) { q; }
void g49(S s, P p, int a, int *q, S &r, bool b) { *q; }
void g50(S s, P p, int a, int *q, S &r, bool b) { &a; }
void g51(S s, P p, int a, int *q, S &r, bool b) { &f; }
void g52(S s, P p, int a, int *q, S &r, bool b) { *q++; }
void g53(S s, P p, int a, int *q, S &r, bool b) { (*q)++; }
void g54(S s, P p, int a, int *q, S &r, bool b) { q[0]; }
void g56(S s, P p, int a, int *q, S &r, bool b) { A; }
void g57(S s, P p, int a, int *q, S &r, bool b) { true; }
void g58(S s, P p, int a, int *q, S &r, bool b) { nullptr; }
void g59(S s, P p, int a, int *q, S &r, bool b) { 'x'; }
void g60(S s, P p, int a, int *q, S &r, bool b) { 1.5; }
void g61(S s, P p, int a, int *q, S &r, bool b) { "s"; }
void g62(S s, P p, int a, int *q, S &r, bool b) { cf(); }
void g65(S s, P p, int a, int *q, S &r, bool b) { s.m(); }
void g66(S s, P p, int a, int *q, S &r, bool b) { s.v[0]; }
void g67(S s, P p, int a, int *q, S &r, bool b) { s + 1; }
void g68(S s, P p, int a, int *q, S &r, bool b) { sf(); }
void g69(S s, P p, int a, int *q, S &r, bool b) { sf().a; }
void g70(S s, P p, int a, int *q, S &r, bool b) { rf(); }
void g71(S s, P p, int a, int *q, S &r, bool b) { &rf(); }
void g72(S s, P p, int a, int *q, S &r, bool b) { rf() + 1; }
void g73(S s, P p, int a, int *q, S &r, bool b) { a < 3; }
void g74(S s, P p, int a, int *q, S &r, bool b) { a <<= 1; }
void g75(S s, P p, int a, int *q, S &r, bool b) { a << 1; }
void g76(S s, P p, int a, int *q, S &r, bool b) { a += 0; }
void g77(S s, P p, int a, int *q, S &r, bool b) { a == (a = 2); }
void g78(S s, P p, int a, int *q, S &r, bool b) { b == bb(); }
void g79(S s, P p, int a, int *q, S &r, bool b) { throw 1, 2; }
void g80(S s, P p, int a, int *q, S &r, bool b) { new int; }
void g82(S s, P p, int a, int *q, S &r, bool b) { if (a) a; else a; }
void g83(S s, P p, int a, int *q, S &r, bool b) { while (a) a; }
void g84(S s, P p, int a, int *q, S &r, bool b) { for (a; a; a) ; }
void g85(S s, P p, int a, int *q, S &r, bool b) { for (a, a; a; a++, a) ; }
void g86(S s, P p, int a, int *q, S &r, bool b) { do a; while (a); }
void g87(S s, P p, int a, int *q, S &r, bool b) { switch (a) { case 1: a; } }
void g88(S s, P p, int a, int *q, S &r, bool b) { if (int z = a; z) z; }
void g89(S s, P p, int a, int *q, S &r, bool b) { ({ a; }); }
void g90(S s, P p, int a, int *q, S &r, bool b) { int x = ({ a; }); }
void g91(S s, P p, int a, int *q, S &r, bool b) { (a, s); }
void g92(S s, P p, int a, int *q, S &r, bool b) { s, 1; }
void g93(S s, P p, int a, int *q, S &r, bool b) { a, s; }
void g95(S s, P p, int a, int *q, S &r, bool b) { noexcept(a); }
void g97(S s, P p, int a, int *q, S &r, bool b) { reinterpret_cast<long>(q); }
void g98(S s, P p, int a, int *q, S &r, bool b) { const_cast<int &>(a); }
void g99(S s, P p, int a, int *q, S &r, bool b) { (S)a; }
void g101(S s, P p, int a, int *q, S &r, bool b) { (const int &)a; }
void g102(S s, P p, int a, int *q, S &r, bool b) { int &&rr = 3; rr; }
void g103(S s, P p, int a, int *q, S &r, bool b) { delete q; }
void g104(S s, P p, int a, int *q, S &r, bool b) { s.~S(); }
void g105(S s, P p, int a, int *q, S &r, bool b) { __builtin_expect(a, 1); }
void g107(S s, P p, int a, int *q, S &r, bool b) { __func__; }
void g109(S s, P p, int a, int *q, S &r, bool b) { L"x"; }
__attribute__((device)) void d(int a) { a; a + 1; }
__attribute__((global)) void k(int a) { a; a + 1; }
auto l = [](auto x, int y) { x; y; };
struct C { int z = (1, 2); C() : z((3, 4)) { z; } };
#pragma nv_diag_suppress 174
void sup(int a) { a; }
}
namespace q2 {
struct S { S &operator=(int); operator bool(); int f; }; enum E { A, B }; int g(); const int K = 3;
void f1(int a, bool b, int *p, S s, E e, double d) { if (a = 0) ; if ((a = 1)) ; while (a = 0) ; for (; a = 0;) ; do ; while (a = 0); }
void f2(int a, bool b, int *p, S s, E e, double d) { if (b = true) ; if (b = false) ; if (p = 0) ; if (p = nullptr) ; if (s = 1) ; if (e = A) ; if (d = 1.0) ; if (d = 1) ; }
void f3(int a, bool b, int *p, S s, E e, double d) { if (!(a = 1)) ; a = (a = 1) ? 1 : 2; if (a == 1 && (a = 2)) ; b = a = 1; bool c = a = 1; bool c2 = (a = 1); }
void f4(int a, bool b, int *p, S s, E e, double d) { switch (a = 1) { } if (a = K) ; if (a = g()) ; if (a = sizeof(int)) ; if (a = 1 + 1) ; if (a += 1) ; if (a = 'x') ; if (a = -1) ; }
void f5(int a, bool b, int *p, S s, E e, double d) { if (s.f = 1) ; if (*p = 1) ; if (a = b) ; if (a = b = 1) ; if (a = (b = 1)) ; if ((a = 1) != 0) ; if ((bool)(a = 1)) ; if (a = 1, a) ; if (a, a = 1) ; }
template <class T> void t(T x, int a) { if (a = 1) ; if (x = 1) ; while (a = 0) ; a && (a = 1); }
__attribute__((device)) void dv(int a) { if (a = 1) ; }
}
struct VB { virtual ~VB(); }; struct VD : VB { }; void casts(VB *b) { dynamic_cast<VD *>(b); dynamic_cast<VD &>(*b); }

// Where control flows: functions that end without a return, loops that nothing reaches, functions that do return.
namespace one {
[[noreturn]] void die(); bool cond(); void ordinary();
enum E { A, B };
struct S { ~S(); }; struct NR { [[noreturn]] ~NR(); NR(); [[noreturn]] void stop(); [[noreturn]] static void halt(); };
int a1(int a) { if (true) return 1; }
int a2(int a) { if (1) { return 1; } else { } }
int a3(int a) { if (false) { } else return 1; }
int a4(int a) { while (true) { if (a) break; } }
int a5(int a) { while (a) { return 1; } }
int a6(int a) { for (;true;) { } }
int a7(int a) { for (;a;) { } }
int a8(int a) { do { } while (true); }
int a9(int a) { do { if (a) break; } while (true); }
int b1(int a) { do { continue; } while (false); }
int b2(int a) { do { return 1; } while (a); }
int b3(int a) { do { if (a) continue; return 1; } while (false); }
int b4(E e) { switch (e) { case A: return 1; case B: return 2; } }
int b5(E e) { switch (e) { case A: return 1; default: break; } }
int b6(E e) { switch (e) { default: return 1; case A: ; } }
int b7(E e) { switch (e) { default: return 1; case A: return 2; } }
int b8(E e) { switch (e) { } }
int b9(E e) { switch (e) { case A: default: throw 1; } }
int c1(int a) { goto end; end: return 1; }
int c2(int a) { l: goto l; }
int c3(int a) { if (a) goto end; return 1; end: ; }
int c4(int a) { return 1; end: ; }
int c5(int a) { return 1; end: a = 1; }
int c6(int a) { __builtin_unreachable(); }
int c7(int a) { __builtin_trap(); }
int c8(int a) { __builtin_abort(); }
extern "C" void abort(void); extern "C" void exit(int) __attribute__((noreturn)); namespace std { void terminate(); [[noreturn]] void abort2(); }
int c9(int a) { abort(); }
int d1(int a) { exit(1); }
int d2(int a) { std::abort2(); }
int d3(int a) { a ? die() : die(); }
int d4(int a) { if (a) die(); else die(); }
int d5(int a) { S s; die(); }
int d6(int a) { (void)0; die(), ordinary(); }
int d7(int a) { NR n; }
int d9(int a) { NR::halt(); }
int e1(int a) { { { return 1; } } }
int e2(int a) { { if (a) return 1; } }
int e3(int a) { try { return 1; } catch (int) { return 2; } }
int e4(int a) { try { ordinary(); } catch (int) { return 2; } }
int e5(int a) { try { throw 1; } catch (int) { } }
int e6(int a) { ({ return 1; }); }
int e7(int a) { asm("x"); }
int e8(int a) { if constexpr (true) return 1; }
int e9(int a) { if constexpr (false) return 1; else return 2; }
int g2(int a) { const bool t = true; while (t) { } }
int g3(int a) { constexpr bool t = true; while (t) { } }
int g4(int a) { while (1 + 1) { } }
int g5(int a) { while (!false) { } }
int g6(int a) { while (a || true) { } }
int g7(int a) { while (true || a) { } }
int g8(int a) { while (sizeof(int) == 4) { } }
int g9(int a) { while (A == 0) { } }
int h1(int a) { while (0.5) { } }
int h2(int a) { while ("x") { } }
int h3(int a) { while (true && cond()) { } }
int h4(int a) { if (a) { while (1) { } } else return 2; }
int h5(int a) { switch (a) { case 1: while (1) { break; } return 2; default: return 1; } }
int h6(int a) { switch (1) { case 1: return 1; } }
int h7(int a) { while (1) { switch (a) { case 1: break; } } }
int h8(int a) { for (;;) { for (;;) { break; } } }
int h9(int a) { while (1) { goto out; } out: ; }
int i1(int a) { while (1) { return 2; } }
int i2(int a) { (die()); }
int i3(int a) { (void)die(); }
int i4(int a) { throw; }
int i5(int a) { if (a) throw 1; else throw 2; }
int i6(int a) { a ? throw 1 : 0; }
int i7(int a) { auto l = [] { return 1; }; }
}
namespace two {
[[noreturn]] void die(); bool cond(); void ordinary();
int a1(int a) { if (false) return 1; }
int a2(int a) { return 1; if (a) ; }
int a3(int a) { return 1; while (a) ; }
int a4(int a) { return 1; do { } while (a); }
int a5(int a) { return 1; switch (a) { case 1: ; } }
int a6(int a) { return 1; switch (a) { case 1: break; } }
int a7(int a) { return 1; while (1) { break; } }
int a8(int a) { return 1; { } }
int a9(int a) { return 1; try { } catch (...) { } }
int b1(int a) { return 1; if (a) { a = 1; } else { a = 2; } }
int b2(int a) { return 1; for (;;) { break; } }
int b3(int a) { return 1; x: return 1; a = 2; }
int b4(int a) { ordinary(), die(); }
int b5(int a) { a ? ordinary() : die(); }
int b6(int a) { int x = (die(), 1); }
int b7(int a) { a && (die(), 1); }
int b8(int a) { if (die(), 1) a = 1; }
template <class T> int t1(T t) { if (t) return 1; }
template <class T> T t2(T t) { }
template <class T> auto t3(T t) { }
template <class T> auto t4(T t) { if (t) return 1; }
template <class T> int t5(int a) { }
template <class T> struct Y { int m() { } T n() { } void o() { } operator T() { } Y &operator=(const Y &) { } friend int ff(Y) { } template <class U> int mt() { } int out(); struct In { int i() { } }; };
template <class T> int Y<T>::out() { }
template <> struct Y<int> { int m() { } };
namespace N { int f() { } namespace { int f2() { } } struct S { int m() { } template <class T> int tt() { } }; inline namespace I { int g() { } } }
auto u1() { }
auto u2(int a) { if (a) return 1; }
decltype(auto) u3(int a) { if (a) return 1; }
auto u4(int a) -> int { if (a) return 1; }
int &u6() { }
int *u7() { }
struct K { int a; }; K u8() { }
__attribute__((device)) int d1() { }
__attribute__((host)) __attribute__((device)) int d2() { }
__attribute__((host)) int d3() { }
__attribute__((device)) void v2() { auto m = []() -> int { }; struct Lo { int m() { } }; }
static int sfun() { }
inline int infun() { }
int z1() { } 
typedef void VV; VV z2() { }
using T2 = const void; T2 z3() { }
int z4() noexcept { }
__attribute__((noreturn)) int z5() { }
[[noreturn]] void z6() { die(); }
[[noreturn]] void z7() { while (1) ; }
[[noreturn]] void z8() { return; }
[[noreturn]] int z9() { return 1; }
}
namespace three {
template <class T> int t1(T t) { return 1; while (1) { break; } }
__attribute__((device)) int d1(int a) { return 1; while (1) { break; } }
__attribute__((global)) void g1(int a) { return; while (1) { break; } }
__attribute__((device)) [[noreturn]] void d2() { }
template <class T> [[noreturn]] void t2() { }
void lp(int n) { return; for (int i = 0; i < n; i++) ; for (;n;) ; }
void lp1(int n) { return; for (int i = 0; i < n; i++) n++; }
void lp2(int n, int (&a)[3]) { return; for (int x : a) n++; }
void lp3(int n) { while (1) ; while (1) ; }
void lp4(int n) { if (n) return; else return; do { n++; } while (n < 3); }
void lp5(int n) { throw 1; { while (n) { } } }
void lp6(int n) { switch (n) { while (n) { case 1: n++; } } }
void lp7(int n) { switch (n) { n++; while (n) { n++; } case 1: ; } }
void lp8(int n) { goto x; while (n) { x: n--; } }
void lp9(int n) { return; n++; while (n) { n++; } while (n) { n++; } }
void lq2(int n) { while (1) { break; while (n) ; } }
void lq3(int n) { while (n) { continue; while (n) ; } }
void lq4(int n) { return; if (n) { while (n) ; } }
void lq5(int n) { return; if (n) { return; } while (n) ; }
void lq6(int n) { for (;;) { } for (;;) { } }
void lq7(int n) { if (0) { while (n) ; } if (1) { } else { while (n) ; } }
void lq8(int n) { if (1) return; while (n) ; }
void lq9(int n) { if (1) return; else n++; while (n) ; }
int m1(int n) { if (1) { return 1; } while (n) ; }
int m2(int n) { try { return 1; } catch (...) { return 2; } while (n) ; }
auto l = [](int n) { return; while (n) ; };
int m3(int n) { switch (n) { case 1: return 1; default: return 2; } while (n) ; }
int m4(int n) { switch (n) { case 1: return 1; case 2: return 2; } while (n) ; }
void m5(int n) { int x; goto *(&&l); l: while (n) ; }
}
namespace four {
void die [[noreturn]] (); 
int a1(int n) { return 1; n++; while (n) ; }
int a2(int n) { return 1; int k; while (n) ; }
int a3(int n) { return 1; int k = 2; while (n) ; }
int a4(int n) { return 1; ; while (n) ; }
int a5(int n) { return 1; { } while (n) ; }
int a6(int n) { return 1; { n++; } while (n) ; }
int a7(int n) { return 1; break_: while (n) ; }
int a8(int n) { return 1; return 2; while (n) ; }
int a9(int n) { return 1; while (n) ; while (n) ; }
int b1(int n) { return 1; while (1) ; while (n) ; }
int b2(int n) { return 1; { while (n) ; } }
int b3(int n) { return 1; try { while (n) ; } catch (...) { } }
int b4(int n) { return 1; switch (n) { while (n) ; } }
int b5(int n) { return 1; typedef int T; while (n) ; }
int b6(int n) { return 1; using T = int; while (n) ; }
int b7(int n) { return 1; static_assert(true); while (n) ; }
int b8(int n) { return 1; asm(""); while (n) ; }
int b9(int n) { while (n) { break; while (n) ; } return 1; }
int c1(int n) { while (n) { continue; n++; while (n) ; } return 1; }
int c2(int n) { for (;;) { return 1; } }
int c3(int n) { for (;;n++) { return 1; } while (n) ; }
int c4(int n) { do { return 1; } while (n); while (n); }
int c5(int n) { do { break; } while (n); while (n); }
int c6(int n) { die(); while (n); }
int c7(int n) { if (n) return 1; else { return 2; } for (int i = 0; i < n; i++) { } }
int c8(int n) { return 1; for (;;) ; }
int c9(int n) { return 1; do { return 1; } while (n); }
int d1(int n) { return 1; while (n) { return 1; } }
int d2(int n) { return 1; while (1) { return 1; } }
}
namespace five {
[[noreturn]] void die();
int a1(int n) { die(); while (n) ; }
int a2(int n) { __builtin_unreachable(); while (n) ; }
int a3(int n) { throw 1; while (n) ; }
int a4(int n) { for (;;) { while (n) die(); } while (n) ; }
int a5(int n) { if (n) die(); else throw 1; while (n) ; }
int a6(int n) { ({ return 1; }); while (n) ; }
int a7(int n) { do { n++; } while (0); if (n) { return 2; } }
int a8(int n) { auto l = [=]() { if (n) return 1; }; return 1; }
__attribute__((device)) int a9(int n) { auto l = [=]() { if (n) return 1; auto k = [] { if (1) ; else return 2; }; }; return 1; }
struct S { int a8(int n) { auto l = [=]() { if (n) return 1; }; } __attribute__((device)) int b(int n) { if (n) return 1; } int c(int n); static __attribute__((device)) int d(); };
int S::c(int n) { if (n) return 3; }
int S::d() { }
__attribute__((device)) int fw(); int fw() { }
template <class T> struct TT { static auto l(int n) { return [=]() { if (n) return 1; }; } };
int a10(int n) { switch (n) { case 1: die(); case 2: return 1; default: die(); } }
int a11(int n) { while (n) { if (n == 2) return 1; else { n++; } } die(); }
int a12(bool b) { if (b) { return 1; } else if (!b) { return 2; } }
#pragma nv_diag_suppress 940
int a13() { }
#pragma nv_diag_default 940
int a14(int n) { try { die(); } catch (...) { die(); } }
int a15(int n) { const int k = 0; while (k) { } if (k) return 2; else return 1; }
int a16(int n) { enum { Z = 1 }; while (Z) { } }
const int GG = 1; static constexpr bool HH = true; extern const int XX;
int a17() { while (GG) ; } int a18() { while (HH) { } } int a19() { while (XX) ; }
constexpr bool yes() { return true; } bool no();
}

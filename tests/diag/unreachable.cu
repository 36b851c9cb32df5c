// flags: --diag_warning 111
// flags: --diag_error code_is_unreachable
// flags:
/* Statements behind jumps. */
void e();
int a1(int x) { switch (x) { case 1: return 1; break; case 2: return 2; e(); break; default: throw 2; break; } return 0; }
int a2(int x) { return 1; int y = 2; return y; }
int a3(int x) { return 1; int y; y = 2; e(); return y; }
int a4(int x) { return 1; ; }
int a5(int x) { return 1; { } }
int a6(int x) { return 1; { ; { e(); } } }
int a7(int x) { return 1; struct s { }; }
int a8(int x) { return 1; typedef int t; }
int a9(int x) { return 1; static int q = 1; }
int b1(int x) { while (true) { e(); } return 1; }
int b2(int x) { for (;;) { if (x) break; } return 1; }
int b3(int x) { do { return 1; } while (x); return 2; }
int b4(int x) { do { e(); } while (true); return 2; }
int b5(int x) { if (true) return 1; return 2; }
int b6(int x) { if (false) return 1; return 2; }
int b7(int x) { if (true) return 1; else return 3; return 2; }
int b8(int x) { if (x) return 1; else return 3; if (x) e(); return 2; }
int b9(int x) { goto l; e(); l: return 1; m: e(); return 2; }
int c1(int x) { return 1; if (x) e(); else e(); }
int c2(int x) { return 1; switch (x) { case 1: e(); } }
int c3(int x) { return 1; while (x) e(); }
int c4(int x) { return 1; do e(); while (x); }
int c5(int x) { return 1; for (int i = 0; i < 2; i++) e(); }
int c6(int x) { return 1; asm("nop"); }
int c7(int x) { return 1; try { } catch (...) { } }
int c8(int x) { return 1; return 2; }
int c9(int x) { for (int i = 0; i < x; i++) { continue; e(); } return 0; }
int d1(int x) { for (int i = 0; i < x; i++) { break; e(); } return 0; }
int d2(int x) { switch (x) { e(); case 1: e(); } return 0; }
int d3(int x) { switch (x) { int y; case 1: e(); } return 0; }
int d4(int x) { __builtin_unreachable(); e(); return 0; }
__attribute__((noreturn)) void nr();
int d5(int x) { nr(); e(); return 0; }
int d6(int x) { x ? nr() : nr(); e(); return 0; }
int d7(int x) { return 1; using namespace std; }
int d8(int x) { return 1; static_assert(true, ""); }
int d9(int x) { return 1; int f(); extern int v; }
int e1(int x) { return 1; e(); e(); e(); }
int e2(int x) { return 1; e(); goto l; l: e(); e(); return 2; e(); }
int e3(int x) { if (x) { return 1; e(); } else { return 2; e(); } e(); return 1; }
int e4(int x) { try { return 1; } catch (int) { return 2; } e(); return 1; }
int e5(int x) { try { e(); } catch (int) { return 2; e(); } return 1; }
int e6(int x) { auto l = [](int y) { return y; e(); return 2; }; return l(x); }
template <class T> int t1(T x) { return 1; e(); }
template <class T> int t2(T x) { return 1; x(); }
template <class T> auto t3(T x) { return 1; e(); }
template <class T> constexpr int t4(T x) { return 1; e(); return 2; }
int use() { return t1(1) + t3(1) + t4(1) + t2(+e); }
__attribute__((device)) int g1(int x) { return 1; e(); }
__attribute__((global)) void g2(int x) { return; if (x) e(); }
struct S { int m(int x) { return 1; e(); } S() { return; e(); } };
template <class T> struct U { int m(int x) { return 1; e(); } };
template struct U<int>;
int f1(int x) { if constexpr (true) return 1; e(); return 2; }
int f2(int x) { if constexpr (true) return 1; else e(); return 2; }
int f3(int x) { if constexpr (false) return 1; else return 2; e(); return 2; }
int f4(int x) { exit: e(); goto exit; e(); }
int f5(int x) { return 1; l: ; }
int f6(int x) { return 1; l: e(); goto l; }
int f7(int x) { while (1) { switch (x) { case 1: break; default: return 1; } e(); } e(); }
int f8(int x) { while (1) { switch (x) { case 1: return 2; default: return 1; } e(); } e(); }
int f9(int x) { switch (x) { case 1: return 2; default: return 1; } e(); return 1; }
int h1(int x) { switch (x) { case 1: return 2; } e(); return 1; }

// flags: --diag_warning 177,550,826
/* What is declared and not mentioned, and what is only set. */
namespace n1 { void f() { int unused; } }
namespace n2 { void f() { int set; set = 3; } }
namespace n3 { void f() { int set = 3; } }
namespace n4 { void f(int p) { } }
namespace n5 { void f() { int a, b; a = b = 3; } }
namespace n6 { void f() { int a = 0; a++; } }
namespace n7 { void f() { int a = 0; a += 2; } }
namespace n8 { void f() { int a = 0; int b = a; } }
namespace n9 { void f() { int a; &a; } }
namespace n10 { void f() { int a; (void)a; } }
namespace n11 { void f() { int a; sizeof(a); } }
namespace n12 { void f() { int a; decltype(a) b; } }
namespace n13 { void f() { int a[3]; a[0] = 1; } }
namespace n14 { void f() { int a[3]; } }
namespace n15 { struct S { int x; }; void f() { S s; s.x = 1; } }
namespace n16 { struct S { int x; }; void f() { S s; } }
namespace n17 { struct S { S(); }; void f() { S s; } }
namespace n18 { struct S { ~S(); }; void f() { S s; S t = S(); } }
namespace n19 { struct S { S(int); }; void f() { S s(3); } }
namespace n20 { void f() { int &r = *new int; int *p = new int; } }
namespace n21 { void f() { auto l = [] { }; } }
namespace n22 { void f() { for (int i = 0; ; ) ; } }
namespace n23 { void f() { if (int x = 3) ; } }
namespace n24 { void f() { { int inner; } int outer; } }
namespace n25 { void f() { auto l = [] { int in; }; l(); } }
namespace n26 { template <class T> void f() { int u; T v; T w = 3; } }
namespace n27 { template <class T> void f() { int u; T v; T w = 3; } void g() { f<int>(); } }
namespace n28 { __attribute__((device)) void f() { int u; __attribute__((shared)) int s; } }
namespace n29 { __attribute__((global)) void k(int p) { int u; __attribute__((shared)) int s; } }
namespace n30 { __attribute__((device)) int f() { int u; return 1; } __attribute__((device)) int gv; static __attribute__((device)) int sgv; static __attribute__((device)) int sf() { return 1; } }
namespace n31 { void f() { const int c = 3; constexpr int d = 3; static const int e = 3; } }
namespace n32 { void f() { const int c = 3; int a[c]; a[0] = 1; return; } }
namespace n33 { void f() { extern int x; void g(); typedef int T; using U = int; enum { q }; struct L { }; } }
namespace n34 { void f() { int x [[maybe_unused]]; [[maybe_unused]] int y; __attribute__((unused)) int z; } }
namespace n35 { void f() { thread_local int x; register int y; volatile int z; volatile int w = 3; } }
namespace n36 { int f() { int x; return 1; int y; } }
namespace n37 { void f() { int x; x = x + 1; } }
namespace n38 { void f() { int x; asm("" : "=r"(x)); } }
namespace n39 { void f() { int x = 0, y; for (y = 0; y < 3; y++) ; } }
namespace n40 { void f() { for (int i = 0; ; ) ; } }
namespace n41 { constexpr int a = 3; inline const int b = 4; extern const int c; const int c = 3; const char *const p = ""; const int d[2] = { }; static constexpr int e = 4; namespace n { const int q = 1; namespace { namespace m { int z; } } } }
namespace n42 { template <class T> void t(T x) { u(x); } static void u(int) { } void v() { t(1); } }
namespace n43 { struct S { S(int p) : x(p) { } S(char q) { } int x; void operator()(int r) { } friend void f(S s) { } virtual void v(int z) { } void d(int w) = delete; void e(int y); }; }
namespace n44 { void f(int, int a, int b = 3); void g(int x) try { } catch (...) { } }
namespace n45 { template <class T> struct S { void m(int p) { int u; T t; } }; template struct S<int>; }
namespace n46 { template <class... A> void f(A... a) { int n = sizeof...(a); } void g() { f(1, 2); } }
namespace n47 { void f(int a[], int (*b)(int c), void (&d)(int)) { } }
namespace n48 { int f() { int a = 1, b = 2; { int a = 3; return a + b; } } }
namespace n49 { struct P { P(int); ~P(); }; void f() { P p(1); const P &q = P(2); static P r(3); } }
namespace n50 { void f() { int x = 1; { int &r = x; r = 2; } int *p = &x; *p = 3; int y; int &z = y; } }
namespace n51 { void f() { if (false) { int x; } while (0) { int y = 0; y = 1; } switch (1) { case 1: int z; } } }
namespace n52 { __attribute__((global)) void k(int *p, int n) { __attribute__((shared)) int s[32]; s[0] = 1; int i = 0; p[i] = n; int j; j = 3; } }

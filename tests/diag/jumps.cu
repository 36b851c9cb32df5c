// Jumps past initializations: by goto, and to the labels of a switch.
struct C { C(); ~C(); int m; }; struct P { int a; };
void f(int n) { goto a; int x = 1; a: x++; }
void g(int n) { switch (n) { case 0: int y = 2; break; case 1: y = 3; break; default: break; } }
void h(int n) { goto b; int z; b: z = 1; }
void i(int n) { goto c; C o; c: ; }
void j(int n) { goto d; P o; P q = {1}; d: ; }
void k(int n) { switch (n) { C o; case 0: ; } }
void l(int n) { switch (n) { case 0: { int y = 2; } case 1: ; } }
void m(int n) { e: int w = 2; if (n) goto e; goto ff; { int u = 3; ff: u = 2; } }
void o(int n) { goto gg; const int &r = n; static int s = 5; gg: ; }
void q(int n) { switch (n) { case 0: int a = 1, b = 2; case 1: int c = 3; case 2: ; default: ; } }
__attribute__((global)) void s(int n) { if (n) goto out; int v = 3; v++; out: return; }
template <class T> void t(T n) { if (n) goto out; T v = 3; int w = 4; v++; out: return; }
void v(int n) { switch (n) { case 0: for (int i = 0; i < 2; i++) case 1: ; } goto lp; while (n) { int e = 1; lp: ; } }
void w(int n) { int a[3] = {1}; goto x; x: int b = 2; switch (int k = n) { int q; case 1: q = 2; } }
__attribute__((device)) void x(int n) { __attribute__((shared)) int sh; switch (n) { case 0: __attribute__((shared)) int s2; extern int e; typedef int T; int arr[n]; case 1: ; } }
void y(int n) { auto l = [](int q) { switch (q) { case 0: int z = 1; case 1: ; } }; }

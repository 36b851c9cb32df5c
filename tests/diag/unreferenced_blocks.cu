// flags: --diag_warning 177,550,826
// flags: --remarks --diag_suppress 174,185,111,237,340
// flags: --diag_warning=177 --diag_once=177
/* What is gone at the end of blocks, in which order that is said, and what constructors and destructors run for. */
void e();
struct s { s(); s(int); ~s(); int i; };
struct d { ~d(); };
int a1(int x) { s y; return 1;}
int a2(int x) { if (x) return 1; s y; return 1;}
int a3(int x) { for (;;) { } s y; return 1;}
int a4(int x) { d y; return 1;}
int a5(int x) { return 1; d y;}
int a6(int x) { { int y = 2; 3; } { int z; z = 3; 4; } return 1; }
int a7(int x) { l: if (x) { int y = 2; { int u; 3; } 5; } return 1; m: return 2; }
int xa7(int x) { int u1; l: if (x) { int y = 2; { int u; 3; } 5; } for (int q = 0; x; ) { int r; } if (int w = x) { int v; } m: return 2; k: goto k; { int b; n: ; } int u2; return 1; }
template <class T> void lf() { a: ; b: goto b; int y; { int z; c: ; } }
void g() { lf<int>(); auto l = [](int p) { int j; a: ; { int h; } }; void *q = &&a; a: ; [[maybe_unused]] b: ; int d; c: __attribute__((unused)); while (int t = 3) { int o; } switch (int c1 = 2) { case 1: int c2; } try { int tr; } catch (int ca) { int cc; } do { int dd; } while (0); }

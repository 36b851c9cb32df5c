// Variables of types without a size.
struct F;
void a1; void a2 = 3; extern void a3; static void a4;
int b1[]; extern int b2[]; static int b3[]; int b4[][3]; const int b5[] = { 1, 2 };
F c1; extern F c2; static F c3; F c4[2]; extern F c5[2]; F *c7;
struct G { F a; static F b; F c[2]; F *d; void e; static int g[]; };
void f() { void x; void y = 3; extern void z; static void w; void *p; }
void g() { int y[]; extern int zz[]; static int w[]; const int v[] = { 1 }; int u[][2]; int t[] = { 1 }; char s[] = "s"; F r; extern F q; F o[2]; }
void h() { sizeof(F); }
extern "C" int i[]; extern "C" void j;
int lambdas() { int x; auto m = [] { return x; }; auto n = [&] { return x; }; return m() + n(); }

// Pointers and references to locals that are returned; expressions of floating-point type, which may note exceptions.
struct S { int m; int a[2]; };
int *a(int p) { return &p; } int &b(int p) { return p; } int *c() { int l; return (int *)&l; } int *d() { int l[3]; return &l[1]; }
int *e() { int l[2][2]; return l[1]; } int *f() { S s; return &s.m; } int *g(S s) { return s.a; } int &h() { S s; return s.m; }
const int &i() { return 3; } const int &j() { int l; return l; } int *k(bool b) { int l; static int t; return b ? &l : &t; }
int *l() { int l; int *p = &l; return p; } int &m() { int l; int &r = l; return r; } char *n() { char buf[4]; return buf; }
void *o() { int l; return &l; } S &&q() { S s; return static_cast<S &&>(s); } int *r(int &x) { return &x; } auto s() { int l; return &l; }
template <class T> T *t() { T l; return &l; } auto u = [] { int l; return &l; }; int *y() { int l; return &l + 1; }
int &z() { thread_local int tl; return tl; } int &aa() { int l[2]; return l[0]; } int &&cc() { return 3; } S dd() { S s; return s; }
__attribute__((device)) int *ee() { __attribute__((shared)) int sh; return &sh; }
void effects(float f, double d, int i, float *p) {
	f == 1; f + f; -f; f < d; (float)i; (int)f; i + 1.0f; *p + 1; i ? f : d; i && (f == 1); static_cast<float>(d);
	f; p[0]; *p; !f; f && i; f ? 1 : 2; +f; (f); 2.0 + 1.0; (bool)f; i / 2; f, i;
}

void f(int a, float *b);
ovid f(int a, float *b) { a = b; }
undef h(int);
int h(int);
undef i(int);
undef i(int) { return 1; }
int j(int);
undef j(float);
struct S { void a(int); int b() const; static void c(); int operator+(int); };
undef S::a(int) {}
undef S::b() const { return 1; }
undef S::c() {}
undef S::operator+(int) { return 1; }
struct C { undef a(); int a(); int b(); undef b(); friend undef ff(int); friend int gg(int); };
int ff(int);
undef gg(int);
std_::vector<int> k(int);
int k(int) { return 1; }
namespace N { int a(int); int b(int); }
undef N::a(int) { return 1; }
namespace N { undef b(int x) { return x; } }
template<class X> struct V { int a(X); static void c(X *); };
template<class X> undef V<X>::a(X) { return 1; }
template<class X> undef V<X>::c(X *) {}
inline int x1(int);
inline undef x1(int) { return 1; }
static int x2(int);
static undef x2(int) { return 1; }
int x3(int a = 1);
undef x3(int a) { return a; }
void x4(float *p, int n) {}
undef x4(float *p, int n) {}
__attribute__((global)) void n(int *);
__attribute__((global)) viod n(int *p) { *p = "x"; }
__attribute__((device)) float o(float);
__attribute__((device)) flaot o(float x) { return x; }
__attribute__((global)) viod a(int *p) {}
template<class T> __attribute__((global)) undef c(T) {}
__attribute__((global)) int p(unknown x);
__attribute__((global)) void q(int);
__attribute__((global)) int q(int x) { x = unknown; }
undef main(int argc, char **argv) { return 0; }
void use(S s) { f(1, 0); h(1); j(1.5f); s.b(); s.c(); N::a(1); x1(1); x2(1); x3(); x4(0, 1); }

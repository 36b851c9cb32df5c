// Local variables that are read before they have a value, and what is not noticed.
namespace u1 {
bool cond(); void use(int); void useref(int &); void usecref(const int &); void useptr(int *);
void a1() { int x; use(x); use(x); }
void a2(bool b) { int x; if (b) x = 1; use(x); }
void a3(bool b) { int x; if (b) use(x); x = 1; }
void a4(bool b) { int x; while (b) { use(x); x = 1; } }
void a5(bool b) { int x; useref(x); use(x); }
void a6(bool b) { int x; usecref(x); use(x); }
void a7(bool b) { int x; useptr(&x); use(x); }
void a8(bool b) { int x; x++; }
void a9(bool b) { int x; x += 1; use(x); }
void b1(bool b) { int x; int y = x; }
void b2(bool b) { int x; int &y = x; use(x); }
void b3(bool b) { int *p; *p = 1; }
void b4(bool b) { int *p; p[1] = 1; }
void b5(bool b) { struct S { int a, b; } s; use(s.a); }
void b6(bool b) { struct S { int a, b; } s; s.a = 1; use(s.b); }
void b7(bool b) { int a[3]; use(a[0]); }
void b8(bool b) { int a[3]; useptr(a); use(a[0]); }
void b9(bool b) { int x; auto l = [&] { x = 1; }; l(); use(x); }
void c1(bool b) { int x; auto l = [=] { use(x); }; }
void c2(bool b) { int x; auto l = [x] { use(x); }; }
void c3(bool b) { int x; sizeof(x); decltype(x) y; use(y); }
void c4(bool b) { int x; (void)x; }
void c5(bool b) { int x; x; }
void c6(bool b) { int x; goto l; x = 1; l: use(x); }
void c7(bool b) { int x; l: use(x); x = 1; if (b) goto l; }
void c8(bool b) { int x; for (;;) { if (b) use(x); else x = 1; } }
void c9(bool b) { static int x; use(x); }
int g; void d1(bool b) { extern int g; use(g); }
void d2(bool b) { volatile int x; use(x); }
void d3(bool b) { int x; x = x + 1; }
void d4(bool b) { int x, y = (x = 1, x); }
void d5(bool b) { int x; b ? use(x) : (void)0; use(x); }
void d6(bool b) { int x; b && (x = 1); use(x); }
void d7(bool b) { int x; switch (b) { case 1: x = 1; break; default: use(x); } }
void d8(bool b) { int x; if (cond()) { x = 1; } else { use(x); } }
void d9(bool b) { int x; asm("" : "=r"(x)); use(x); }
void e1(bool b) { float x; double d = x * 2; } 
void e2(bool b) { struct S { int a; S() {} } s; S t = s; use(s.a); }
void e3(bool b) { struct S { int a; } s; S t = s; }
void e4(bool b) { union { int a; float f; } u; u.a = 1; float f = u.f; union { int q; }; use(q); }
void e5(bool b) { bool f; if (f) b = 1; while (f) ; if (!f) ; }
void e6(bool b) { int n; for (int i = 0; i < n; i++) ; }
void e7(bool b) { int x; { int x = 1; use(x); } use(x); }
void e8(bool b) { enum E { A } e; if (e == A) ; }
void e9(bool b) { int *p; if (p) ; delete p; }
template <class T> void t1(T) { int x; use(x); T y; use(y); }
__attribute__((device)) void du(int); __attribute__((device)) void t2() { int x; du(x); }
}
namespace u2 {
bool cond(); void use(int); void useref(int &);
void a1(bool b) { int x; while (b) { use(x); } }
void a2(bool b) { int x; while (x) { } }
void a3(bool b) { int x; for (; x < 3; x++) { } }
void a4(bool b) { int x; for (int i = x; i < 3; i++) { } }
void a5(bool b) { int x; for (int i = 0; i < 3; i += x) { } }
void a6(bool b) { int x; for (int i = 0; i < 3; i++) { use(x); } }
void a7(bool b) { int x; do { use(x); } while (b); }
void a8(bool b) { int x; do { b = 1; } while (x); }
void a9(bool b) { int x; if (b) { while (b) { int y; use(y); } } }
void b1(bool b) { int x; while (x < 3) { x = 4; } }
void b2(bool b) { int x; l: if (b) goto l; use(x); }
void b3(bool b) { int x; goto l; l: use(x); }
void b4(bool b) { int x; switch (b) { case 0: use(x); } }
void b5(bool b) { int x; return; use(x); }
void b6(bool b) { int x; while (b) { use(x); } use(x); }
void b7(bool b) { int x; try { use(x); } catch (...) { } }
void b8(bool b) { int x; while (b) b = 0; use(x); }
void b9(bool b) { int a[3]; int *p = a; use(a[1]); int c[2]; use(*c); int d[2]; p = d + 1; use(d[0]); }
void c2(bool b) { int x; int *p = &x; use(x); int y; int &r = y; int z; const int &q = z; int w; (w) = 3; use(w); int v; use((v)); }
void c3(bool b) { int x; int y = x = 3; int z; z = z; int w; w++; w--; int v; -v; int u; use(static_cast<int>(u)); int t; use(int(t)); int s; use((int)s); }
void c4(bool b) { int x; return use(x); }
int c5(bool b) { int x; return b ? x : 2; }
int c6(bool b) { int x; return b && x; }
int c7(bool b) { int x; if (b) x = 2; else use(x); return x; }
int c8(bool b) { int x; int y[] = { x }; int z; int w{z}; int u; int v(u); return 1; }
int &c9(bool b) { int x; int *p; return *p; }
void d1(bool b) { int x; auto l = [&] { use(x); }; int y; auto m = [y] { }; int z; auto n = [q = z] { }; }
void d2(bool b) { int *p; use(*p); int *q; use(q[0]); int *r; delete r; int *s; delete[] s; int *t; *t++ = 1; int **u; **u = 1; }
void d3(bool b) { float f; f *= 2; int n; new int[n]; int m; throw m; }
void d6(bool b) { bool t; while (!t) { t = true; } }
void d7(bool b) { int t; while (b) { t = 1; } use(t); }
void d8(bool b) { int i; for (i; i < 3; i++) ; }
void d9(bool b) { int x; use(x = 3); int y; use(y += 3); int z; use(b ? z : 1); int c; b = c; int d; if ((d = 3)) ; int e; (e, 1); }
int e1 = [] { int x; return x; }();
template <class T> struct R { int m() { int x; return x; } };
}
namespace u3 {
void use(int); struct Em {}; struct F { int a; }; struct Agg { int &r; int v; }; void byval(F); void byref(F &); struct K { K(int); }; struct KR { KR(int &); }; void va(int, ...);
template <class T> int t1(T t) { int x; return x; }
template <class T> int t2(T t) { int x; x += 1; int y = x; return y; }
template <class T> int t3(T t) { int x; int y = x; return y; }
template <class T> int t4(T t) { int x; use(x); int y; if (y) ; int z; z++; int w; t = w; int v; t + v; int u; t.f(u); int s; return s; }
template <class T> int t5(T t) { int *p; *p = 1; int *q; q[0] = t; int a[3]; use(a[1]); F f; use(f.a); }
struct NT { template <class T> int m(T) { int x; return x; } }; template <class T> struct CT { int m() { int x; return x + 1; } void n() { int x; use(x); } static int s() { int x; return -x; } };
void a8() { int x; int &&r = (int &&)x; int y; int &&q = static_cast<int &&>(y); long z; int w = z; double d; float f = d; bool b; int c = !b; int e; e = e; int g, h = g; }
void b1() { const int *p; use(*p); int *const *q; int a[2][2]; use(a[0][1]); int (*r)[3]; use((*r)[1]); int s[3]; int *t = &s[0]; int u[3]; int *v = u + 1; int w[2]; (void)w[0]; }
void b2(bool b) { int x; int y = b ? x : 1; int z, zz; (b ? z : zz) = 3; use(z); int *p; if (p == 0) ; if (!p) ; void *q = p; }
void b4(bool b) { int x; if (b) goto l; use(x); l: use(x); int y; use(y); }
void b5(bool b) { l: int y; use(y); if (b) goto l; }
void b6(bool b) { int x; if (b) { l: use(x); } int y; switch (1) { case 1: use(y); } }
void b7() { int x; auto l = [&]() { int y; use(y); x = y; }; use(x); int z; [&z] { use(z); }(); int w; [=]() mutable { w = 1; }; use(w); }
void b8() { int x; extern void ext(int &); ext(x); use(x); int y; y; use(y); int z; (void)z; use(z); int w; (void)&w; use(w); }
__attribute__((device)) int dg; __attribute__((global)) void kk(int *o) { int x; o[0] = x; __attribute__((shared)) int s; o[1] = s; __attribute__((shared)) int sa[3]; o[2] = sa[1]; extern __attribute__((shared)) int se[]; o[3] = se[0]; float f; o[0] = f; }
}
struct Plain { int a; }; struct Made { int b; Made(); Made(const Made &); }; void take(Plain); template <class T> void tt(T); template <class T> __attribute__((global)) void kt(T) { } extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
void given1() { Plain s; take(s); } void given2() { Plain s; tt(s); } void given3() { Plain s; kt<<<1, 1>>>(s); } void given4() { struct { int x; } u; tt(u); } void given5() { Made c; tt(c); } void given6() { int x; kt<<<x, 1>>>(1); } void given7() { int x; tt(x); } void given8() { Plain s = {1}; tt(s); }
struct Derived : Plain { int d; }; struct Of { int o; template <class T> Of(const T &); }; struct Holder { Plain p; };
void copied1() { Derived d; take(d); } void copied2() { Plain p; Plain q = (p); } void copied3() { Plain p; Plain q{p}; } void copied4() { Derived p; Plain q = static_cast<Plain &>(p); }
void copied5() { Plain p; Plain q = true ? p : q; } void copied6() { Holder h; Plain q = h.p; } void copied7() { Plain p; Plain q; q = p; } void copied8() { Plain p; p = p; } Plain copied9() { Derived d; return d; }
void other1() { Plain p; Of o(p); } void other2() { Plain p; Of o = p; } void other3() { Plain p; const Of &o{p}; const Plain &q{p}; } Of other4() { Plain p; return p; } struct Switched { operator int() const; int i; }; void other5() { Switched s; switch (s) { } }
struct Iterator { int i; explicit operator bool() const; Iterator &operator++(); }; void other6() { for (Iterator i; i; ++i) ; Iterator j; while (j) ++j; Iterator k; do ++k; while (k); Iterator l; if (l) ++l; }
struct Copying { int c; Copying() = default; Copying(const Copying &) { } }; void take(Copying); template<class T> struct View { T *t; int n; View() = default; View(const View &v) : t(v.t), n(v.n) { } }; void take(View<int>); struct HasCopying { Copying c; int i; }; void take(HasCopying);
void other7() { Copying c; take(c); View<int> v; take(v); HasCopying h; take(h); } Copying other8() { Copying c; return c; } View<int> other9() { View<int> v; return v; }
struct Handle { void *h; operator void *() const; }; void takes(void *); template<class T> struct Events { void m() { Handle e; takes(e); T t; takes(t); } }; template struct Events<Handle>; void other10() { Handle h; takes(h); }

// What constants designate lasts as long as the program, and is no managed variable; pointers that are const are constants, too.
__attribute__((managed)) int m; int gi;
int *gp; int *const cgp = &gi; int *const cgm = &m;
void f2(int p, int &r) {
  int l;
  static_assert(&l != nullptr, "");
  static_assert(&m != nullptr, "");
  static_assert(&m, "");
  constexpr bool bb = &m == &m;
  constexpr bool bc = &l;
  constexpr int n = &l - &l;
  constexpr const int *lst{&l};
  constexpr const int *lst2 = {&l};
  constexpr const int &lst3{l};
  constexpr int *par(&l);
  constexpr const double &dr2 = 3;
  static constexpr const int &tr = 3;
  constexpr const int &tr2{3};
  constexpr int *q1 = gp;
  constexpr int *q2 = cgp;
  constexpr int *q4 = true ? &m : nullptr;
  constexpr const void *q5 = &m;
  constexpr const void *q6 = (void *)&m;
  constexpr long q7 = (long)&gi;
  constexpr int *q8 = (&m);
  constexpr auto q9 = &m;
  constexpr auto &qa = m;
  constexpr auto &&qb = 3;
  constexpr const char *s = "abc";
  constexpr const char (&sr)[4] = "abc";
  constexpr int *qc = (int *)0;
  constexpr int (*qf)(int) = nullptr;
  constexpr void (*qg)(int, int &) = f2;
  constexpr int *qh = &*&l;
  constexpr int &qi = *&l;
  constexpr int *const &qj = &m;
}
template <class U> void tf(U u) {
  int l;
  constexpr int *a = &l;
  constexpr int *b = &m;
  U v;
  constexpr U *c = &v;
}
template void tf<int>(int);
struct S {
  static constexpr int *p = &m;
  static constexpr int *q = &gi;
  static constexpr int *r = &m + 1;
};
constexpr int *fn() { return &m; }
constexpr int *viafn = fn();
int *nfn() { return &m; }
constexpr int *viafn2 = nfn();
constexpr int *cond = true ? &m : nullptr;
auto lam = [](int q) { constexpr int *z = &q; int w; constexpr int *zz = &w; };
auto lam2 = [](auto q) { constexpr int *z = &m; int w; constexpr int *zz = &w; };
constexpr struct H { int *p; } h = {&m};
constexpr int *pa[2] = {&m, &gi};
template <int *P> struct X {};
template <int &R> struct Y {};
template <auto P> struct Z {};
void g() {
  int l; static int sl;
  X<&l> a;
  X<&sl> a2;
  X<&m> a3;
  Y<l> b;
  Y<m> b2;
  Y<gi> b3;
  Z<&l> c;
  Z<&gi> c3;
  X<gp> d;
  X<cgp> d2;
  X<h.p> d3;
}

static_assert(cgp != nullptr, "");
static_assert(cgp, "");
static_assert(cgp == &gi, "");
int array[cgp != nullptr];
void f3() { int *const l = &gi; static_assert(l == &gi, ""); static_assert(l, ""); constexpr int *z = l; }
struct T { int a; int b[3]; };
__attribute__((managed)) T mt;
T t;
int arr[3];
thread_local int tl;
__attribute__((device)) int dv;
__attribute__((constant)) int cv;
constexpr int *p3 = &tl;
constexpr int *p4 = &dv;
constexpr const int *p4c = &cv;
constexpr T *pt = &mt;
constexpr int *pa1 = &mt.a;
constexpr int *pb = mt.b;
constexpr int *pc = arr + 1;
constexpr int *pd = &mt.b[1];
constexpr int *pe = &t.b[1];
void parameters(int &r, int *p) {
  constexpr int &a = r;
  constexpr int *c = p;
  static int s;
  constexpr int &d = s;
  constexpr T e = {1, {2, 3, 4}};
  static constexpr T f = {1, {2, 3, 4}};
  constexpr const int *h = &f.a;
  extern int x;
  constexpr int *i = &x;
}

struct P { int m; P *n; int f(int); int g(const int &); }; struct Q { Q(); Q(const Q &); int m; };
__attribute__((device)) int gv, ga[3]; __attribute__((shared)) int sv; __attribute__((device)) P s; __attribute__((shared)) Q sq; __attribute__((constant)) int cv; __attribute__((device)) int *gp; __attribute__((device)) const int kc = 3;
void take(int); void take(double); void ref(const int &); int glob;
template <class T> struct B { int bm; void bf(int); };
template <class T> struct C : B<T> {
  int m; T t; static int st; int arr[3]; P p;
  void a() { m = gv; this->m = gv; this->bm = gv; t = gv; st = gv; arr[gv] = 1; arr[1] = gv; p.m = gv; p.f(gv); p.g(gv); this->bf(gv); B<T>::bf(gv); }
  int b() { return gv + m; }
  int c() { int x = m + gv; int y = t + gv; auto z = gv; auto w = gv + 1; const auto &v = gv; T u(gv); T q{gv}; T r = {gv}; return 0; }
  void d(T x) { take(gv); take(x, gv); x(gv); x.f(gv); T::f(gv); take(T(gv)); (void)gv; static_cast<T>(gv); T *p = new T(gv); int *q = new int(gv); delete gp; }
  void e() { for (int i = gv; i < gv; i++) ; for (auto x : ga) ; switch (gv) { } if (gv) ; if (int z = gv) ; if (T z = gv) ; }
  void f() { auto l = [=] { return gv; }; auto k = [](int a) { gv = a; take(gv); }; l(); k(gv); }
  void g() { sv = 1; ref(sv); int &r = sv; int *p = &sv; T *t = &sv; T &u = sv; P z = s; T w = s; }
  void h() { gp[0] = 1; *gp = 2; s.n->m = 1; s.n = nullptr; ga[1]++; int x = kc; T y = kc; }
  C() : m(gv), t(gv), B<T>(gv), arr{gv} { }
  int dflt = gv;
  operator int() { return gv; }
  static void sm() { glob = gv; glob += gv; glob = gv + glob; glob = T() + gv; gv = T(); gv = glob; }
  template <class U> void mt(U u) { gv = 1; u = gv; glob = gv; take(gv); take(u + gv); }
  int con(bool b, T t) { int x = b ? gv : 1; int y = b ? gv : t; return b ? gv : 2; }
  void logic(T t) { bool a = gv && glob; bool b = gv && t; bool c = t || gv; bool d = !gv; bool e = gv == 1; bool f = gv == t; int g = -gv; int h = ~gv;  }
  friend void fr(C &) { gv = 1; }
};
template <> struct C<char> { void a() { gv = 1; int x = gv; } int b() { return gv; } };
template <class T> struct C<T *> { void a(T t) { gv = 1; int x = gv; t = gv; } int b() { return gv; } };
template <class T> int fn1(T t) { gv = 2; if constexpr (T::x) return gv; else gv = 3; return t; }
template <class T> auto fn2(T t) -> decltype(gv) { return gv; }
template <int N> int fn3() { int a[N] = {gv}; ga[N] = 1; gv = N; glob = ga[N]; return N + gv; }
template <class... A> void fn4(A... a) { take(gv); take(a...); take((a + ... + gv)); int x[] = {gv, a...}; }
template <class T> void fn5() noexcept(noexcept(gv)) { T::template f<1>(gv); typename T::t x = gv; }

// Calls whose arguments refer to local objects are constant calls: their values may be thrown away. What references are bound to must be known and last.
template<class T> [[nodiscard]] constexpr bool ft(const T&) { return true; }
template<class T> [[nodiscard]] constexpr bool fp(const T*) { return true; }
template<class T> [[nodiscard]] constexpr bool fv(T) { return true; }
template<class T> [[nodiscard]] constexpr T idr(const T &t) { return t; }
struct A { int i; [[nodiscard]] constexpr bool b() const { return true; } [[nodiscard]] constexpr int bi() const { return i; } };
struct B { int i; B(); ~B(); [[nodiscard]] constexpr bool b() const { return true; } };
template<class T, int N> [[nodiscard]] constexpr int len(T (&)[N]) { return N; }
int gi; A ga; B gb; int garr[3];
static thread_local int tl;
void f(int i, A a, int *p, int arr[3], A &ra, int &ri, const int &cri) {
  int li = 3; A la; int larr[4]; B lb; 
  static int si; static int sarr[3];
  ft(li);
  ft(i);
  ft(larr);
  len(larr);
  len(sarr);
  len(garr);
  ft(la);
  ft(a);
  la.b();
  a.b();
  lb.b();
  gb.b();
  ga.b();
  ft(si);
  ft(gi);
  ft(ri);
  ft(cri);
  ra.b();
  ft(ra);
  fp(&li);
  fp(&i);
  fp(p);
  fp(arr);
  fp(larr);
  fp(&gi);
  fv(li);
  fv(a);
  fv(gi);
  idr(li);
  a.bi();
  ft(tl);
  ft(larr[1]);
  ft(*p);
  ft(la.i);
  ft(1);
  ft(li + 1);
  ft(A());
  ft(arr[1]);
  const int ci = i; ft(ci);
  int &r = li; ft(r);
  int &&rr = 3; ft(rr);
}
void g(int i) {
  int li = 3; int larr[4]; 
  auto l = [&] { ft(li); ft(larr); len(larr); fp(&i); };
  auto m = [=] { ft(li); ft(larr); len(larr); fp(&i); };
  auto n = [li, &larr] { ft(li); ft(larr); len(larr); };
  auto o = [](int q) { ft(q); int w; ft(w); };
  auto u = [](auto q) { ft(q); int w; ft(w); }; u(1);
  struct L { int m; void h(int q) { ft(m); ft(q); fp(this); } };
  int x, y; double d; int *p; void (*pf)(); A *pa;
  ft(x); ft(d); ft(p); ft(pf); ft(pa);
  extern int ex; ft(ex);
  volatile int vo; 
  register int reg; ft(reg);
}
template<class T> void tg(T t) { int li; ft(li); T q; ft(q); ft(t); }
template void tg<int>(int);
const int &gr = 3; int &&grr = 4; int &gg = gi; extern int &eg;
void f() {
  int li; int larr[4];
  int &r1 = gi; ft(r1);
  const int &r2 = 3; ft(r2);
  static int &&r3 = 3; ft(r3);
  ft(gr); ft(grr); ft(gg); ft(eg); idr(gr);
  static int &r4 = li; ft(r4);
  int &r5 = r1; ft(r5);
  int &r6 = larr[1]; ft(r6);
  int *const p2 = &li; ft(*p2);
  constexpr int *p3 = &gi; ft(*p3);
  static_assert(ft(li), "");
  static_assert(ft(larr), "");
  static_assert(len(larr) == 4, "");
  static_assert(&li != nullptr, "");
  static_assert(&li == &li, "");
  constexpr bool b = &li == &larr[0];
  int arr[len(larr)];
}
void g2(int p, int (&ra)[3]) {
  static_assert(ft(p), "");
  int l;
  static_assert(ft(l), "");
  [&] { static_assert(ft(l), ""); static_assert(ft(p), ""); };
  [=] { static_assert(ft(l), ""); static_assert(ft(p), ""); };
}

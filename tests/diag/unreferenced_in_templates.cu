// flags: --remarks
struct S { S(); ~S(); int i; }; struct P { int i; };
template <class T> struct B { T t; };
template <class T, int N> void f2() {
  T a;
  const T c = T();
  auto x = T();
  auto *xp = new T();
  auto &xr = *xp;
  static T st;
  T arr[3];
  int ai[N];
  int aj[] = { 1, N };
  T *pa[3];
  typename T::type z;
  typename T::type *zp;
  B<T> bt;
  B<int> bi;
  B<T> *btp;
  decltype(T()) dt;
  decltype(N) dn;
  T (*fp)(T);
  T P::*mp;
  auto l = [](){};
  auto l2 = []() { int i; };
  const int ci = N;
  constexpr int cj = sizeof(T);
  int k(N);
  int kk = T();
  int kl = T::x;
  double kd = N;
  S s;
  P p = P();
  P p2 = { N };
  const char *str = "";
  auto yy = 1;
  auto q = T::x;
}
template <class T> void f6(T x, T y, int z, S ss, P pp, T *tp, int *ip) {
  y = 1; z = 1; ss = S(); pp = P(); tp = nullptr; ip = nullptr;
  T w; w = 2;
  int v; v = 3;
  int v2 = 3; v2 = 4;
  int *v3; v3 = nullptr;
  int *v4; v4 = ip;
  int v5 = 1; v5++;
  int v6 = 1; v6 += 1;
  T *v7; v7 = nullptr;
  int a[3]; a[0] = 1;
  P p; p.i = 1;
  S s; s = S();
  P p3; p3 = P();
  auto au = 1; au = 2;
  int v8; v8 = x;
}
void f7(int x, int y, int z, S ss, P pp, int *ip) {
  y = 1; z++; ss = S(); pp = P(); ip = nullptr;
  int v; v = 3;
  int v2 = 3; v2 = 4;
  int *v3; v3 = nullptr;
  int *v4; v4 = ip;
  int v5 = 1; v5++;
  int v6 = 1; v6 += 1;
  int a[3]; a[0] = 1;
  P p; p.i = 1;
  S s; s = S();
  P p3; p3 = P();
  auto au = 1; au = 2;
}
struct M { int m(int x, int y) { x = 1; int z; z = y; auto l = [](int u, int w) { u = 1; int k; k = w; }; return 1; } 
 template <class T> int n(T x, int y, int yy) { x = 1; y = 1; int z; z = yy; auto l = [](int u, int w, T t) { u = 1; int k; k = w; t = 1; }; return 1; } };
template <class T> struct N { int m(int x, int y, T z) { x = 1; int k; k = y; z = 1; return 1; } };
struct S1 { S1(); ~S1(); int i; }; struct P1 { int i; };
template <class T> void t1(T t, T *p, S1 s, P1 q, const T &r, int n, T (&a)[3], T &&u) {}
template <class T> struct C { void m(T x, int y) { T z; } static void sm(T x) {} C(T k) {} ~C() { T l; } template <class U> void n(U u, T v) {} void later(T w); };
template <class T> void C<T>::later(T w) { }
template <class... A> void t3(A... a) {}
template <class... A> void t4(A... a) { (void)sizeof...(a); }
template <class... A> void t5(A... a) { int d[] = { a... }; }
template <class T> void t6(T x, T y, int z) { y = 1; z = 1; T w; w = 2; int v; v = 3; S1 s; s = S1(); }
template <class T> void t7(T x) { sizeof(x); T y; decltype(y) z; }
template <class T> void t8(T x) noexcept(noexcept(x)) { }
void h(int x) { struct L { void m(int y, L z) { } }; auto l = [](int a, S1 b) { }; }
template <class T> void decl_only(T x);
template <class T> void later_def(T x); template <class T> void later_def(T y) {}

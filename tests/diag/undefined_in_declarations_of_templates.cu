/* Names that nothing declares in declarations of templates. */
template <class T, int N> struct A {
  T a[N * u1];
  int b[u2];
  T c = u3;
  static constexpr int d = u4;
  static constexpr int d2 = N + u5;
  enum { e1 = u6, e2 = N * u7 };
  int f : u8;
  static_assert(N > u9, "x");
  void g(int x = u10);
  void g2(T x = T(u11));
  using H = A<T, u12>;
  typedef A<u13, N> I;
  A<T, N + u14> j;
  T k[u15 + N][2];
  auto n() -> decltype(u18);
  auto o(T t) -> decltype(t + u19);
  template <int K = u20> void p();
  template <class Q = u21> void q();
  u22 r;
  u23<T> s;
  T t[sizeof(u24)];
  static T v[N + u25];
  const int w[2] = { u26, N };
  T x{u27};
  bool operator<(const u29 &) const;
  u32 *aa; const u33 &bb; unsigned u34 cc;
};
template <class T, int N = u40> struct B {};
template <class T = u41> struct C {};
template <class T> struct D : u42<T> {};
template <class T> struct E : A<T, u43> {};
template <class T> int F[u44];
template <class T> constexpr int G = u45;
template <class T> using H = A<T, u46>;
template <class T> T I(T x = u47) { T a[u48]; return a[0]; }
template <class T, int N> T I2(T (&x)[N + u49]) { T a[N + u50]; return a[0]; }
template <class T> __attribute__((global)) void K(T *p, u51 q) { __attribute__((shared)) T s[u52]; __attribute__((shared)) T s2[sizeof(T) * u53]; }
template <u54 N> struct L {};
template <class T> auto M(T t) -> decltype(u55(t)) { return 1; }
/* What is declared all the same: members behind, parameters, what arguments of calls find. */
template <class T, int N = 3> struct Z {
	int a = later, b[sizeof(T) + N];
	void f(int x = later, T y = T{ N });
	auto g(T t, int n) -> decltype(t + n);
	template <class U> auto h(U u) const noexcept(noexcept(u.x)) -> decltype(u.member, find(u), U::value);
	static constexpr int later = 3;
	enum E { A = N, B = A + 1, C = sizeof(T) };
	static_assert(B > A && later, "");
	int (*fn)(int q, int (*r)[sizeof(q)]);
	int lambda = [](int v) { return v; }(3);
};
int z = Z<int>().a;

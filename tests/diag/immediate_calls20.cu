// flags: --c++20
// Calls of immediate functions that are no constants.
consteval int ce(int x) { return x; }
consteval __attribute__((device)) int ced(int x) { return x; }
struct S { int v; int m2; consteval int m(int y) const { return v + y; } static consteval int s(int x) { return x; } };
__attribute__((device)) int g(int x) { return ce(x); }
__attribute__((device)) int g2(int x) { return ced(x) + ced(2) + ce(3); }
int h(int x) {
  int a = ce(x);
  int c = S::s(x);
  int d = ce(ce(x));
  int e = ce(1) + ce(a);
  const int k = 3;
  int f = ce(k);
  static int st = ce(4);
  int q = ce(st);
  auto l = [](int z) { return ce(z); };
  auto l2 = [](int z) consteval { return ce(z); };
  return ced(x);
}
consteval int rec(int n) { return n ? rec(n - 1) : ce(n); }
constexpr int cx(int n) { return ce(n); }
constexpr int cx2(int n) { return ce(2) + n; }
int gl = ce(3);
int var = 3; int gv = ce(var);
int arr[ce(3)];
template <int N> struct I {}; I<ce(2)> i2;
void dflt(int x = ce(1)) {}
consteval void v() {} void uv() { v(); }
constexpr int a(int n) { constexpr int k = ce(n); return k; }
int b(int n) { if (ce(n)) return 1; for (int i = 0; i < ce(i); i++) ; switch (n) { case ce(2): ; } return sizeof(ce(n)) + ce(n + 1) * ce(sizeof n); }
int nonc(int); int d() { return ce(nonc(2)) + ce(ce(nonc(3))) + ce(d()); }
decltype(ce(1)) f; int g(int n, char) { static_assert(ce(1), ""); (void)ce(n); ce(n); return decltype(ce(n))(1); }
__attribute__((global)) void l(int n) { int x = ce(n); const int y = n; ce(y); const int z = 3; ce(z); constexpr int w = 2; ce(w); }
enum E { e1 = ce(2) }; int m = ce(m); const int n = ce(3); int o = ce(n); extern const int p; int q = ce(p);

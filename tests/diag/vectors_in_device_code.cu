// flags: --extended-lambda
typedef float f4 __attribute__((vector_size(16)));
typedef f4 *pf4; typedef f4 af4[3];
struct HS { f4 m; typedef f4 t; };
namespace N { using f = f4; }
template <class T> struct X { T m; };
extern __attribute__((device)) f4 g;
__attribute__((global)) void k(f4 *p, f4 q) { f4 l = q; *p = l; __attribute__((shared)) f4 s; s[0] = 1; f4 z = {1, 2}; auto f = [=] { f4 *x; }; }
__attribute__((device)) f4 parameters(f4 a) { return a; }
__attribute__((host)) __attribute__((device)) f4 both(f4 a) { f4 l = a; return l; }
template <class T> __attribute__((global)) void kt(T q) { T l = q; f4 *x; }
void host() { f4 a = {}; auto l = [=] __attribute__((device)) { f4 b = a; return b[0]; }; auto l2 = [=] __attribute__((host)) __attribute__((device)) (f4 x) { f4 y = x; return y; }; }
__attribute__((device)) void declarations() {
  float __attribute__((vector_size(16))) x;
  auto l = g;
  typedef f4 w;
  w x1;
  using u = f4;
  pf4 x4;
  af4 x5;
  HS x7;
  HS::t *x8;
  N::f *x9;
  const f4 &r = g;
  struct L { f4 m; f4 mf(f4 a) { return a; } __attribute__((device)) void q() { f4 *z; } };
  for (f4 *i = 0; i;) i = 0;
  if (f4 *i = 0) i = 0;
  extern f4 ex;
  f4 *p1, *p2;
}
__attribute__((device)) void expressions(f4 *p) {
  (void)static_cast<f4>(g);
  (void)(f4)g;
  (void)f4(g);
  (void)f4{};
  (void)new f4;
  auto l = [](f4 a, f4 *b) -> f4 { return a; };
  (void)reinterpret_cast<f4 *>(p);
  (void)alignof(f4);
  (void)sizeof(f4);
  (void)noexcept(f4());
  try { } catch (f4 *) { }
}
struct ST { __attribute__((device)) ST() { f4 *x; } __attribute__((device)) void m(); int q = sizeof(f4); __attribute__((device)) operator f4(); };
__attribute__((device)) void ST::m() { f4 *x; }
template <class T> struct TT { __attribute__((device)) void m() { f4 *x; T *y; } };

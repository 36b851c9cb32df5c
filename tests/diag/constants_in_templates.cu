// In templates, constants are evaluated for static assertions alone, and by nobody in constexpr variables.
int f(int x) { return x; } int g; const int cg = f(1);
template <class T> void u1(T t) { constexpr int x = g; constexpr int y = g + 1; static constexpr int z = g; constexpr int w = cg; constexpr int q = f(1) + g; } 
template <class T> struct C { static constexpr int z = g; void m() { constexpr int x = g; } };
namespace other {
int f(int x); int v; template <int I> struct num {}; template <class T> T t(T);
template <class T> void a1() { enum { e = f(1) }; }
template <class T> void a2() { struct L { int b : f(1); }; }
template <class T> void a3(int x) { switch (x) { case f(1): ; } }
template <class T> void a5() { struct L { int a[f(1)]; }; }
template <class T> void a6() { num<f(1)> x; }
template <class T> void a7() { if constexpr (f(1)) { } }
template <class T> void a8() { static_assert(f(1)); }
template <class T> void b1() { enum { e = v }; }
template <class T> void b2() { struct L { int b : v; }; }
template <class T> void b3(int x) { switch (x) { case v: ; } }
template <class T> void b5() { struct L { int a[v]; }; }
template <class T> void b6() { num<v> x; }
template <class T> void b7() { if constexpr (v) { } }
template <class T> void b8() { static_assert(v); }
template <class T> void c1() { enum { e = t(1) }; }
template <class T> void c6() { num<t(1)> x; }
template <class T> void c7() { if constexpr (t<int>(1)) { } }
template <class T> void c8() { static_assert(t(1)); }
template <class T> struct C { enum { e = f(1) }; int b : f(1); int a[f(1)]; num<f(1)> x; static_assert(f(1)); 
  enum { e2 = v }; int b2 : v; int a2[v]; num<v> x2; static_assert(v); };
struct D { template <class T> void m() { enum { e = f(1) }; num<v> x; num<f(1)> y; } };
}

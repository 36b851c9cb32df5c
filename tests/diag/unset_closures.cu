// flags: --c++20 --extended-lambda
// What lambdas capture is read where the closure is made: init-captures before the body, copies behind it.
template <class... F> int use(F... f) { return sizeof...(f); }
void f1(int n) { struct Local { int a; } local; use([q = local] __attribute__((device)) (int x = nothing0) constexpr { return nothing1; }); }
void f2(int n) { struct Local { int a; } local; use([local] __attribute__((device)) () { return nothing1; }, [n, n] { return nothing2; }); }
void f3(int n) { int k, m; use([q = k, p = m, r = nothing2] (int x = nothing0) -> decltype(nothing3) { return nothing1; }); }
void f4(int n) { int k, d[2], m; use([k, d, r = m](int x = nothing0) { return nothing1; }); }
void f5(int n) { int k; use([=] { auto l = [=] { (void)k; return nothing1; }; nothing3; }); }
void f6(int n) { int k, m; use([=] { auto l = [k, q = m] { return nothing1; }; nothing3; }); }
void f7(int n) { struct Local { int a; } k, d[2]; use([=] { k; return nothing1; (void)d; }); }
void f8(int n) { int v, w; use([v] { return nothing1; }, [w] { return nothing2; }) + nothing3; }
void f9(int n) { int deep[1][1][1][1][1][1][1][1]; use([=] __attribute__((device)) { nothing1; (void)deep; nothing2; }); }
template <class T> void g1(T n) { int f; auto l = [=] { (void)f; return f; }; }
template <class T> void g2(T n) { int f; auto l = [=] { (void)f; int k = f; }; }
template <class T> void g3(T n) { int f[2]; auto l = [=] { f; nothing1; }; }
template <class T> void g4(T n) { int f; auto l = [=] { auto m = [=] { (void)f; }; return f; }; }
template <class T> void g5(T n) { T f; auto l = [=] { (void)f; nothing1; }; }
template void g5(int);
void h1(int n) { int f; auto l = [=] { (void)f; auto &g = f; }; }
void h2(int n) { int f; auto l = [=] { auto m = [=] { (void)f; auto &g = f; }; }; }
void h3(int n) { struct { int a; } f; auto l = [=] { (void)f; auto &g = f; }; }
void h4(int n) { int f[2]; auto l = [=] { (void)f; return f[0]; }; }
void h5(int n) { int f[2], g; f[0]; *&g; int k = f[0] + g; }
void i1(int n) { int f, g, h; (void)sizeof(use([f] { return 1; })); (void)sizeof(use([=] { return g; })); (void)sizeof(use([q = h] { return 1; })); }
void i2(int n) { int f, g, h; (void)noexcept(use([f] { return 1; })); (void)noexcept([=] { int i; return i; }); if constexpr (sizeof([g] { })) { } }
template <class T> void i3(T n) { int f; T k; (void)sizeof(use([f] { return 1; })); (void)sizeof(use([=] { return k; })); }
template void i3(int);
constexpr int of(const int &) { return 1; }
void i4() { int l; [=] { static_assert(of(l), ""); }; }
// Values of variables that cannot be initialized with them.
void j1(int n) { int v, w; int (*q)() = [v] (int x) { return 1; }; int (*p)() = w; }
void j2(int n) { int w; int *s{ w }; int t; int *u = { t }; int v; int *x(v); }
void j3(int n) { int v, w; int s(v, w); }
void j4(int n) { int v[1]; constexpr auto l = [=] (int x) { (void)v; }; }
struct S { S(int *); };
void j5(int n) { int w; S s = w; int v; S t(v); }

// flags:
// flags: --c++20
/* Default arguments of lambdas in operands that are not evaluated. */
int g; int fn(int); struct S { int m; };
void f(int n) { decltype([](int x = n) { return x; }) *a = nullptr; (void)sizeof([](int x = n) { return x; }(1)); (void)sizeof([](int x = g) { return x; }(1)); (void)noexcept([](int x = fn(g)) { return x; }()); decltype([](int x = sizeof(n)) { return x; }) *b = nullptr; using T = decltype([](auto x, int y = g) { }); (void)sizeof([n](int x = 1) { return n; }); (void)sizeof([](decltype(n) x = 1) { return n; }); }
template <class T> void t(T n) { decltype([](T x = T()) { return x; }) *a = nullptr; (void)sizeof([](int x = n) { return x; }(1)); } template void t<int>(int);

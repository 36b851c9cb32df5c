// flags: --extended-lambda
// flags: --extended-lambda --c++20
// Values that are not set, which closures copy: in operands that are not evaluated only since C++20, where lambdas may stand there. What is
// returned behind an operand with an error is not compared.
template<class F> int use(F f);
struct S { int a, b; };
void f1(int n) { auto l = [] { return undeclared; return nullptr; return 1; }; }
void f2(int n) { auto l = [] { return n; return nullptr; return 1; }; }
void f3(int n) { auto l = [] { return nullptr; return undeclared; return 1; }; }
void f4(int n) { auto l = [] { return nullptr; return 1; return undeclared; }; }
auto f5(int n) { return undeclared; return nullptr; return 1; }
auto f6(int n) { return nullptr; return undeclared; return 1; }
auto f7(int n) { return this; return nullptr; return 1; }
void g1(int n) { int deep[2]; (void)sizeof(use([deep] { })); }
void g2(int n) { int deep; (void)sizeof(use([deep] { })); (void)sizeof([deep] { return deep; }); }
void g3(int n) { int deep; (void)sizeof(use([=] { return deep; })); }
void g5(int n) { S s; (void)noexcept(use([s] { })); }
void g6(int n) { S s; auto l = [](auto z) { S t; use([q = t] __attribute__((host)) __attribute__((device)) { }); use([q = t] __attribute__((device)) { });  use([q = t] { });}; l(1); }
void g7(int n) { S s; use([q = s] __attribute__((host)) __attribute__((device)) { }); }
void g8(int n) { S s; use([q = s] __attribute__((device)) { }); }
template<class T> void g9(int n) { S s; use([q = s] __attribute__((host)) __attribute__((device)) { }); }
void g10(int n) { S s; use([q = s] __attribute__((host)) __attribute__((device)) (auto x) { }); }
void g11(int n) { auto o = [] { return [](auto z) { S s; use([q = s] __attribute__((host)) __attribute__((device)) { }); }; }; }
void g12(int n) { auto o = [] { return [](auto z) { S s; use([q = s] { }); use([s] { }); }; }; }
void g13(int n) { auto o = [](auto z) { S s; use([q = s] { }); use([s] { }); }; }
void g14(int n) { auto o = [](auto z) { int s; use([q = s] { }); use([s] { });  use([=] { return s; }); int y; return y; }; }

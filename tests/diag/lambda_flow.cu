// flags: --extended-lambda
// flags:
/* What control reaches in lambdas for devices, in lambdas inside of these, and behind calls of lambdas with errors. */
template <class F> void run(F f) { f(1); }
void f1(int n) {
  auto l = [] __attribute__((device)) { auto in = []() -> int { }; in(); };
  auto l2 = [] __attribute__((device)) { auto in = [] __attribute__((device)) __attribute__((host)) () -> int { }; in(); };
  auto l3 = [] __attribute__((device)) { auto in = [] __attribute__((host)) () -> int { }; in(); };
  auto l4 = [] __attribute__((device)) { auto in = [] { auto in2 = []() -> int { }; in2(); }; in(); };
  auto l5 = [] __attribute__((host)) __attribute__((device)) { auto in = []() -> int { }; in(); };
  auto l6 = [] __attribute__((host)) __attribute__((device)) { auto in = [] __attribute__((device)) () -> int { }; in(); };
  auto l7 = [] __attribute__((device)) { struct S { int f() { } }; auto in = [] { struct T { int g() { } }; T().g(); }; S().f(); };
  auto l8 = [] { auto in = [] __attribute__((device)) () -> int { }; };
  auto l9 = [] __attribute__((device)) { auto in = [] (auto x) { auto in2 = []() -> int { }; in2(); if (x) return 1; }; in(1); };
  auto l10 = [] __attribute__((host)) { auto in = [] () -> int { }; in(); };
}
__attribute__((device)) void f2() {
  auto l10 = [] __attribute__((host)) { auto in = [] () -> int { }; in(); };
  auto l11 = [] __attribute__((host)) () -> int { };
  auto l12 = [] __attribute__((host)) __attribute__((device)) () -> int { };
  struct S { int f() { } __attribute__((device)) int g() { } __attribute__((device)) void h() { auto l12 = [] () -> int { }; } };
}
void g2(int n) {
use([] __attribute__((device)) (int x) mutable { return 1;
 for (int i = 0; i < n; i++) { auto in = [&] { return i + n; };  } });
}
void f3(int n) {
use([] __attribute__((device)) (int x) mutable { return 1;
 for (int i = 0; i < 1; i++) { auto in = [&] { return i + n; }; in(); } });
}
void f4(int n) {
use([] __attribute__((device)) (int x) mutable { return 1;
 for (int i = 0; i < 1; i++) { auto in = [&] { return i; }; in(); } });
}
void f5(int n) {
use([] (int x) mutable { return 1;
 for (int i = 0; i < 1; i++) { auto in = [&] { return i + n; }; in(); } });
}
void f6(int n) {
 [] (int x) mutable { return 1;
 for (int i = 0; i < 1; i++) { auto in = [&] { return i + undeclared; }; in(); in() + 1; } };
}
void f7(int n) {
  auto in = [&] { return n + undeclared; }; in(); in() + 1; int k = in(); k = in(); int *p = in(); p.a = in();
}
void f8(int n) {
  auto in = [&] (int i) { return n + undeclared; }; in(); in(3) + 1; in("a"); in(3).foo;
}
int f9(int n) {
  auto in = [&] (int i) { return n + undeclared; }; in(3);
}
void f10(int n) {
 [q = deep] __attribute__((host)) __attribute__((device)) () -> int { auto in = [=] __attribute__((host)) __attribute__((device)) { return n; }; in(); };
}
void f11(int n) {
 [n] __attribute__((host)) __attribute__((device)) () -> int { auto in = [=] __attribute__((host)) __attribute__((device)) { return n; }; in(); };
 [n] __attribute__((host)) __attribute__((device)) () -> int { auto in = [=] __attribute__((host)) __attribute__((device)) { return n; };  };
 [q = 1] __attribute__((host)) __attribute__((device)) () -> int { };
 [] __attribute__((host)) __attribute__((device)) () -> int { };
 [] __attribute__((host)) __attribute__((device)) () -> int { auto in = [] __attribute__((host)) __attribute__((device)) { };  };
}

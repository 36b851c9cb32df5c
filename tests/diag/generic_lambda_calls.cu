/* Calls of generic lambdas that cannot be. */
void f() {
 auto a = [](auto *p) { }; a(1);
 auto b = [](auto x, int *p) { }; b(1, 2); b(1, 2.0); b(1);
 auto d = [](auto x, int y = 1) { }; d(); d(1, 2, 3);
 auto e = [](auto x, auto... y) { }; e();
 [](auto) {}();
 auto g = [](auto x, ...) { }; g();
}
/* In a generic lambda as it is written, the closures of lambdas in it have a dependent type. */
void closures_inside() { auto outer = [](auto z) { ([](int x) { })(); auto l = [](int x) { }; l(); auto m = [](int *p) { }; m(1.5); auto n = [](auto q, int) { }; n(1); int *wrong = 1.5; }; auto other = [](int x) { }; auto calls = [&](auto z) { other(); }; }
template <class T> struct Closures { void inside() { auto l = [](int x) { }; l(); int *wrong = 1.5; } };

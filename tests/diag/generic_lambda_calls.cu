/* Calls of generic lambdas that cannot be. */
void f() {
 auto a = [](auto *p) { }; a(1);
 auto b = [](auto x, int *p) { }; b(1, 2); b(1, 2.0); b(1);
 auto d = [](auto x, int y = 1) { }; d(); d(1, 2, 3);
 auto e = [](auto x, auto... y) { }; e();
 [](auto) {}();
 auto g = [](auto x, ...) { }; g();
}

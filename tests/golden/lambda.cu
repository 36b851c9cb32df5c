template <class F> void run(F f);
struct S { int x; void m(int n) { auto lam = [=, y = n + 1, *this] __attribute__((device)) (int q) mutable -> int { return x + n + y; }; run(lam); run([n] __attribute__((host)) __attribute__((device)) { return n; }); } };

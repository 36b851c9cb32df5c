// flags: --remarks --diag_suppress=2349
struct P { int i, j; }; P p; struct S { S(const S &); ~S(); int i, j; }; S &s();
auto [n1, n2] = p; static auto [n3, n4] = p; auto &[n5, n6] = p; const auto [n7, n8] = p;  namespace M { auto [n11, n12] = p; static auto &[n13, n14] = p; }
auto [r1, r2] = p; int xx = r2;
void v1() { auto [a, b] = p; auto [c, d] = p; (void)d; auto [e, f] = p; e = 1; const auto &[g, h] = p; auto &&[i, j] = p; auto [k, l] = s(); static auto [m, n] = p; [[maybe_unused]] auto [o, q] = p; int arr[2] = {}; auto [t, u] = arr; auto [v, w] = p; auto lam = [&] { v = 1; }; if (auto [y, z] = p; true) { } for (auto [aa, bb] = p;;) { }  int last; }
template <class T> void v2(T t) { auto [a, b] = p; auto [c, d] = t; auto &[e, f] = t; int i; }
auto l = [](auto xy) { auto [a, b] = p; auto [c, d] = xy; };
auto l2 = []() { auto [a, b] = p; };
template <class... A> int f1(A... a) { return (a + ... + 0); }
template <class... A> int f2(A... a) { return (a + ... + 0); }
template <class... A> void f3(A... a) { f2(a...); }
template <class... A> void f4(A... a) { int z[] = { 1, (int)sizeof...(A) };  }
template <class... A> void f5(A... a) { auto l = [&] { (a, ...); }; }
template <class... A> void f6(A... a) { (f2(a), ...); }
template <class... A> void f7(A... a) { (f2(a...), ..., a); }
void u1(int __attribute__((unused)) y, [[maybe_unused]] int z, const int w) { volatile int k; volatile int *l; }
void u2([[maybe_unused]] int x); void u2(int x) {}
void c1(int n, int m, int k) { auto l = [n] { }; auto q = [&m] { }; auto w = [=] { (void)sizeof(k); }; }
void c2(int n) { n = 1; auto l = [n] { }; }
void c3(int n) { auto l = [=]() mutable { n = 1; }; auto k = [&] { n = 2; };  }
void c4() { int n; auto k = [&] { n = 2; };  }
struct Q { Q(int a, int b) : x(a) {} Q(int c) try : x(c) {} catch (...) {} int x; ~Q() {} Q(const Q &o) {} operator int() { return 1; } void operator=(const Q &o) { } };
void k1(int a = 1, int b[3] = nullptr, int (*c)(int) = nullptr) { b[0] = 1; c = nullptr; }
void k2(int *b, int &r, Q &o, int a[2][2], int *&pr) { *b = 1; r = 1; o = Q(1); a[0][1] = 1; pr = nullptr; }
void k3(int *b, Q o, Q *p) { b = 0; o.x = 1; p->x = 2; }

// flags: --extended-lambda
/* Extended lambdas whose body is missing are looked at, too, but for the types of their operator(). */
template <class... F> int use(F... f) { return sizeof...(f); }
struct C { C() { auto l = [] __attribute__((device)) () noexcept noexcept(false) { }; } };
struct C2 { void f() { auto l = [] __attribute__((device)) () noexcept noexcept(false) { }; } };
struct C3 { C3() { auto l = [] __attribute__((device)) () mutable int { }; } };
struct C4 { C4() { auto l = [] __attribute__((device)) () 3 { }; } };
struct C5 { C5() { auto l = [] __attribute__((device)) { }; } };
struct C6 { C6() { use([] __attribute__((device)) () noexcept noexcept(false) { }); } };
struct C7 { C7() { use([] __attribute__((device)) () noexcept mutable { return 1; }, 2); } };
void g(int n) { auto outer = [=](auto z) { use([n] __attribute__((device)) () noexcept noexcept(false) { return n; }); }; outer(1); }
void h(int n) { auto outer = [](auto z) { int cube[2]; use([n] __attribute__((device)) () noexcept noexcept(false) { (void)m; (void)cube; return n; }); }; }
void i(int n) { auto l = [n] __attribute__((host)) __attribute__((device)) () noexcept noexcept(false) { return n; }; }
template <class> void j(int n) { auto l = [n] __attribute__((host)) __attribute__((device)) () noexcept noexcept(false) { return n; }; }
auto k = [] __attribute__((device)) () noexcept noexcept(false) { return 1; };
void f1(int n) { auto l = [&n] __attribute__((device)) () noexcept noexcept(false) { }; }
void f2(int n) { auto l = [&] __attribute__((device)) () noexcept noexcept(false) { }; }
void f3(int n) { auto l = [q = n] __attribute__((device)) __attribute__((host)) () noexcept noexcept(false) { }; }
void f4(int n) { int d[1][1][1][1][1][1][1][1]; auto l = [d, q = d] __attribute__((device)) () noexcept noexcept(false) { }; }
void f5(int n) { struct L { } x; auto l = [x] __attribute__((device)) () noexcept noexcept(false) { }; }
void f6(int n) { struct L { } x; auto l = [q = x] __attribute__((device)) () noexcept noexcept(false) { }; }
void f7(int n) { struct L { } x; auto l = [] __attribute__((device)) __attribute__((host)) (L) noexcept noexcept(false) { }; }
void f9(int n) { struct L { } x; auto l = [] __attribute__((device)) (int) constexpr noexcept noexcept(false) { }; }
template <class T> struct PC { private: class P { }; void f(int n) { P p; auto l = [p] __attribute__((device)) (int) noexcept noexcept(false) { }; } };

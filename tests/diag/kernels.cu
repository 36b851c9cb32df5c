__attribute__((device)) void a(); __attribute__((global)) void a();
__attribute__((global)) void b(); __attribute__((host)) __attribute__((device)) void b() { }
__attribute__((global)) void c() noexcept { }
template <class T> __attribute__((global)) void d(T); template <> __attribute__((device)) void d(int) { }
template <class U, class... T> __attribute__((global)) void e(U, T... t) { }
template <class... T, class U> __attribute__((global)) void f(T... t, U *u);
__attribute__((global)) __attribute__((launch_bounds(1, 1, -1))) void g() { }
__attribute__((global)) __attribute__((maxnreg(0))) void h() { }
inline namespace { __attribute__((device)) int i; __attribute__((constant)) int j; __attribute__((device)) void k(); }
__attribute__((device)) void l(); void l() { }

// flags: --extended-lambda
/* Local types in extended lambdas of instances: of generic lambdas, and in operands that are not evaluated, too. */
template <class... F> int use(F... f) { return sizeof...(f); }
template <class T> void f1(T n) { struct Local { int a; } local; use([] __attribute__((device)) (Local x) { }); } template void f1(int);
template <class T> void f2(T n) { struct Local { int a; } local; (void)sizeof(use([] __attribute__((host)) __attribute__((device)) (Local x) { })); } template void f2(int);
template <class T> void f3(T n) { struct Local { int a; } local; (void)sizeof(use([] __attribute__((device)) (Local x) { })); } template void f3(int);
template <class T> void f4(T n) { struct Local { int a; } local; auto l = [] __attribute__((device)) { return Local(); }; } template void f4(int);
template <class T> void f5(T n) { struct Local { int a; } local; auto l = [] __attribute__((device)) () -> Local { return Local(); }; } template void f5(int);
template <class T> void f6(T n) { struct Local { int a; } local; auto l = [local] __attribute__((device)) { }; } template void f6(int);
template <class T> void f7(T n) { struct Local { int a; } local; auto l = [=] __attribute__((device)) { (void)local; }; } template void f7(int);
template <class T> void f8(T n) { struct Local { int a; } local; auto l = [q = local] __attribute__((device)) { }; } template void f8(int);
template <class T> void f9(T n) { struct Local { int a; } local; use([none] __attribute__((host)) __attribute__((device)) (Local x) { }); } template void f9(int);
template <class T> void f10(T n) { struct Local { int a; } local; use([local] __attribute__((host)) __attribute__((device)) (Local x) { return x; }); } template void f10(int);
template <class T> void f11(T n) { struct Local { int a; } local; use([bad] __attribute__((host)) __attribute__((device)) { }, [local] __attribute__((host)) __attribute__((device)) (Local x) { return x; }); } template void f11(int);
template <class T> void f12(T n) { struct Local { int a; } local; auto pass = [q = use([] __attribute__((host)) __attribute__((device)) (Local x) { })] { return q; }; } template void f12(int);
template <class T> void f13(T n) { struct Local { int a; } local; auto pass = [q = use([local] __attribute__((host)) __attribute__((device)) { })] { return q; }; } template void f13(int);
template <class T> void f14(T n) { struct Local { int a; } local; auto pass = [q = use([q = n ? 1.0 : 2] __attribute__((host)) __attribute__((device)) (Local x) { })] { return q; }; } template void f14(int);
template <class T> struct C { void f15(int n) { struct Local { int a; } local; use([] __attribute__((device)) (Local x) { }); } }; template struct C<int>;
void f16() { auto outer = [=](auto x) { struct Local { int a; } local; use([] __attribute__((host)) __attribute__((device)) (Local x) { }); }; outer(1); }
void f17() { auto outer = [=](auto x) { struct Local { int a; } local; use([local] __attribute__((device)) (int) { }); }; outer(1); }
void f18() { auto outer = [=](auto x) { struct Local { int a; } local; auto l = [q = local] __attribute__((device)) (int) { }; }; outer(1); }
void f19() { auto outer = [=](auto x) { struct Local { int a; } local; auto l = [] __attribute__((device)) () -> Local { return Local(); }; }; outer(1); }
template <class T> void f20(T n) { struct Local { int a; }; if constexpr (sizeof(T) == 4) { use([] __attribute__((device)) (Local x) { }); } else { use([] __attribute__((device)) (Local x) { }); } } template void f20(int);
template <class T> void f21(T n) { struct Local { int a; }; use([] __attribute__((device)) (Local *x) { }); use([] __attribute__((device)) (Local &x, int = 1) { }); using L = Local; use([] __attribute__((device)) (L) { }); } template void f21(int);
template <class T> void g1(T n) { struct Local { int a; }; use([] __attribute__((host)) __attribute__((device)) (Local x) -> int { }); } template void g1(int);
void g2(int n) { struct Local { int a; }; use([] __attribute__((host)) __attribute__((device)) (Local x) -> int { }); }
void g3(int n) { struct Local { int a; } local; use([local] __attribute__((host)) __attribute__((device)) (Local x) -> int { }); }
template <class T> void g4(T n) { struct Local { int a; } local; use([local] __attribute__((host)) __attribute__((device)) (Local x) -> int {}); } template void g4(int);
template <class T> void g5(T n) { struct Local { int a; } local; use([local] __attribute__((host)) __attribute__((device)) (Local x) -> Local {int k; return k; }); } template void g5(int);
void g6() { struct Local { int a; } local; use([local] __attribute__((host)) __attribute__((device)) (Local x) -> Local {int k; k++; return k; }); } template void g5(int);
template <class T> void j1(T n) { int v, w; int (*q)() = [v] (int x) { return 1; }; int (*p)() = w; } template void j1(int);
template <class T> void j2(T n) { int v, w; int (*q)() = [v] (int x) -> int { }; int (*p)() = w; } template void j2(int);
template <class T> void j3(T n) { int v, w; int (*q)() = [v] (T x) -> int { }; int (*p)() = w; } template void j3(int);
template <class T> void j4(T n) { struct L { }; [] (L x) -> int { };  [] (T x) -> int { }; [n] () -> int { }; [] () -> T { }; [] (L x, T) -> T { };} template void j4(int);
void k1() { auto l = [](auto) -> int { }; l(1); }
void k2() { auto l = [](auto) { auto k = [](auto) -> int { }; k(1); }; l(1); }
template <class T> void k3(T n) { auto l = [](auto x) -> int { int *p = x; }; l(n); } template void k3(int);
template <class T> void k4(T n) { auto l = [](auto x) -> int { x; }; l(n); } template void k4(int);
void h61(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([] __attribute__((device)) (Local x) { })); }; outer(1); }
void h62(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([] __attribute__((device)) { return Local(); })); }; outer(1); }
void h63(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([local] __attribute__((device)) (int) { })); }; outer(1); }
void h64(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([=] __attribute__((device)) (int) { (void)local; })); }; outer(1); }
void h65(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([q = local] __attribute__((device)) (int) { })); }; outer(1); }
void h66(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([] __attribute__((host)) __attribute__((device)) (Local x) { })); }; outer(1); }
void h67(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([] __attribute__((host)) __attribute__((device)) { return Local(); })); }; outer(1); }
void h68(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([local] __attribute__((host)) __attribute__((device)) (int) { })); }; outer(1); }
void h69(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([=] __attribute__((host)) __attribute__((device)) (int) { (void)local; })); }; outer(1); }
void h70(int n) { auto outer = [=](auto x) { struct Local { int a; } local = { }; (void)sizeof(use([q = local] __attribute__((host)) __attribute__((device)) (int) { })); }; outer(1); }
template <class T> void u41(T n) { struct Local { int a; } local = { }; (void)noexcept(use([] __attribute__((device)) (Local x) { })); } template void u41(int);
template <class T> void u42(T n) { struct Local { int a; } local = { }; (void)noexcept(use([] __attribute__((device)) { return Local(); })); } template void u42(int);
template <class T> void u43(T n) { struct Local { int a; } local = { }; (void)noexcept(use([local] __attribute__((device)) (int) { })); } template void u43(int);
template <class T> void u44(T n) { struct Local { int a; } local = { }; (void)noexcept(use([=] __attribute__((device)) (int) { (void)local; })); } template void u44(int);
template <class T> void u45(T n) { struct Local { int a; } local = { }; (void)noexcept(use([q = local] __attribute__((device)) (int) { })); } template void u45(int);
template <class T> void u46(T n) { struct Local { int a; } local = { }; (void)noexcept(use([] __attribute__((host)) __attribute__((device)) (Local x) { })); } template void u46(int);
template <class T> void u47(T n) { struct Local { int a; } local = { }; (void)noexcept(use([] __attribute__((host)) __attribute__((device)) { return Local(); })); } template void u47(int);
template <class T> void u48(T n) { struct Local { int a; } local = { }; (void)noexcept(use([local] __attribute__((host)) __attribute__((device)) (int) { })); } template void u48(int);
template <class T> void u49(T n) { struct Local { int a; } local = { }; (void)noexcept(use([=] __attribute__((host)) __attribute__((device)) (int) { (void)local; })); } template void u49(int);
template <class T> void u50(T n) { struct Local { int a; } local = { }; (void)noexcept(use([q = local] __attribute__((host)) __attribute__((device)) (int) { })); } template void u50(int);

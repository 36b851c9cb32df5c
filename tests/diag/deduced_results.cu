// flags: --extended-lambda
template<class F> void call(F f) { }
struct P { int a; }; struct Q { Q(int); }; struct X { explicit X(int); };
struct NC { NC(const NC &) = delete; NC(); };
void f1() { call([] () -> P { return 1; }); }
void f2() { call([] () -> int { return P(); }); }
void f3() { call([] () -> int * { return 1; }); }
void f4() { call([] () -> Q { return 1; }); }
void f5() { call([] () -> X { return 1; }); }
void f6() { call([] () -> void { return 1; }); }
void f7() { call([] () -> int { return; }); }
void f8() { call([] () -> const char * { return "s"; }); }
void f9() { call([] () -> char * { return "s"; }); }
void f10() { NC n; call([&] () -> NC { return n; }); }
void f11() { call([] () { return; return 1; }); }
void f12() { call([] () { return 1; return 2.0; }); }
void f13() { call([] () { return 1; return P(); }); }
void f14() { call([] (auto x) -> P { return 1; }); }
void f15() { call([] (auto x) -> int { return x; }); }
void f16() { call([] () -> P { return {1}; }); }
void f19() { call([] () -> int & { return 1; }); }
void f21() { call([] () -> int { P p; if (p.a) return 1; }); }
void f22() { call([] () -> unsigned { auto x = [] () -> P { return 1; }; return -1; }); }
P f23() { call([] () { return 1; }); return P(); }
int f24() { call([] () { return P(); }); return 1; }
auto h11(int a) { if (a) return; return 1; }
auto h12(int a) { if (a) return 1; return 2.0; }
auto h13(int a) { if (a) return 1; return P(); }
auto h14(int a) { if (a) return 1; return; }
auto h15(int a) { if (a) return nullptr; return (int *)0; }
auto h16(int a) { if (a) return 1; return true; }
auto h16b(int a) { if (a) return 1u; return 1; }
decltype(auto) h16c(int a) { if (a) return a; return (a); }
template<class T> auto h21(T t) { if (t) return 1; return 2.0; }
auto h24(int a) { if (a) return 1; return f24(a - 1); }
void h26() { auto l = [](int a) { if (a) return 1; return 1.5; }; l(1); }
void h29() { auto l = [](int a) { if (a) return nullptr; return &a; }; l(1); }
void h30() { auto l = [] __attribute__((device)) (int a) { if (a) return 1; return 1.f; }; }
auto h31(int a) { switch (a) { case 1: return 1; default: return 1l; } }
auto h32(int a) { if (a) return "a"; return "bc"; }
auto h33(int a) { const int c = 1; if (a) return c; return 2; }
void k21(int a) { call([=] () -> int { if (a) return 1; }); }
void k22(int a) { auto l = [=] () -> int { if (a) return 1; }; }
void k23(int a) { auto l = [=] { if (a) return 1; }; }
void k24(int a) { auto l = [=] () -> int { return; }; }
void k25(int a) { auto l = [=] () { if (a) return; return 1; }; }
void k26(int a) { auto l = [=] () { if (a) return 1; return; }; }
void k27(int a) { auto l = [=] (auto x) -> int { return; }; }
void k28(int a) { auto l = [=] __attribute__((device)) () -> int { return; }; }
template<class T> void k29(int a) { auto l = [=] () -> int { return; }; }
template<class T> void k30(int a) { auto l = [=] () -> T { return; }; }
void k31(int a) { auto l = [=] { auto m = [=] () -> int { return; }; }; }
void k32(int a) { auto l = [=] () -> int { P p; if (p.a) return 1; }; }
void k33(int a) { auto l = [=] () -> int { int q = 1; P p = {}; if (q) return 1; }; }
void k34(int a) { auto l = [=] __attribute__((device)) () -> int { if (a) return 1; }; }
void k35(int a) { auto l = [=] __attribute__((host)) __attribute__((device)) () -> int { if (a) return 1; }; }
auto k36(int a) { if (a) return 1; return; }
auto k37(int a) { if (a) return; return; }
auto k38(int a) { return; }

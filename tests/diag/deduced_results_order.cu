// flags: --extended-lambda
// That deduced results differ is said behind all that is said of the operand.
template<class F> int use(F f);
class Outer { class Hidden { }; public: using Hidden_ = Hidden; };
void f1(int n) { struct Local { int a; } local{1}; use([=] __attribute__((device)) { if (n) return 1; return local; }); use([=] __attribute__((host)) __attribute__((device)) { if (n) return 1; return local; }); auto l = [=] __attribute__((device)) { if (n) return 1; return local.a + 1l; }; }
void f2(int n) { Outer::Hidden_ hidden; use([=] __attribute__((device)) { if (n) return 1; return hidden; }); int deep[1][1][1][1][1][1][1][1] = {}; use([=] __attribute__((device)) { if (n) return 1; return deep; }); }
auto f3(int n) { if (n) return 1; return [=] { return n + 1.0; }; }
auto f4(int n) { if (n) return 1; return [=] { return und; }; }
auto f5(int n) { if (n) return 1; return n ? 1.0 : 2; }
template <class T> auto f6(int n) { struct Local { int a; } local{1}; use([=] __attribute__((device)) { if (n) return 1; return local; }); return 1; }
int x6 = f6<int>(1);
auto f7(int n) { if (n) return 1; int u; return u + 1.0; }

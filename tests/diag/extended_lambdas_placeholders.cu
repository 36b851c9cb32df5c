// flags: --extended-lambda
/* The result of a lambda for devices that says auto itself is deduced, too; of one without a type the parameters are looked at. */
template <class... F> int use(F... f) { return sizeof...(f); }
template <class T> struct C { T m; void f(int n) { struct Local { int a; }; use([none] __attribute__((host)) __attribute__((device)) (Local x) { }); } }; template struct C<int>;
template <class T> struct C2 { T m; void f(int n) { struct Local { int a; }; use([n] __attribute__((host)) __attribute__((device)) (Local x) { return undeclared; }); } }; template struct C2<int>;
template <class T> struct C3 { T m; void f(int n) { struct Local { int a; }; use([q = n ? 1.0 : 2] __attribute__((host)) __attribute__((device)) (Local x) { return 1; }); } }; template struct C3<int>;
template <class T> struct C4 { T m; void f(int n) { struct Local { int a; }; auto pass = [q = use([] __attribute__((host)) __attribute__((device)) (Local x) { return 1; })] { return q; }; } }; template struct C4<int>;
void g1() { auto l = [] __attribute__((device)) () -> auto { return 1; }; l(); }
void g2() { auto l = [] __attribute__((device)) () -> auto { return 1; }; [=] { l(); }; }
void g3() { auto l = [] __attribute__((device)) () -> decltype(auto) { return 1; }; l(); decltype(l()) x; (void)sizeof(l()); l.operator()(); }
void g4() { auto l = [] __attribute__((device)) () { return 1; }; l(); }
void g5() { auto l = [](int) __attribute__((device)) -> auto { return 1; }; l(1); }
void g6() { ([] __attribute__((device)) () -> auto { return 1; })(); int x = ([] __attribute__((device)) () -> auto { return 1; })(); }
void g7() { auto l = [] __attribute__((host)) __attribute__((device)) () -> auto { return 1; }; l(); }
void g8(int n) { auto l = [n] __attribute__((device)) (int x) -> auto { (void)n; return x; }; l(1); l(2); }
template <class T> void g9(T n) { auto l = [n] __attribute__((device)) (int x) -> auto { (void)n; return x; }; l(1); l(2); } template void g9(int);
template <class T> void g10(T n) { auto l = [] __attribute__((device)) () -> auto { return 1; }; l(); }
__attribute__((device)) void g11() { auto l = [] __attribute__((device)) () -> auto { return 1; }; l(); }
struct H { int m; void f(int n) { auto l = [=, *this] __attribute__((device)) () -> auto { return m; }; l(); } };
void g12() { auto l = [] __attribute__((device)) () -> auto *{ return "a"; }; l(); auto l2 = [] __attribute__((device)) () -> auto && { return "a"; }; l2();  auto l3 = [] __attribute__((device)) () -> auto { return undeclared; }; l3(); auto l4 = [] __attribute__((device)) () -> auto { }; l4(); }
void g13() { auto l = [] __attribute__((device)) (auto x) -> auto { return x; }; l(1); auto l2 = [] __attribute__((device)) (auto x) { return x; }; l2(1); }

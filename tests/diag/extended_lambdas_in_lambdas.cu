// flags: --extended-lambda
/* Lambdas for devices in others that are in no function, or in a function's default argument; local classes in these. */
auto h1 = [](auto x) { []() { return [] __attribute__((device)) () { return 1; }; }; };
auto h2 = []() { [](auto x) { return [] __attribute__((device)) () { return 1; }; }; };
auto h3 = [] __attribute__((host)) __attribute__((device)) (auto x) { return [] __attribute__((device)) () { return 1; }; };
auto h4 = [] __attribute__((device)) (auto x) { return [] __attribute__((device)) () { return 1; }; };
auto h5 = [](auto x) { return [] __attribute__((host)) __attribute__((device)) () { return 1; }; };
auto h6 = [](auto a, int x = [] { [] __attribute__((device)) {}; return 1; }()) {};
auto h7 = [] { [](auto a, int x = [] { [] __attribute__((device)) {}; return 1; }()) {}; };
auto h8 = [](auto a) { [] (int x = [] { [] __attribute__((device)) {}; return 1; }()) {}; };
auto h9 = [](auto a) { [x = [] __attribute__((device)) { return 1; }] {}; };
auto h10 = [] { [x = [] __attribute__((device)) { return 1; }] {}; };
auto h11 = [x = [] { [] __attribute__((device)) {}; }] { };
auto h12 = [x = [](auto) { [] __attribute__((device)) {}; }] (auto) { };
struct S {
	int k = [](auto x) { [] __attribute__((device)) { return 1; }; return 1; }(1);
	int l = [] { [] __attribute__((device)) { return 1; }; return 1; }();
};
template <class T> struct ST {
	int k = [](auto x) { [] __attribute__((device)) { return 1; }; return 1; }(1);
	int l = [] { [] __attribute__((device)) { return 1; }; return 1; }();
};
template <class T> auto v = [](auto x) { []() { return [] __attribute__((device)) { return 1; }; }; };
template <class T> auto v2 = []() { []() { return [] __attribute__((device)) { return 1; }; }; };
void f(int k = [](auto x) { [] __attribute__((device)) { return 1; }; return 1; }(1), int l = [] { [] __attribute__((device)) { return 1; }; return 1; }());
void f1() { [](auto a, int x = [] { [] __attribute__((device)) { }; return 1; }()) {}; }
void f2() { [](auto a) { [] (int x = [] { [] __attribute__((device)) {}; return 1; }()) {}; }; }
void f3() { [](int a) { [] (int x = [] { [] __attribute__((device)) {}; return 1; }()) {}; }; }
auto c1 = []() { struct L { void f() { auto x = [] __attribute__((device)) { }; } static int f2(); }; };
auto c2 = [](auto) { struct L { void f() { [] __attribute__((device)) { return 1; }; } }; };
auto c3 = [](auto) { struct L { int f = [] { [] __attribute__((device)) { return 1; }; return 1; }(); }; };
auto c4 = [](auto) { struct L { void f() { return 1; } }; };
void c5() { auto h = [](auto) { struct L { void f() { return 1; } }; }; }
auto c6 = [] { struct L { void f() { return 1; } }; };

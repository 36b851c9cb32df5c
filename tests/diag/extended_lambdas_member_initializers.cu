// flags: --extended-lambda
/* Lambdas in default member initializers, also of classes in lambdas: what may stand there, and how messages name them. */
auto in_class = [] { struct L { int a = 3; int b = [this] __attribute__((host)) __attribute__((device)) () { return a; }(); int c = [] __attribute__((device)) () -> int { return 1; }(); }; return 0; };
auto below = [] { struct L { int a = [] { auto l = [] __attribute__((device)) () { }; return 1; }(); }; return 0; };
auto hd = [] __attribute__((host)) __attribute__((device)) () { struct L { int a = [] { auto l = [] __attribute__((device)) () { }; return 1; }(); int b = [] { return 1; }(); }; return 0; };
auto generic = [](auto x) { struct L { int a = [] { auto l = [] __attribute__((device)) () { }; return 1; }(); int b = [] __attribute__((host)) __attribute__((device)) () { return [] { return 1; }(); }(); }; return 0; };
int in_function() {
	auto x = [] __attribute__((host)) __attribute__((device)) () { struct L { int a = [] { auto l = [] __attribute__((device)) () { }; return 1; }(); int b = [] __attribute__((host)) __attribute__((device)) () { auto l = [] __attribute__((device)) () { }; return 1; }(); }; return 0; };
	return 1;
}
namespace bug {
struct e {
	int a = [] { return [] { return [] __attribute__((host)) __attribute__((device)) (int) { return [] __attribute__((device)) () -> int { return 1; }(); }(2); }(); }();
	int b = [] { auto p = [](int) { return 1; }; auto q = [] { return 2; }; return [] { return [] __attribute__((device)) () -> int { return 1; }(); }(); }();
	struct in { int z = [] __attribute__((host)) __attribute__((device)) () { return [] __attribute__((device)) () -> int { return 1; }(); }(); };
	int u = [] { struct L { int m() { struct K { int k() { return [] { return [] __attribute__((device)) () -> int { return 2; }(); }(); } }; return [] { return [] __attribute__((device)) () -> int { return 1; }(); }(); } }; return 1; }();
	int c = [](int) { return 2; }(3) + [] { return 1; }() + [] __attribute__((device)) () -> int { return 3; }() + [] { return [] __attribute__((device)) () -> int { return 1; }(); }();
	int d = [] { auto x = [](int) { struct W { int z = [](int) { return 2; }(3) + [] __attribute__((device)) () -> int { return 3; }() + [] { return [] __attribute__((device)) () -> int { return 1; }(); }(); }; return 2; }; return [] __attribute__((device)) () -> int { return 1; }(); }();
	void f(int d = [] __attribute__((host)) __attribute__((device)) () { return [] __attribute__((device)) () -> int { return 1; }(); }()) { [] __attribute__((host)) __attribute__((device)) () { struct Q { int y = [] __attribute__((host)) __attribute__((device)) () { return [] __attribute__((device)) () -> int { return 1; }(); }(); }; return [] __attribute__((device)) () -> int { return 1; }(); }(); }
};
int w2 = [] { struct L { int m() { return [] { return [] __attribute__((device)) () -> int { return 1; }(); }(); } int n = [] { return [] __attribute__((device)) () -> int { return 1; }(); }(); }; return 1; }();
int g(int d = [] { auto l = [] { return 1; }; return [] __attribute__((device)) () -> int { return 1; }(); }(), int e = [] { return [] __attribute__((device)) () -> int { return 1; }(); }());
void fff() { struct e { int a = [] { return [] __attribute__((host)) __attribute__((device)) (int) { return [] __attribute__((device)) () -> int { return 1; }(); }(2); }(); int b = [] { struct K { int k = [] { return [] __attribute__((device)) () -> int { return 2; }(); }(); void m() { struct W { int k = [] { return [] __attribute__((device)) () -> int { return 2; }(); }(); }; } }; return 1; }(); }; }
}

// What auto stands for: results that differ, lists without a type, functions that are several.
auto a(int x) { if (x) return 1; return 2.0; }
auto b() { return { 1, 2 }; }
auto c(int x) { if (x) return 1; return "x"; }
auto d(int x) { if (x) return nullptr; return &x; }
auto e(int x) { if (x) return; return 1; }
decltype(auto) j(int x) { if (x) return x; return (x); }
auto same(int x) { if (x) return 1; else if (x > 3) return 2; return x; }
const auto *pointer(const int *p, int *q) { if (p) return p; return q; }
template <class T> auto discarded(T x) { if constexpr (sizeof(T) == 4) return 1; else return 2.0; }
int use = discarded(1);
void f(int); void f(double);
template <class T> void t(T);
auto v1 = f;
auto v2 = &f;
auto v3 = t;
auto *v4 = 5;
auto *v5 = &use;
auto v6 = t<int>;
void lambdas(int n, int *p)
{
	auto l1 = [](int x) { if (x) return 1; return 2.0; };
	auto l2 = [](int x) -> int { return "x"; };
	auto l3 = [](int x) { return { 1 }; };
	auto l4 = [](int x) -> void { return 1; };
	auto l6 = [](int x) -> int * { return 1; };
	auto l7 = [](auto x) { if (x) return 1; return 2.0; };
	auto l8 = [](int x) -> auto { if (x) return 1; return 'c'; };
	auto fine = [=](int x) { if (x) return n; return 2; };
	auto fine2 = [](int x) -> double { return x; };
	auto fine3 = [](int x) { if (x) return; };
	fine.foo;
	fine(1).foo;
	fine2.bar();
	fine2->x;
	auto local = f;
	auto nothing = {};
	auto mixed = { 1, 2.0 };
}

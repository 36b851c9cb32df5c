// flags: --extended-lambda
/* Captures with which several things are wrong. */
template<class F> int use(F f);
struct ND { ND(int); int x; };
int f(int n) {
	int a[1][1][1][1][1][1][1][1] = {}; ND b[1] = { 1 }; struct L { } l; L m[2]; ND c[1][1][1][1][1][1][1][1] = { 1 }; struct LD { LD(int) { } LD &operator=(const LD &) = delete; } d[1] = { 1 };
	use([=] __attribute__((device)) { if constexpr (true) { (void)l; } });
	use([=] __attribute__((host)) __attribute__((device)) { if constexpr (true) { (void)a; (void)b; } });
	use([&] __attribute__((device)) { if constexpr (true) { (void)l; (void)b; } });
	use([c, d] __attribute__((device)) { });
	use([=] __attribute__((host)) __attribute__((device)) { (void)c; (void)d; });
	use([x = l, y = n, z = a] __attribute__((host)) __attribute__((device)) { });
	use([&x = l] __attribute__((host)) __attribute__((device)) { });
	use([&, l, b] __attribute__((host)) __attribute__((device)) { if constexpr (true) return n; });
	return 1;
}
class Q { struct priv { }; int v; priv pv; public: int f() { return use([=] __attribute__((device)) { if constexpr (true) return v; }) + use([=] __attribute__((host)) __attribute__((device)) { if constexpr (true) (void)pv; }) + use([&] __attribute__((device)) { if constexpr (true) return v; return 1; }) + use([&] __attribute__((device)) { return v; }); } };

// flags: --extended-lambda
/* What is captured by reference is looked at as what is copied. */
template<class F> int use(F f);
struct ND { ND(int); int x; }; struct NA2 { int v; NA2 &operator=(const NA2 &) = delete; };
class P { struct priv { }; public: int f() { priv p; priv q[2]; return use([&p] __attribute__((device)) { }) + use([&] __attribute__((device)) { (void)p; }) + use([&q] __attribute__((host)) __attribute__((device)) { }) + use([&x = p] __attribute__((device)) { }); } };
template<class... T> int tp(T... t) { return use([&t...] __attribute__((device)) { }) + use([&] __attribute__((device)) { return (t + ...); }); }
int f(int n) {
	int a[1][1][1][1][1][1][1][1] = {}; ND b[1] = { 1 }; NA2 c[1] = {}; struct L { } l; enum E { e0 } e = e0; L m[2]; int &r = n;
	use([&a] __attribute__((device)) { });
	use([&b] __attribute__((device)) { });
	use([&c] __attribute__((device)) { });
	use([&l] __attribute__((device)) { });
	use([&e] __attribute__((host)) __attribute__((device)) { });
	use([&m] __attribute__((device)) { });
	use([&r] __attribute__((device)) { });
	use([&] __attribute__((device)) { (void)a; });
	use([&] __attribute__((device)) { (void)b; });
	use([&] __attribute__((host)) __attribute__((device)) { (void)c; });
	use([&] __attribute__((device)) { (void)l; });
	use([&, l] __attribute__((device)) { (void)m; });
	use([=, &l] __attribute__((device)) { (void)a; });
	use([&x = a] __attribute__((device)) { });
	use([&x = l] __attribute__((device)) { });
	use([&x = n] __attribute__((host)) __attribute__((device)) { });
	use([&x = n] __attribute__((device)) { if constexpr (true) return x; });
	use([&n] __attribute__((device)) { if constexpr (true) return n; });
	return 1;
}

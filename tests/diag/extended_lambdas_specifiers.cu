// flags: --extended-lambda
/* Extended lambdas in lambdas, their specifiers, and what they capture in a constexpr if. */
template<class F> int use(F f);
/* nesting */
int n1(int n) {
	use([n] __attribute__((host)) __attribute__((device)) { use([n] __attribute__((device)) { }); return n; });
	use([n] __attribute__((host)) __attribute__((device)) { use([n] __attribute__((host)) __attribute__((device)) { }); auto l = [n] { return n; }; return l(); });
	use([n] __attribute__((device)) { use([n] __attribute__((device)) { }); use([n] __attribute__((host)) __attribute__((device)) { }); });
	use([n] __attribute__((device)) { auto l = [n] { return use([n] __attribute__((device)) { }); }; return l(); });
	use([n] __attribute__((host)) __attribute__((device)) { auto l = [n] { return [n] __attribute__((device)) { }; }; return 1; });
	auto g = [](auto x) { use([x] __attribute__((device)) { }); return use([] __attribute__((host)) __attribute__((device)) { }); }; g(1);
	auto g2 = [n](auto x) { auto h = [n] { return use([n] __attribute__((device)) { }); }; return h(); }; g2(2);
	auto g3 = [](int a, auto... x) { return use([a] __attribute__((device)) { }); }; g3(1, 2);
	auto h = [n] { return [n] { return [n] { return use([n] __attribute__((device)) { }); }(); }(); }; h();
	auto h2 = [n] { auto g = [](auto y) { return y; }; return use([n] __attribute__((device)) { }) + g(1); }; h2();
	use([] __attribute__((host)) __attribute__((device)) (auto x) { return x; });
	use([] __attribute__((device)) (auto x) { return x; });
	use([] __attribute__((host)) __attribute__((device)) (auto &&...x) { return sizeof...(x); });
	use([] __attribute__((host)) __attribute__((device)) (int i, const auto *p) { return i; });
	auto hg = [] __attribute__((host)) __attribute__((device)) (auto x) { return x; };
	return 0;
}
/* specifiers */
int s1(int n) {
	use([n] __attribute__((device)) () constexpr { return n; });
	use([n] __attribute__((host)) __attribute__((device)) () constexpr noexcept { return n; });
	use([n] __attribute__((device)) () constexpr -> int { return n; });
	use([n] __attribute__((host)) __attribute__((device)) () mutable { return n; });
	use([] __attribute__((host)) __attribute__((device)) () constexpr { return 1; });
	use([n] () constexpr { return n; });
	use([n] __attribute__((device)) () noexcept(false) { return n; });
	use([] __attribute__((device)) (int i) constexpr mutable { return i; });
	constexpr auto cl = [] __attribute__((device)) (int i) { return i; };
	static constexpr auto sl = [] __attribute__((host)) __attribute__((device)) (int i) { return i; };
	use([n] () __attribute__((device)) { return n; });
	use([n] () __attribute__((host)) __attribute__((device)) { return n; });
	use([n] __attribute__((device)) () __attribute__((device)) { return n; });
	use([n] __attribute__((host)) { return n; });
	use([n] __attribute__((host)) () { return n; });
	use([n] () __attribute__((host)) { return n; });
	use([n] __attribute__((device)) () mutable __attribute__((host)) { return n; });
	use([n] __attribute__((device)) __attribute__((device)) { return n; });
	use([n] __attribute__((global)) { return n; });
	use([n] __attribute__((noinline)) __attribute__((device)) { return n; });
	use([n] __attribute__((device)) __attribute__((always_inline)) { return n; });
	use([n] __attribute__((device)) mutable { return n; });
	use([n] __attribute__((device)) -> int { return n; });
	use([n] __attribute__((device)) noexcept { return n; });
	return 1;
}
/* if constexpr */
int c1(int n, int m) {
	use([=] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n; else return m; });
	use([=] __attribute__((device)) { int a = n; if constexpr (sizeof(int) == 4) return n + a; else return m; });
	use([=] __attribute__((host)) __attribute__((device)) { if constexpr (sizeof(int) == 4) { int b = n; if (b) return m; } return 0; });
	use([=, n] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n; return 0; });
	use([n, m] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n; else return m; });
	use([=] __attribute__((device)) { if constexpr (sizeof(n) == 4) return 1; else return 0; });
	use([=] __attribute__((device)) { if constexpr (sizeof(int) == 4) { auto l = [=] { return n; }; return l(); } else return 0; });
	use([=] __attribute__((device)) { auto l = [=] { if constexpr (sizeof(int) == 4) return n; else return m; }; return l(); });
	use([=] __attribute__((device)) { if (n) { if constexpr (sizeof(int) == 4) return n; } return m; });
	use([=] __attribute__((device)) { if constexpr (sizeof(int) == 4) ; else (void)m; });
	if constexpr (sizeof(int) == 4) { use([=] __attribute__((device)) { return n; }); if constexpr (sizeof(int) == 4) use([=] __attribute__((device)) { if (m) return n; return 0; }); }
	use([=] { if constexpr (sizeof(int) == 4) return n; else return m; });
	use([&] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n; else return m; });
	use([=, k = 1] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n + k; else return k; });
	use([=] __attribute__((device)) { if constexpr (sizeof(int) == 4) return n; return n; });
	use([=] __attribute__((device)) { switch (1) { case 1: if constexpr (true) { return n; } } return 1; });
	return 0;
}
struct S { int v; int f() { return use([=] __attribute__((device)) { if constexpr (true) return v; else return 0; }) + use([this] __attribute__((device)) { if constexpr (true) return v; else return 0; }) + use([*this] __attribute__((device)) { if constexpr (true) return v; else return 0; }); } };
template<class T> int tc(T t) { return use([=] __attribute__((device)) { if constexpr (sizeof(T) == 4) return t; else return 0; }) + use([=] __attribute__((device)) { if constexpr (true) return t; }); }

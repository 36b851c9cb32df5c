// flags: --extended-lambda
/* The constexpr of extended lambdas. */
template<class F> int use(F f);
int s1(int n) {
	use([n] __attribute__((device)) () constexpr -> int { return n; });
	use([n] __attribute__((host)) __attribute__((device)) () constexpr -> int { return n; });
	use([n] __attribute__((device)) () constexpr noexcept -> int { return n; });
	use([] __attribute__((device)) () constexpr -> int { return 1; });
	use([n] __attribute__((device)) (int i) constexpr -> decltype(i) { return n; });
	use([n] __attribute__((device)) (int i) constexpr -> decltype(n) { return n; });
	use([n] __attribute__((device)) () constexpr -> auto { return n; });
	use([n] __attribute__((device)) () constexpr mutable -> int { return n; });
	use([n] __attribute__((device)) () constexpr { return n; });
	use([n] __attribute__((device)) (int i) constexpr { return n; });
	return 1;
}
void s2(int n) {
	auto a = [n] __attribute__((device)) () constexpr -> int { return n; };
	auto b = [n] __attribute__((host)) __attribute__((device)) () constexpr -> int { return n; };
	auto c = [] __attribute__((device)) () constexpr -> void { };
}
struct X { int x; void f() { use([this] __attribute__((device)) () constexpr -> int { return x; }); } };
template<class T> void t(T t) { use([t] __attribute__((device)) () constexpr -> T { return t; }); use([t] __attribute__((device)) () constexpr -> int { return t; }); use([t] __attribute__((device)) () constexpr { return t; }); }

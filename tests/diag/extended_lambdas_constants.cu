// flags: --c++17 --extended-lambda
/* Constants of the function around that extended lambdas name: in what has to be constant nothing is captured, but in the condition of a
 * constexpr if everything is. */
struct value {
	int number;
	constexpr int plus(const int &n) const { return number + n; }
};
constexpr int of_reference(const value &v) { return v.number; }
template <int N> struct number { };
template <class F> void run(F f);

void initializers()
{
	constexpr value v = { 42 };
	run([&] __attribute__((device)) (int x) { constexpr int y = of_reference(v); });
	run([&] __attribute__((device)) (auto x) { constexpr auto y = v.plus(x); });
	run([&] __attribute__((device)) (int x) { static constexpr auto y = v.plus(3); });
	run([&] __attribute__((device)) (int x) { const int y = of_reference(v); });
	run([&] __attribute__((device)) (int x) { static_assert(of_reference(v)); number<of_reference(v)> n; });
	run([&] __attribute__((device)) (int x) { enum { enumerator = of_reference(v) }; });
	run([&] __attribute__((device)) (int x) noexcept(of_reference(v)) { });
}

void conditions(int n)
{
	constexpr bool yes = true;
	const int three = 3;
	constexpr int four = 4;
	run([=] __attribute__((device)) (int x) { if constexpr (yes) return 1; else return 0; });
	run([=] __attribute__((device)) (int x) { if constexpr (three > 2 && four > 2) return 1; else return 0; });
	run([=] __attribute__((host)) __attribute__((device)) (int x) { if constexpr (four + 1) return 1; else return 0; });
	run([&] __attribute__((device)) (auto x) { if constexpr (yes && sizeof(x)) return 1; else return 0; });
	run([yes] __attribute__((device)) (int x) { if constexpr (yes) return 1; else return 0; });
	run([] __attribute__((device)) (int x) { if constexpr (yes) return three; else return 0; });
	run([=] __attribute__((device)) (int x) { if constexpr (const int q = three; q > 2) return 1; else return 0; });
	run([=] __attribute__((device)) (int x) { if constexpr (sizeof(n) > 2) return 1; else return 0; });
	run([=] __attribute__((device)) (int x) { int y = three; if constexpr (three) return y; else return 0; });
	run([=] __attribute__((device)) (int x) { auto inner = [=] { if constexpr (yes) return 1; else return 0; }; return inner(); });
	run([=] __attribute__((device)) (int x) { auto inner = [] { if constexpr (yes) return three; else return 0; }; return inner(); });
	run([=] { if constexpr (yes) return 1; else return 0; });
	if constexpr (yes)
		run([=] __attribute__((device)) (int x) { return n; });
}

template <bool B, int N> void in_template()
{
	constexpr bool yes = B;
	const int n = N;
	run([=] __attribute__((device)) (int x) { if constexpr (yes) return 1; else return 0; });
	run([=] __attribute__((device)) (int x) { if constexpr (B) return 1; else return 0; });
	run([=] __attribute__((device)) (int x) { if constexpr (n > 2) return n; else return 0; });
}
template void in_template<true, 2>();

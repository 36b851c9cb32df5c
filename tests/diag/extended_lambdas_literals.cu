// flags: --extended-lambda
/* Constants that would be extended lambdas. */
template<class F> int use(F f);
template<class F> constexpr int cuse(F f) { return 1; }
constexpr auto c1 = [] (int i) { return i; };
void f(int n) {
	constexpr auto a = [] __attribute__((device)) (int i) { return i; };
	static constexpr auto b = [] __attribute__((host)) __attribute__((device)) (int i) { return i; };
	const auto c = [] __attribute__((device)) { };
	constexpr auto d = [] { return 1; };
	constexpr int g = [] { return 3; }();
	static constexpr const auto k = [] __attribute__((device)) () -> int { return 1; };
	constexpr static auto l = [] __attribute__((device)) { };
	auto constexpr m = [] __attribute__((device)) { };
	constexpr decltype(c) p = c;
	constexpr struct { decltype(c1) q; } q = { c1 };
}
__attribute__((device)) void dev() { constexpr auto a = [] (int i) { return i; }; constexpr auto b = [] __attribute__((device)) (int i) { return i; }; }
template<class T> void t() { constexpr auto a = [] __attribute__((device)) (T i) { return i; }; }

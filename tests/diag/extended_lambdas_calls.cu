// flags: --extended-lambda
/* Calls of lambdas for devices as constants: what takes the place of an extended lambda has no constexpr operator(). */
void in_function()
{
	static_assert([] __attribute__((device)) { return true; }());
	static_assert([] __attribute__((host)) __attribute__((device)) { return true; }());
	constexpr int k = [] __attribute__((host)) __attribute__((device)) { return 1; }();
	constexpr int k1 = [] __attribute__((device)) { return 1; }();
	if constexpr ([] __attribute__((device)) { return 1; }()) { }
	auto l = [] __attribute__((host)) __attribute__((device)) { return 1; };
	static_assert(l() == 1);
	static_assert(2 == 1 + l());
	const int k2 = [] __attribute__((device)) { return 1; }();
	const int k3 = [] __attribute__((host)) __attribute__((device)) { return 1; }();
	int k4 = [] __attribute__((host)) __attribute__((device)) { return 1; }();
	switch (k4) {
	case [] __attribute__((host)) __attribute__((device)) { return 1; }(): ;
	}
	static_assert([] { return true; }());
}
struct Member { void f() { constexpr int k = [] __attribute__((host)) __attribute__((device)) { return 1; }(); } };
template <class T> void in_template()
{
	static_assert([] __attribute__((device)) { return true; }());
	constexpr int k = [] __attribute__((host)) __attribute__((device)) { return 1; }();
	int k3 = [] __attribute__((device)) { return 1; }();
	static int k4 = [] __attribute__((device)) { return 1; }();
	auto m = [] __attribute__((device)) () -> int { return 1; };
	m();
	struct L { int x = [] __attribute__((device)) { return 1; }(); };
	return [] __attribute__((device)) { return; }();
}
void in_generic_lambda() { [](auto x) { int k = [] __attribute__((device)) { return 1; }(); }; }
__attribute__((device)) void on_device()
{
	static_assert([] __attribute__((device)) { return true; }());
	constexpr int k = [] __attribute__((host)) __attribute__((device)) { return 1; }();
	constexpr auto l = [] __attribute__((device)) { return 1; };
	static_assert(l() == 1);
}
auto outside = [] __attribute__((host)) __attribute__((device)) { return 1; };
static_assert([] __attribute__((host)) __attribute__((device)) { return true; }());
constexpr int k = [] __attribute__((host)) __attribute__((device)) { return 1; }();
constexpr auto l = [] __attribute__((host)) __attribute__((device)) { return 1; };
static_assert(l() == 1);

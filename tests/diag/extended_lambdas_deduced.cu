// flags: --extended-lambda
/* Device lambdas with deduced return types, called where nothing runs: also in operands that are not evaluated, constants of namespace
 * scope and of classes. */
void in_function()
{
	auto l = [] __attribute__((device)) (int x) { return x; };
	auto k = [] __attribute__((device)) (int x) -> int { return x; };
	auto b = [] __attribute__((host)) __attribute__((device)) (int x) { return x; };
	int a[sizeof(l(1)) + sizeof(k(1)) + sizeof(b(1))] = {};
	decltype(l(2)) d = 0;
	bool n = noexcept(l(3)) || noexcept(k(3));
	static_assert(sizeof(l(4)) == 4);
	(void)a, (void)d, (void)n;
}
__attribute__((device)) void in_device_code()
{
	auto l = [](int x) { return x; };
	int a[sizeof(l(1))] = {};
	decltype(l(2)) d = 0;
	(void)a, (void)d;
}
static_assert([] __attribute__((device)) { return true; }());
static_assert([] __attribute__((host)) __attribute__((device)) { return true; }());
static_assert([] __attribute__((device)) () -> bool { return true; }());
struct bits {
	int b : [] __attribute__((device)) { return 3; }(), c : [] __attribute__((device)) { return 3; }();
	static_assert([] __attribute__((device)) { return true; }());
	enum { e = [] __attribute__((device)) { return 3; }() };
};
/* substituted, not written */
template <class F> auto call(F f) -> decltype(f(1)) { return 1; }
template <class F, int n = sizeof(decltype(((F *)0)->operator()(1)))> struct result { typedef decltype(((F *)0)->operator()(1)) type; };
template <class F> void use(F f)
{
	typename result<F>::type r = 1;
	static_assert(sizeof(f(1)) == 4);
	call(f);
	(void)r;
}
void uses()
{
	use([] __attribute__((device)) (int x) { return x; });
}

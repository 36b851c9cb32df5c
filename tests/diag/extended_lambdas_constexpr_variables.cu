// flags: --extended-lambda
// Constexpr variables that are extended lambdas have no literal type, whatever is wrong with the lambda; for host and device they have a part
// without a value, too, if they may capture something. Generic lambdas for host and device stand for themselves.
struct Copied { int m; Copied() { } Copied(const Copied &o) : m(o.m) { } };
template <class F> constexpr int use(F) { return 1; }
void init_captures(int n)
{
	Copied copied;
	constexpr auto braced = [q{n}] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto copy = [q = n] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto constant = [q(1)] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto of_class = [q = copied] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto for_device = [q = n] __attribute__((device)) () { return 1; };
	constexpr auto generic = [q(n)] __attribute__((host)) __attribute__((device)) (auto x) { return 1; };
	constexpr auto generic_for_device = [q = 1] __attribute__((device)) (auto x) { return 1; };
}
void captures(int n)
{
	const int k = 1, other = 2;
	static const int kept = 1;
	constexpr int c = 1;
	constexpr auto copy = [n] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto generic = [n] __attribute__((host)) __attribute__((device)) (auto x) { return 1; };
	constexpr auto reference = [&n] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto for_device = [&n] __attribute__((device)) () { return 1; };
	constexpr auto none = [] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto wrong = [n] __attribute__((host)) __attribute__((device)) () { return undeclared; };
	constexpr auto of_constant = [k] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto of_constants = [k, other] __attribute__((host)) __attribute__((device)) () mutable { return 1; };
	constexpr auto implicit = [=] __attribute__((host)) __attribute__((device)) () { return k; };
	constexpr auto of_static = [=] __attribute__((host)) __attribute__((device)) () { return kept; };
	constexpr auto nothing = [=] __attribute__((host)) __attribute__((device)) () { return 1; };
	constexpr auto of_constexpr = [c] __attribute__((host)) __attribute__((device)) () { return c; };
	constexpr auto constant_for_device = [k] __attribute__((device)) () { return 1; };
	constexpr auto &&temporary = [k, other] __attribute__((host)) __attribute__((device)) () { return k; };
	constexpr const auto &temporary_for_device = [k] __attribute__((device)) () { return k; };
	const auto not_constexpr = [k] __attribute__((host)) __attribute__((device)) () { return k; };
	auto made = [k] __attribute__((host)) __attribute__((device)) { return k; };
	constexpr auto copied = made;
	constexpr int not_asked_for = ([k] __attribute__((host)) __attribute__((device)) { return k; }, 1);
	constexpr int given = use([k] __attribute__((host)) __attribute__((device)) { return k; }), given_for_device = use([k] __attribute__((device)) { return k; });
	constexpr int size = sizeof made;
}
struct Members { int m; void f(int n) { constexpr auto l = [this] __attribute__((host)) __attribute__((device)) () { return 1; }; constexpr auto l2 = [*this] __attribute__((host)) __attribute__((device)) () { return 1; }; } };

// flags: --extended-lambda
/* Closures that are no constants because of what they capture [expr.const]. */
struct pair { int a; float b; };

struct owner {
	int member;
	void captures(int p, int &r, pair object)
	{
		const int known = 1, unknown = p;
		constexpr pair constant = { 1, 2 };
		const pair not_constexpr = { 1, 2 };
		int array[2] = {}, *pointer = 0;
		constexpr auto a = [p] { return 1; };
		constexpr auto b = [p] __attribute__((device)) { return 1; };
		constexpr auto c = [=] { return p; };
		constexpr auto d = [=] __attribute__((host)) __attribute__((device)) { return p; };
		constexpr auto e = [unknown] { return 1; };
		constexpr auto f = [object] { return 1; };
		constexpr auto g = [=] { return object.a; };
		constexpr auto h = [not_constexpr] { return 1; };
		constexpr auto i = [array, pointer] { return 1; };
		constexpr auto j = [pointer] __attribute__((device)) { return 1; };
		constexpr auto k = [r] { return 1; };
		constexpr auto l = ([this] { return 1; });
		constexpr auto m = [*this, p] { return 1; };
		constexpr auto n = [this] __attribute__((device)) { return 1; };
		constexpr auto o = [=, *this] __attribute__((device)) { return member; };
		constexpr auto q = [z = p + 1, p] { return 1; };
		static constexpr auto s([p] { return 1; });
		constexpr int t = [p] { return 1; }();
		static_assert([p] { return true; }(), "");
		constexpr auto u = [] __attribute__((device)) { return 1; };

		constexpr auto v = [known, constant] { return 1; };
		constexpr auto w = [=] { return known; };
		constexpr auto x = [z = 1] { return z; };
		constexpr int y = [known] { return known; }();
		const auto z = [p] { return p; };
	}
};

template<class T> void in_template(T p)
{
	constexpr auto a = [] { return 1; };
	const auto b = [p] { return p; };
	constexpr T c = [](T q) { return q; }(1);
}
template void in_template(int);

constexpr int in_function(int p)
{
	constexpr auto a = [p] { return 1; };
	auto b = [p] { return p; };
	return b();
}

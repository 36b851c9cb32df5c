// flags: --c++14
// flags: --c++17
/* Until C++17 lambdas are no constants [expr.prim.lambda.closure]/4. */
auto specified = []() constexpr { return 1; };
auto generic = [](auto a) constexpr mutable { return a; };
constexpr auto closure = [] { return 1; };
constexpr int called = [] { return 1; }();
static_assert([] { return true; }(), "");
enum { enumerator = [] { return 1; }() };
struct bits { unsigned b : [] { return 1; }(); };
struct owner { static constexpr auto member = [] { return 1; }; };

void locals(int n)
{
	auto l = [] { return 1; };
	constexpr int a = l();
	static_assert(l() == 1, "");
	constexpr auto b = l;
	const int c = [] { return 1; }();
	constexpr int d = c;
	static constexpr auto e = [] { return 1; };
	switch (n) {
	case [] { return 1; }(): break;
	}
	const auto f = [] { return 1; };
}

constexpr int function()
{
	auto l = [] { return 1; };
	return l();
}

// flags: --c++20 --extended-lambda
// flags: --c++20
// Bodies of constexpr and consteval lambdas, of which extended ones are neither; requires-clauses of what is no template.
void bodies()
{
	auto a = []() constexpr { static int k; };
	auto b = []() consteval { static int k; };
	auto c = [] __attribute__((device))() constexpr { static int k; };
	auto d = [] __attribute__((host)) __attribute__((device))() constexpr { static int k; };
	auto e = [] __attribute__((device))() consteval { static int k; };
}
auto outside = [] __attribute__((device))() constexpr { static int k; };
__attribute__((device)) void on_device()
{
	auto a = [] __attribute__((device))() constexpr { static int k; };
}

void required()
{
	auto a = []() requires true { };
	auto b = [](auto x) requires true { };
	auto c = [](auto y) { return []() requires true { }; };
	auto d = []<class T>(T t) requires true { };
}
template <class T> void required_in_template() { auto a = []() requires true { }; }
auto required_outside = []() requires true { };

/* auto and decltype(auto) where nothing deduces them [dcl.spec.auto]/4. */
int value();
template<class T> struct box { };
struct pair { int a, b; };

struct members {
	auto a = 1;
	auto b;
	auto c = value(), d = 2;
	const auto e{ 1 };
	auto &f = value();
	auto *g = 0, *h;
	const auto &i = 2;
	mutable auto j = 1;
	decltype(auto) k = 1;
	int l = 1;
};
template<class T> struct members_of_template { auto a = T(); };
union either { auto a = 1; int b; };

typedef auto type;
typedef auto *pointer, *other;
typedef const auto *const constant;
typedef auto function();
using alias = auto;
using pointer_alias = auto *;
template<class T> using alias_template = const auto;
template<class T = auto> struct with_default { };
box<auto> b1;
box<auto *> b2;
box<decltype(auto)> b3;
box<const auto &> b4;

int in_expressions(int x)
{
	struct local { auto a = 1; };
	typedef auto t1;
	using t2 = auto;
	return (auto)1 + static_cast<auto>(1) + sizeof(auto) + alignof(auto);
}
template<class T> int in_template() { return sizeof(auto) + sizeof(box<auto>); }

/* Where it may stand. */
struct fine {
	static const auto a = 1;
	static inline auto b = 2;
	static constexpr auto c = 3;
	static constexpr decltype(auto) d = 3;
	auto e() { return 1; }
	auto f() -> auto { return 1; }
	auto g() -> decltype(auto) { return 1; }
	operator auto() { return 1; }
	friend auto h(fine) { return 1; }
	auto (*i)() -> int = value;
};
template<auto N> struct number { };
template<decltype(auto) N> struct any { };
box<auto (*)() -> int> b6;
box<auto () -> int> b7;
typedef auto function_type() -> int;
using function_alias = auto (int) -> int;
auto returns_pointer() -> auto (*)() -> int;
void fine_in_blocks(pair p)
{
	auto *a = new auto(1);
	auto *b = new (auto)(2);
	auto [c, d] = p;
	auto l = [](auto x, auto... y) -> auto { return x; };
	decltype(auto) e = l(1);
	for (auto i = 0; i < 1; i++)
		;
	static auto f = 1;
	l(pair());
}

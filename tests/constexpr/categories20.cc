/* What defaulted <=> gives, and range-based for over a list [class.spaceship] [stmt.ranged]. */
#include <compare>
#include <utility>
#include <memory>

struct P { int x, y; constexpr auto operator<=>(const P &) const = default; };
struct Q { int x; constexpr std::strong_ordering operator<=>(const Q &) const = default; };
struct F { double d; constexpr auto operator<=>(const F &) const = default; };
constexpr auto greater = P{ 2, 1 } <=> P{ 1, 9 };
static_assert(greater > 0 && std::is_gt(greater) && 0 < greater);
static_assert((Q{ 2 } <=> Q{ 1 }) == std::strong_ordering::greater);
static_assert((Q{ 1 } <=> Q{ 1 }) == 0 && (Q{ 0 } <=> Q{ 1 }) < 0);
static_assert((F{ __builtin_nan("") } <=> F{ 1 }) == std::partial_ordering::unordered);
static_assert((P{ 1, 2 } < P{ 1, 3 }) + (P{ 1, 1 } != P{ 1, 1 }) * 4 == 1);

constexpr int sum(int n)
{
	int s = 0;

	for (int x : { 1, 2, 3, n })
		s += x;
	for (auto [a, b] : { std::pair{ 1, 2 }, std::pair{ 3, n } })
		s += a * b;
	return s;
}
static_assert(sum(4) == 24);

/* A template-id may name one function. */
inline void name() { auto make = std::make_unique<int>; (void)make; }

// What <=> gives compared with 0 by !=, which libstdc++ has no function for.
namespace unequal {
static_assert((1 <=> 2) != 0);
constexpr int f(int a, int b) { auto c = a <=> b; if (c != 0) return 3; return 4; }
static_assert(f(1, 2) == 3);
constexpr int g(int a, int b) { if (auto c = a <=> b; c != 0) return 3; return 4; }
static_assert(g(1, 2) == 3);
template <class T> constexpr int h(T a, T b) { if (auto c = a <=> b; c != 0) return 3; return 4; }
static_assert(h(1, 2) == 3);
constexpr auto s(auto a, auto b) { return a <=> b; }
template <class T> constexpr int i(T a, T b) { if (auto c = s(a, b); c != 0) return 3; return 4; }
static_assert(i(1, 2) == 3);
template <class T> constexpr auto j(T a, T b) { if (auto c = s(a, b); c != 0) return c; return s(a, b); }
static_assert(j(1, 2) < 0);
template <class T> struct P { T a, b; }; template <class T> constexpr std::common_comparison_category_t<decltype(s(1, T()))> operator<=>(const P<T> &x, const P<T> &y) { if (auto c = s(x.a, y.a); c != 0) return c; return s(x.b, y.b); }
static_assert((P<int>{1, 2} <=> P<int>{1, 3}) < 0);
static_assert(P<int>{1, 2} < P<int>{1, 3});
static_assert(std::pair{ 1, 2 } < std::pair{ 1, 3 } && std::pair{ 1, 2.5 } >= std::pair{ 1, 2.5 });
}

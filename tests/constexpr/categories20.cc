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

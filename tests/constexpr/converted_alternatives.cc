// Of ?: with an object and a scalar, the object is converted, whichever is chosen [expr.cond]/4.
template <auto v> struct constant {
	constexpr operator decltype(v)() const { return v; }
};
struct other {
	int value;
	constexpr other(int v) : value(v) {}
};
template <bool condition> constexpr int halved()
{
	constexpr int result = condition ? constant<128>() / 2 : constant<128>();

	return result;
}
static_assert(halved<true>() == 64);
static_assert(halved<false>() == 128);
static_assert((constant<1>() ? constant<5>() : 7L) == 5);
static_assert((constant<0>() ? constant<5>() : 7L) == 7);
static_assert(sizeof(true ? constant<'c'>() : 7L) == sizeof(long));
constexpr long chosen = constant<true>() ? constant<'c'>() : 7L;
static_assert(chosen == 'c');
static_assert((true ? constant<2>() : constant<2>()) == 2);
static_assert((true ? other(3) : other(4)).value == 3);

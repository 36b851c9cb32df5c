// [over.match.oper]/3.4: reversed and rewritten comparisons.
struct C1 { int v; constexpr bool operator==(int x) const { return v == x; } }; constexpr C1 c{3};
static_assert(3 == c); static_assert(c == 3);
static_assert(c != 4);
static_assert(4 != c);
struct C2 { int v; constexpr bool operator==(const C2 &x) const { return v == x.v; } }; constexpr C2 d{3}, e{4};
static_assert(d != e);
static_assert(!(d != d));
struct C3 { int v; friend constexpr bool operator==(const C3 &a, const C3 &x) { return a.v == x.v; }  friend constexpr bool operator==(const C3 &a, int x) { return a.v == x; } }; constexpr C3 f{3};
static_assert(!(f != f));
static_assert(f != 4);
static_assert(4 != f);
struct C4 { int v; constexpr int operator<=>(int x) const { return v - x; } }; constexpr C4 g{3};
static_assert(g < 4);
static_assert(2 < g);
// The operand that is the first argument of a reversed candidate is converted to its parameter.
template <class T> struct Degrees { T v; };
template <class T> struct Turns {
	T v;
	constexpr Turns(T t) : v(t) {}
	constexpr Turns(const Degrees<T> &d) : v(d.v / 360) {}
	template <class U> friend constexpr bool operator==(const Turns &a, const Turns<U> &b) { return a.v == b.v; }
};
constexpr Turns<int> two{2}; constexpr Degrees<int> full{720}, half{180};
static_assert(full == two); static_assert(two == full);
static_assert(half != two); static_assert(!(full != two));
struct Length { int v; constexpr bool operator==(const Length &l) const { return v == l.v; } };
struct Side : Length { bool left; };
constexpr Length five{5}; constexpr Side side{{5}, true};
static_assert(five == side); static_assert(side == five);
static_assert(!(five != side));

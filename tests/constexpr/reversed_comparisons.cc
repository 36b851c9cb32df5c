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

// flags: --c++20
// Lists with designators are converted to aggregates with such fields.
struct P { char kind; int id; };
struct Q { int other; P p; };
struct C { C(int); int id; };
template <int N> struct I { static constexpr int value = N; };
constexpr I<1> f(P) { return {}; }
constexpr I<2> f(int) { return {}; }
constexpr I<3> g(const P &) { return {}; }
constexpr I<4> g(...) { return {}; }
constexpr I<5> h(Q) { return {}; }
static_assert(decltype(f({ .kind = 1, .id = 2 }))::value == 0, "1");
static_assert(decltype(f({ .id = 2 }))::value == 0, "1");
static_assert(decltype(g({ .id = 2 }))::value == 0, "3");
static_assert(decltype(h({ .p = { .id = 2 } }))::value == 0, "5");
P p, q = { .id = 3 };
Q r{ .p = { .kind = 'a' } };
void assign() { p = { .kind = 2, .id = 4 }; r.p = { .id = 2 }; r = { .other = 2 }; }
constexpr I<6> c(C) { return {}; }
constexpr I<7> c(P) { return {}; }
static_assert(decltype(c({ .id = 2 }))::value == 0, "7");

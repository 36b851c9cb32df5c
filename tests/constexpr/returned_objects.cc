// [class.copy.elision] in constants: results are the objects that are made of them, names that are returned are moved from.
struct MoveOnly { int v; constexpr MoveOnly(int x) : v(x) {} constexpr MoveOnly(MoveOnly &&o) : v(o.v + 100) { o.v = -1; } };
constexpr MoveOnly t1(MoveOnly p) { return static_cast<MoveOnly &&>(p); }
static_assert(t1(MoveOnly(1)).v == 101);
constexpr MoveOnly t2(MoveOnly p) { MoveOnly q = static_cast<MoveOnly &&>(p); return t1(static_cast<MoveOnly &&>(q)); }
static_assert(t2(MoveOnly(1)).v == 301);
struct Cp { int v; constexpr Cp(int x) : v(x) {} constexpr Cp(const Cp &o) : v(o.v + 10) {} };
constexpr Cp t3(Cp p) { return p; }
static_assert(t3(1).v == 11);
constexpr MoveOnly t4(MoveOnly p) { return p; }
static_assert(t4(1).v == 101);
constexpr MoveOnly t5(MoveOnly &&p) { return static_cast<MoveOnly &&>(p); }
static_assert(t5(1).v == 101);
constexpr MoveOnly t6(int x) { const MoveOnly a(x); MoveOnly b(x + 1); return b; }
static_assert(t6(1).v == 102);
struct CM { int v; constexpr CM(int x) : v(x) {} constexpr CM(const CM &o) : v(o.v + 10) {} constexpr CM(CM &&o) : v(o.v + 100) {} };
constexpr CM t7() { const CM a(1); return a; }
static_assert(t7().v == 11 || t7().v == 1);
constexpr CM t8(CM a) { return (a); }
static_assert(t8(1).v == 101);
constexpr CM t9(CM &a) { return a; } constexpr int t9x() { CM a(1); return t9(a).v; }
static_assert(t9x() == 11);
constexpr CM ta() { CM a(1); auto l = [a] { return a; }; return l(); }
static_assert(ta().v == 21);
constexpr CM tb() { CM a(1); auto l = [&a] { return a; }; return l(); }
static_assert(tb().v == 11);
constexpr CM tc(bool b) { CM a(1), c(2); if (b) return a; return c; }
static_assert(tc(true).v == 101 && tc(false).v == 102);
struct Holder { CM c; constexpr CM get() const { return c; } constexpr CM take() && { return static_cast<CM &&>(c); } };
static_assert(Holder{1}.get().v == 11 && Holder{1}.take().v == 101);
template <class T> struct Box { T v; constexpr Box(T x) : v(x) {} constexpr Box(Box &&o) : v(o.v + 100) {} template <class U> constexpr Box(const Box<U> &o) : v(o.v + 1000) {} }; constexpr Box<int> td(Box<int> b) { return b; }
static_assert(td(1).v == 101);
constexpr Box<long> te(Box<int> b) { return b; }
static_assert(te(1).v == 1001);
constexpr auto tf() { CM a(1); return a; } constexpr CM tg() { return tf(); }
static_assert(tg().v == 101 && tf().v == 101);
constexpr auto th = [](CM a) { return a; };
static_assert(th(1).v == 101); constexpr CM ti() { return th(1); }
static_assert(ti().v == 101);
constexpr auto tj(CM a) { return CM(a); }
static_assert(tj(1).v == 11); constexpr auto tk = [](CM a) { return CM(a); };
static_assert(tk(1).v == 11);
constexpr decltype(auto) tl(CM a) { return a; }
static_assert(tl(1).v == 101); constexpr CM tm = tl(2);
static_assert(tm.v == 102);
constexpr long tn(int x) { auto l = [=] { return x; }; return l(); }
static_assert(tn(4) == 4); struct FC { int v; constexpr FC(const CM &c) : v(c.v + 5000) {} }; constexpr FC to() { auto l = [] { return CM(1); }; return l(); }
static_assert(to().v == 5001);
constexpr auto tp(bool b) { if (b) return CM(1); CM c(2); return c; }
static_assert(tp(true).v == 1 && tp(false).v == 102);
template <class T> constexpr auto tq(T x) { return x; }
static_assert(tq(CM(1)).v == 101);
constexpr CM tr(CM a) { struct L { static constexpr CM f(CM &b) { return b; } }; return L::f(a); }
static_assert(tr(1).v == 11);
constexpr CM ua(CM &&a) { return a; } 
static_assert(ua(1).v == 101);
constexpr CM ub() { CM &&r = CM(2); return (r); }
static_assert(ub().v == 102);
constexpr CM uc(const CM &&a) { return a; }
static_assert(uc(1).v == 11);
constexpr auto ud = [](CM &&a) { return a; };
static_assert(ud(1).v == 101);
constexpr CM ue(CM &&a) { auto l = [&a]() -> CM { return a; }; return l(); }
static_assert(ue(1).v == 11);

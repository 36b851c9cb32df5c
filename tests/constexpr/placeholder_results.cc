// Functions and lambdas whose return type has a placeholder in a reference, a pointer or decltype(auto) [dcl.spec.auto].
struct S { int i; }; constexpr S s{3};
constexpr auto &&m0(const S &v) { return v.i; }
static_assert(m0(s) == 3);
template<class V> constexpr auto &&m1(V &&v) { return v.i; }
static_assert(m1(s) == 3);
template<class V> constexpr auto &m2(V &&v) { return static_cast<V &&>(v).i; }
static_assert(m2(s) == 3);
template<class V> constexpr decltype(auto) m3(V &&v) { return (static_cast<V &&>(v).i); }
static_assert(m3(s) == 3);
template<class V> constexpr auto &&m(V &&v) { return static_cast<V &&>(v).i; }
static_assert(m(s) == 3);
static_assert(m(S{4}) == 4);
constexpr auto l1 = [](auto &&x) -> auto && { return x.i; };
static_assert(l1(s) == 3);
constexpr auto l2 = [](const S &x) -> const auto & { return x.i; };
static_assert(l2(s) == 3 && &l2(s) == &s.i);
constexpr auto l3 = [](const S &x) -> auto { return x.i; };
static_assert(l3(s) == 3);
constexpr auto l4 = [](const S &x) -> decltype(auto) { return (x.i); };
static_assert(l4(s) == 3 && &l4(s) == &s.i);
constexpr auto *p1(const S &x) { return &x.i; }
static_assert(p1(s) == &s.i && *p1(s) == 3);
struct M { int a = 1, b = 2; constexpr auto &get(bool second) { return second ? b : a; } constexpr const auto &get(bool second) const { return second ? b : a; } };
constexpr int changed() { M m; m.get(true) = 7; const M &c = m; return c.get(true) * 10 + c.get(false); }
static_assert(changed() == 71);
constexpr const auto &converted(const S &x) { return x; }
static_assert(converted(s).i == 3 && &converted(s) == &s);
struct Der : S {}; constexpr Der der{{9}};
constexpr auto &&as_base(const Der &d) { return static_cast<const S &>(d); }
static_assert(as_base(der).i == 9);

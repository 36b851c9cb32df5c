// Arguments by default that depend on others are not deduced from, and tell whether a function can be called.
template <class V, typename T = decltype(V::x)> struct Member {};
struct A { int x; };
template <class L> constexpr int member(Member<L>) { return 3; }
constexpr int member(...) { return 4; }
static_assert(member(Member<A>()) == 0, "3");
static_assert(member(Member<A, long>()) == 0, "4");
template <auto V, typename T = decltype(V)> struct Value {};
enum class Mode { a, b };
template <int L> constexpr int value(Value<L>) { return L; }
template <Mode m> constexpr int value(Value<m>) { return 8 + (int)m; }
constexpr int value(...) { return 4; }
static_assert(value(Value<3>()) == 0, "3");
static_assert(value(Value<3, long>()) == 0, "4");
static_assert(value(Value<3l>()) == 0, "4");
static_assert(value(Value<Mode::b>()) == 0, "9");
template <class I, I V> struct Constant { typedef I type; };
template <auto V, typename T = Constant<decltype(V), V>, class... U> struct Both {};
template <auto L, class... U> constexpr int both(Both<L> *, U...) { return 5 + L; }
static_assert(both((Both<3> *)0, 1, 2) == 0, "8");
template <class T, class U = typename T::type> struct Of {};
template <class I, I V> constexpr int of(const Of<Constant<I, V>> &) { return V + 1; }
constexpr int of(...) { return 6; }
static_assert(of(Of<Constant<int, 7>>()) == 0, "8");
static_assert(of(Of<Constant<int, 7>, char>()) == 0, "6");
struct D : Of<Constant<char, 1>> {};
static_assert(of(D()) == 0, "2");
template <class T, class U> constexpr int shown(Of<T>, U) { return 1; }
static_assert(shown(Of<Constant<int, 7>>(), 1) == 0, "1");

// Classes whose template arguments are deduced [over.match.class.deduct].
template <class T> struct P { T a; constexpr P(T x) : a(x) {} constexpr int get() const { return a; } };
constexpr P p(1);
static_assert(p.a == 1);
constexpr P q{1};
static_assert(q.a == 1);
constexpr P r = 1;
static_assert(r.get() == 1);
constexpr auto s = P(1);
static_assert(s.a == 1);
template <class T> struct A { T a; };
constexpr A t{1};
static_assert(t.a == 1);
constexpr A<int> u{1};
static_assert(u.a == 1);
namespace bases {
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
struct E { constexpr int operator()(int) const { return 1; } }; struct B { constexpr int operator()(double) const { return 2; } };
constexpr overloaded<E, B> ab{E(), B()};
static_assert(ab(1) == 1);
constexpr overloaded ac{E(), B()};
static_assert(ac(1.0) == 2);
constexpr auto l = [](int i) { return i + 1; };
constexpr auto m = [](double i) { return 2; };
constexpr overloaded<decltype(l), decltype(m)> lm{l, m};
static_assert(lm(1) == 2);
template <class F> struct Der : F { constexpr Der(F f) : F(f) {} };
constexpr Der d(l);
static_assert(d(1) == 2);
constexpr overloaded lc{l, m};
static_assert(lc(1) == 2);
constexpr overloaded one{[](int i) { return i + 1; }};
static_assert(one(1) == 2);
}
namespace local {
template <class T, class U = T> struct Pair { T first; U second; };
template <class T, int N> struct Array { T at[N]; };
template <class T> struct Base { T b; };
template <class T> struct Derived : Base<T> { T d; };
constexpr int sum()
{
	P p(1);
	P q{ 2 };
	Pair r{ 3, 'a' };
	Pair s{ 4 };
	Array a{ { 5, 6, 7 } };
	Derived d{ { 8 }, 9 };
	return p.a + q.a + r.first + s.second + a.at[2] + d.b + d.d;
}
static_assert(sum() == 1 + 2 + 3 + 0 + 7 + 8 + 9);
static_assert(sizeof(Array{ { 1, 2, 3, 4 } }) == 4 * sizeof(int));
static_assert(Pair{ 1, 2L }.second == 2);
}

/* Sizes of closures, where the order of what they capture does not matter. */
struct E {}; struct S { char c; int i; };
void f(int i, char c, S s, E e, int &r, long l, double d)
{
	static int st;
	auto a = [i] {}; static_assert(sizeof a == 4 && alignof(decltype(a)) == 4);
	auto b = [&i, &c] {}; static_assert(sizeof b == 16);
	auto g = [s, i] {}; static_assert(sizeof g == 12);
	auto h = [l, d, &s] {}; static_assert(sizeof h == 24);
	auto j = [r] {}; static_assert(sizeof j == 4);
	auto m = [=] { return i + st; }; static_assert(sizeof m == 4);
	auto o = [x = 1.0, y = l] {}; static_assert(sizeof o == 16);
	auto q = [c] {}; static_assert(sizeof q == 1);
	auto t = [e] {}; static_assert(sizeof t == 1);
	auto u = [] {}; static_assert(sizeof u == 1);
	auto v = [a, g] {}; static_assert(sizeof v == 16);
	struct D : decltype(a) { int z; }; static_assert(sizeof(D) == 8);
}
struct T { int i; auto f() { return [this] { return i; }; } auto g() { return [*this] { return i; }; } };
static_assert(sizeof(decltype(T().f())) == 8 && sizeof(decltype(T().g())) == 4);

// Default arguments.
constexpr int lambda_default(int a) { auto f = [n = a](int x, int y = 2) mutable { n += x; return n * y; }; return f(1); }
static_assert(lambda_default(1) == 4);
constexpr int generic_default(int a) { auto f = [](auto x, int y = sizeof(int)) { return x * y; }; return f(a); }
static_assert(generic_default(2) == 8);

// Structured bindings as arguments that a class is deduced from.
namespace bound {
template <class A, class B> struct Q { A a; B b; constexpr Q(A x, B y) : a(x), b(y) { } };
struct R { int a; long b; };
static_assert([] { auto [x, y] = R{ 1, 2 }; return (int)Q{ y, x }.a; }() == 2);
static_assert([] { auto [x, y] = R{ 1, 2 }; auto q = Q<long, int>(y, x); return (int)q.a; }() == 2);
static_assert([] { auto [x, y] = R{ 1, 2 }; Q q(y, x); return (int)q.a; }() == 2);
}

// Instances capture what they mention, but where an if constexpr may discard that.
template <class T> auto instance(T a, int b, T c)
{
	T d = a;
	auto e = [=] { return a; }; static_assert(sizeof e == sizeof(T));
	auto f = [=] { return d + b; }; static_assert(sizeof f == 2 * sizeof(double));
	auto g = [&] { return a; }; static_assert(sizeof g == 8);
	auto h = [=] { return [=] { return c; }; }; static_assert(sizeof h == sizeof(T));
	auto i = [=] { return sizeof(a) + noexcept(b); }; static_assert(sizeof i == 1);
	auto j = [=, &d] { return a + d; }; static_assert(sizeof j == 16);
	return 0;
}
int instances = instance(1.0, 2, 3.0);

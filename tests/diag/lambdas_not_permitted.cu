// flags: --c++17
// flags: --c++20
/* Lambdas in what is not evaluated, in template arguments and in exception specifications, until C++20. */
template <class X> struct U { };
template <int N> struct V { };
U<decltype([] {})> u;
V<[] { return 1; }()> v;
void f()
{
	U<decltype([] {})> u;
	V<[] { return 1; }()> v;
	auto x = U<decltype([] {})>();
	int a[2], b = a[sizeof(U<decltype([] {})>) - 1];
}
using T1 = U<decltype([] {})>;
using T2 = decltype([] {});
using T3 = V<[] { return 1; }()>;
template <class T = decltype([] {})> struct D1 { };
template <int N = [] { return 1; }()> struct D2 { };
template <class T> using T4 = V<[] { return 1; }()>;
void g(U<decltype([] {})>, V<[] { return 1; }()>, U<U<decltype([] {})>>);
U<decltype([] {})> h();
template <class T> void in_template()
{
	U<decltype([] {})> u;
	V<[] { return 1; }()> v;
	decltype([] {}) w;
	sizeof([] {});
}
template <class T> void function();
void k() { function<decltype([] {})>(); }
struct S {
	U<decltype([] {})> m;
	V<[] { return 1; }()> n;
	decltype([] {}) o;
	static_assert([] { return true; }());
	alignas([] { return 8; }()) int q;
	static constexpr int array[2] = { 1, 2 };
	V<array[1]> r;
	int width : [] __attribute__((host)) { return 3; }();
	int packed : array[1] __attribute__((packed));
};
void n1() noexcept([] { return true; }());
void n2() noexcept(noexcept([] { return true; }()));

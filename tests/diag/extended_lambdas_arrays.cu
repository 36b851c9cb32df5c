// flags: --extended-lambda
/* Arrays that extended lambdas capture: their elements are made from nothing and assigned. And what init-captures may be. */
namespace std {
template<class T> class initializer_list {
	const T *first;
	unsigned long count;
	constexpr initializer_list(const T *f, unsigned long n) : first(f), count(n) { }
};
}
template<class F> int use(F f);
struct converting { converting(int); int a; };
struct with_default { with_default(int = 0); int a; };
struct unassignable { unassignable(); unassignable(const unassignable &); unassignable &operator=(const unassignable &) = delete; int a; };
struct with_constant { const int x = 1; };
struct with_reference { int &r; };
struct derived : unassignable { };
void arrays(int n, unassignable (&reference)[1]) {
	converting a[2] = { 1, 2 };
	unassignable b[2], c[2][2];
	with_constant d[2];
	with_reference e[1] = { { n } };
	const with_default f[1] = { 1 };
	const int g[2] = { 1, 2 };
	unassignable *h[1] = { &b[0] };
	derived i[1];
	use([=] __attribute__((device)) { return a[0].a; });
	use([=] __attribute__((host)) __attribute__((device)) { return b[0].a; });
	use([a] __attribute__((host)) __attribute__((device)) { return a[0].a; });
	use([b, c] __attribute__((device)) { });
	use([d] __attribute__((device)) { });
	use([e] __attribute__((device)) { });
	use([f, g, h] __attribute__((device)) { });
	use([i] __attribute__((device)) { });
	use([reference] __attribute__((device)) { });
	use([=] { return a[0].a; });
}
template<class T> void in_template(T t) {
	converting a[1] = { 1 };
	T b[1];
	use([a] __attribute__((device)) { });
	use([b] __attribute__((device)) { });
	int c[2] = {}, d[1][1][1][1][1][1][1][1] = {};
	use([x = { 1, 2 }] __attribute__((device)) { });
	use([x = c] __attribute__((device)) { });
	use([d] __attribute__((device)) { });
}
void instances() { in_template(unassignable()); }
void lists() {
	use([x = { 1, 2 }] __attribute__((device)) { });
	use([x{ 1 }, y(2)] __attribute__((device)) { });
	use([x = { 1 }] { });
}

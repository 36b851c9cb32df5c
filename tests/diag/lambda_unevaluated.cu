// flags: --extended-lambda
/* Until C++20 lambdas do not stand in unevaluated operands. */
template<class F> int use(F f);
template<class F> struct box { };
template<int N> struct num { };
int a = sizeof([] { return 1; });
decltype([] { }) b;
int c = noexcept([] { }());
typedef decltype(use([] { return 2; })) f;
int g(int n) {
	use([n] __attribute__((device)) { return sizeof([n] { return n; }); });
	int x = sizeof(use([n] __attribute__((device)) { return n; }));
	decltype(use([] __attribute__((host)) __attribute__((device)) { })) y = 1;
	int z[sizeof(use([] { })) > 2 ? 1 : 2];
	return x + y + noexcept(use([n] __attribute__((device)) { return n; })) + alignof(decltype([] { }));
}
int k(decltype([] { }) l);
enum { L = sizeof([] { }) };
static_assert([] { return true; }(), "");
struct S { int b : [] { return 3; }(); decltype([] { }) m; };

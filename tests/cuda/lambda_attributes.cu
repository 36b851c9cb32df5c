// nvcc:
// Attributes of lambdas, disappear: noinline and always_inline would make other code.
#define AI __attribute__((always_inline))
template <class F, class... T> auto apply(F f, T... t) { return f(t...); }
struct S {
	template <class T> static int a(T t) { return apply([&](auto &&x) AI { return x + 1; }, t) + apply([](auto &&...x) AI { return (x + ...); }, t, t); }
	template <class T> static int b(T t) { return apply([&](int x) AI { return x + 1; }, t) + apply([](auto x, auto... y) AI { return (y + ... + x); }, t, t); }
	template <class T> static int c(T t) { return apply([&](T x) AI { return x + 1; }, t) + apply([](auto... y) __attribute__((noinline)) { return (y + ...); }, t, t); }
	template <class T> static int d(T t) { return apply([&](auto...) AI { return 1; }, t) + apply([](auto &&...x) mutable AI -> int { return (x + ...); }, t, t); }
	template <class... T> static int e(T... t) { return apply([&](T... x) AI { return (x + ...); }, t...); }
};
int nontemplate(int t) { return apply([](auto &&...x) AI { return (x + ...); }, t, t) + apply([](auto &&x) AI { return x; }, t); }
int plain(int n)
{
	auto a = [](int x) __attribute__((always_inline)) { return x; };
	auto b = [](int x) __attribute__((noinline)) { return x; };
	auto c = [](int x) __attribute__((noinline, unused)) -> int { return x; };
	auto d = [](int x) mutable noexcept __attribute__((always_inline)) -> int { return x; };
	auto e = [](auto x) __attribute__((always_inline)) { return x; };
	auto f = [](int x) __attribute__((cold)) { return x; };
	auto g = [](int x __attribute__((unused))) { return 1; };
	auto i = [](int x) [[gnu::always_inline]] { return x; };
	auto j = [](int x) __attribute__((optimize("O2"))) { return x; };
	auto k = [](int x) __attribute__((section("foo"))) { return x; };
	return a(n) + b(n) + c(n) + d(n) + e(n) + f(n) + g(n) + i(n) + j(n) + k(n);
}
template <class... T> __attribute__((always_inline)) inline int ff(T &&...t) { return (t + ...); }
__global__ void k() { }
int main() { return plain(1) + S::a(1) + S::b(2) + S::c(3) + S::d(4) + S::e(1, 2, 3) + nontemplate(3) + ff(1, 2); }

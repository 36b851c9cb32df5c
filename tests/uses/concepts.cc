// C++20: concepts, constrained overloads, policy classes, template template parameters.
#include <concepts>
#include <vector>
#include <list>
#include <type_traits>
#include <iterator>
template <class T>
concept Shape = requires(const T &t) {
	{ t.area() } -> std::convertible_to<double>;
	typename T::tag;
};
template <class T>
concept Named = Shape<T> && requires(T t) {
	{ t.name() } -> std::same_as<const char *>;
};
struct Sq {
	using tag = int;
	double s;
	double area() const { return s * s; }
};
struct Ci {
	using tag = char;
	double r;
	double area() const { return 3 * r * r; }
	const char *name() const { return "c"; }
};
template <Shape T> double total(const T &t) { return t.area(); }
template <Named T> double total(const T &t) { return t.area() + t.name()[0]; }
auto both(const Shape auto &a, const Shape auto &b) { return total(a) + total(b); }
template <class T>
requires std::integral<T> || std::floating_point<T> T twice(T x) { return x + x; }
template <template <class, class...> class C, class T, class... R> struct Rebind {
	using type = C<T>;
	C<T> c;
	auto first() const { return *c.begin(); }
};
template <template <class...> class C, class... T> constexpr int count(const C<T...> &) { return sizeof...(T); }
template <class T, template <class> class... Pol> struct Host : Pol<T>... {
	T run(T x) {
		((x = Pol<T>::apply(x)), ...);
		return x;
	}
};
template <class T> struct Inc {
	T apply(T x) { return x + 1; }
};
template <class T> struct Dbl {
	T apply(T x) { return x * 2; }
};
template <std::input_iterator It, std::sentinel_for<It> S> auto sum(It b, S e) {
	std::iter_value_t<It> s{};
	for (; b != e; ++b)
		s += *b;
	return s;
}
template <class T> struct Box {
	T v;
	constexpr bool operator==(const Box &) const requires std::equality_comparable<T>
	= default;
	void only() requires std::integral<T> { v++; }
};
template <class F, class... A>
requires std::invocable<F, A...>
auto call(F &&f, A &&...a) -> std::invoke_result_t<F, A...> { return std::forward<F>(f)(std::forward<A>(a)...); }
template <auto... V> struct List {
	static constexpr auto sum = (V + ... + 0);
	template <template <auto...> class L> using to = L<V...>;
};
int main() {
	Rebind<std::vector, int> r{{1, 2}};
	Rebind<std::list, double> l{{1.5}};
	Host<int, Inc, Dbl> h;
	Box<int> b{1};
	b.only();
	int a[] = {1, 2, 3};
	static_assert(List<1, 2, 3>::sum == 6 && !Named<Sq> && Named<Ci> && !Shape<int>);
	return both(Sq{2}, Ci{1}) + twice(2) + twice(1.5f) + r.first() + l.first() + count(r.c) + h.run(3) + (b == Box<int>{2}) +
	       sum(a, a + 3) + sum(l.c.begin(), l.c.end()) + call([](auto x, int y) { return x + y; }, 1.0, 2) + List<4>::to<List>::sum;
}

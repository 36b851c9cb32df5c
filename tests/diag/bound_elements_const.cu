// The elements of const objects that are bound are what std::tuple_element says of the const class.
namespace std
{
template <class> struct tuple_size;
template <class T> struct tuple_size<const T> { static constexpr int value = tuple_size<T>::value; };
template <unsigned long, class> struct tuple_element;
template <unsigned long N, class T> struct tuple_element<N, const T> { using type = const typename tuple_element<N, T>::type; };
}
template <class I> struct pair_of { I b, e; };
template <class I> struct std::tuple_size<pair_of<I>> { static constexpr int value = 2; };
template <class I> struct std::tuple_element<0, pair_of<I>> { using type = I; };
template <class I> struct std::tuple_element<0, const pair_of<I>> { using type = I; };
template <class I> struct std::tuple_element<1, pair_of<I>> { using type = I; };
template <unsigned long N, class I> constexpr I get(const pair_of<I> &r) { return r.b; }
template <unsigned long N, class I> constexpr I get(pair_of<I> &&r) { return r.b; }
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
void constant()
{
	int a[2];
	const auto r = pair_of<int *>{ a, a + 1 };
	auto &&[x, y] = r;
	static_assert(same<decltype(x), int *> && same<decltype(y), int *const>);
	static_assert(!same<decltype(x), int *>);
	x = a;
	y = a;
	const auto [z, w] = r;
	static_assert(same<decltype(z), int *> && same<decltype(w), int *const>);
	auto &[u, v] = r;
	u = a;
	v = a;
}
void variable()
{
	int a[2];
	auto r = pair_of<int *>{ a, a + 1 };
	auto &&[x, y] = r;
	static_assert(same<decltype(x), int *> && same<decltype(y), int *>);
	x = a;
	y = a;
}
// Without a tuple_size of the const class its members are bound.
struct own { int a; };
template <> struct std::tuple_size<own> { static constexpr int value = 1; };
template <> struct std::tuple_element<0, own> { using type = char; };
template <unsigned long I> char &get(const own &);
namespace other
{
void members(own m)
{
	auto [x] = m;
	static_assert(same<decltype(x), char>);
}
}

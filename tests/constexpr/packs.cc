/* Template arguments that are values, with expansions of their own inside: how long these are says nothing of one around them [temp.variadic]. */
template <class, class> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <class...> struct types { };
template <int...> struct numbers { };
template <class... T> struct count { static constexpr int value = sizeof...(T); };

template <class... A> struct some {
	template <class... B> using sums = numbers<(count<A...>::value + sizeof(B))...>;
	template <class... B> using first = numbers<count<A..., B>::value...>;
	template <class... B> using last = numbers<count<B, A...>::value...>;
	template <class... B> using all = numbers<count<char, A..., B...>::value>;
	template <class... B> using turned = numbers<count<B..., A...>::value>;
	template <class F, class N = all<F &>> static constexpr N of_default(F &) { return {}; }
	template <class F> static constexpr all<F, F> of_result(F &) { return {}; }
	template <class N = turned<>> static constexpr N of_none() { return {}; }
};
static_assert(same<some<>::sums<char, short>, numbers<1, 2>>);
static_assert(same<some<int, int>::sums<char, short>, numbers<3, 4>>);
static_assert(same<some<>::first<int, char>, numbers<1, 1>>);
static_assert(same<some<int>::first<int, char, long>, numbers<2, 2, 2>>);
static_assert(same<some<>::last<int, char>, numbers<1, 1>>);
static_assert(same<some<int, int>::last<>, numbers<>>);
static_assert(same<some<>::all<>, numbers<1>>);
static_assert(same<some<>::turned<int, int>, numbers<2>>);
constexpr int object = 0;
static_assert(same<decltype(some<>::of_default(object)), numbers<2>>);
static_assert(same<decltype(some<int *>::of_default(object)), numbers<3>>);
static_assert(same<decltype(some<int *>::of_result(object)), numbers<4>>);
static_assert(same<decltype(some<int *>::of_none()), numbers<1>>);
static_assert(same<decltype(some<>::of_none()), numbers<0>>);
// Two packs of a function template: which element is in which counts.
struct first {}; struct second {};
template <class... A, class... B> constexpr auto joined(types<A...>, types<B...>) -> types<A..., B...> { return {}; }
template <class... A, class... B> constexpr int lengths(types<A...>, types<B...>) { return 10 * sizeof...(A) + sizeof...(B); }
static_assert(lengths(types<first, second>(), types<>()) == 20);
static_assert(lengths(types<first>(), types<second>()) == 11);
static_assert(lengths(types<>(), types<first, second>()) == 2);
static_assert(same<decltype(joined(types<first, second>(), types<>())), types<first, second>>);
static_assert(same<decltype(joined(types<first>(), types<second>())), types<first, second>>);

// A template that calls itself with more explicit arguments and fewer others: where there are too few it is not specialized.
namespace growing {
template <int... n> struct List {};
struct Function {
	template <int n> constexpr int operator()(List<n>, int i) const { return n * 100 + i; }
};
template <int... n, class F, class... T> constexpr auto dispatch(F f, T... t) -> decltype(f(List<n>()..., t...)) { return f(List<n>()..., t...); }
template <int... n, class F, class... T> constexpr auto dispatch(F f, bool b, T... t) -> decltype(dispatch<n..., 1>(f, t...))
{
	return b ? dispatch<n..., 1>(f, t...) : dispatch<n..., 2>(f, t...);
}
static_assert(dispatch(Function(), true, 5) == 105 && dispatch(Function(), false, 5) == 205);
}

// Arguments that are given for a pack which parameters follow, named where nothing is deduced.
namespace given_in_the_middle {
template <class> struct named {
	using type = int;
};
template <class... T> constexpr int order(int, typename named<T>::type..., const char *) { return sizeof...(T); }
static_assert(order<char>(1, 2, "3") == 1);
static_assert(order<char, char>(1, 2, 3, "4") == 2);
static_assert(order<>(1, "2") == 0);
}

// The ... of an expansion and that of a function that takes more arguments.
namespace expanded_before_ellipsis {
template <class, class> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <class... T> struct make {
	typedef int type(const T &......);
};
static_assert(same<make<>::type, int(...)>);
static_assert(same<make<int>::type, int(const int &...)>);
static_assert(same<make<int, char>::type, int(const int &, const char &, ...)>);
}

// Which element of a list an ellipsis ends, where a < or ? comes before it.
namespace before_the_ellipsis {
constexpr int count() { return 0; }
template <class... T> constexpr int count(int, T... rest) { return 1 + count(rest...); }
template <bool, int...> struct Flags {
	static constexpr int size = 0;
};
template <int n, int... m> struct Flags<true, n, m...> {
	static constexpr int size = n + sizeof...(m);
};
template <int limit, int... n> struct Numbers {
	static constexpr int less = count(limit < 3, n...);
	static constexpr int chosen = count(limit ? count(1), 2 : 3, (n < limit ? count(n, 1), n : limit)...);
	static constexpr int greater = Flags<(limit > 1), n...>::size + Flags<limit < 9, n...>::size;
	static constexpr int nested = count(Flags<true, n...>::size, Flags<limit != 0, n, n>::size..., n...);
};
static_assert(Numbers<2, 5, 6, 7>::less == 4);
static_assert(Numbers<2, 5, 6, 7>::chosen == 4);
static_assert(Numbers<2, 5, 6, 7>::greater == 14);
static_assert(Numbers<2, 5, 6, 7>::nested == 7);
}

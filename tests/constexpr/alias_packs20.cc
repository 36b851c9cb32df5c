// Expansions that are arguments of alias templates, which expand patterns of their packs: the parameters behind are deduced.
template <class T, T V> struct number { static constexpr T value = V; };
template <auto V> using constant = number<decltype(V), V>;
template <class I, class... M> struct list {};
template <class V> struct box {};
template <class V> using boxed = box<V>;
template <class I, class... M> using boxes = list<I, boxed<M>...>;
template <class I, auto... M> using constants = list<I, constant<M>...>;
template <class... M> using callback = void (*)(box<M>...);

template <class T> struct types { static constexpr int count = -1; };
template <class J, class... B> struct types<boxes<J, B...>> { static constexpr int count = sizeof...(B); using rest = void(B...); };
static_assert(types<boxes<int, char, long>>::count == 2);
static_assert(types<boxes<int>>::count == 0);
static_assert(types<list<int, box<char>, char>>::count == -1);
static_assert(__is_same(types<boxes<int, char, long>>::rest, void(char, long)));

template <class T> struct after_one { static constexpr int count = -1; };
template <class J, class... B> struct after_one<boxes<J, char, B...>> { static constexpr int count = sizeof...(B); };
static_assert(after_one<boxes<int, char, long, int>>::count == 2);
static_assert(after_one<boxes<int, long, char>>::count == -1);

template <class T> struct called { static constexpr int count = -1; };
template <class... B> struct called<callback<B...>> { static constexpr int count = sizeof...(B); };
static_assert(called<void (*)(box<int>, box<char>, box<long>)>::count == 3);
static_assert(called<void (*)(box<int>, char)>::count == -1);

template <class T> struct values { static constexpr int sum = -1; };
template <class J, auto... B> struct values<constants<J, B...>> { static constexpr int sum = (0 + ... + B); };
static_assert(values<constants<int, 1, 2l, 'a'>>::sum == 3 + 'a');
static_assert(values<constants<int>>::sum == 0);
static_assert(values<list<int, number<int, 1>, int>>::sum == -1);

template <auto M> struct member { static constexpr auto value = M; };
template <auto M> struct tag {};
template <auto M, auto B> struct element {
	auto operator()(tag<M>) const -> member<M>;
	auto operator()(tag<B + 100>) const -> member<M>;
};
template <class, class> struct table;
template <class I, class... M, class J, auto... B> struct table<list<I, M...>, constants<J, B...>> : element<M::value, B>... {
	using element<M::value, B>::operator()...;
};
using both = table<constants<int, 1, 2>, constants<int, 3, 4>>;
static_assert(decltype(both()(tag<1>()))::value == 1);
static_assert(decltype(both()(tag<104>()))::value == 2);

template <class J, int... B> constexpr int sum(constants<J, B...> *) { return (0 + ... + B); }
static_assert(sum((constants<int, 5, 6> *)nullptr) == 11);
template <class J, class... B> constexpr int count(boxes<J, B...> *, B...) { return sizeof...(B); }
static_assert(count((boxes<int, char, int> *)nullptr, 'a', 1) == 2);

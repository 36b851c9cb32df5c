// flags: --c++20
/* Commas and > of a lambda's template parameters end no initializer, argument or requires-clause. */
template <typename T, typename U> concept addable = requires(T t, U u) { t + u; };
template <typename T, int N> struct Pair {
	T values[N];
};

inline constexpr auto sum = []<typename T, addable<T> U>(T t, U u) noexcept(noexcept(t + u)) { return t + u; };
inline constexpr auto first = []<typename T, int N = (4 > 3), typename U = Pair<T, N>>
	requires addable<T, T>
(T t) -> Pair<T, N> { return { t }; };

template <typename T> concept big = sizeof(T) > 1;
inline constexpr auto value = []<typename T> requires(sizeof(T) > 1) (T t) { return t; };
inline constexpr auto of_concept = []<typename T> requires big<T> (T t) noexcept { return t; };
inline constexpr auto of_expression = []<typename T> requires big<T> && requires(T t) { t + 1; } (T t) requires big<T> { return t; };

struct Holder {
	static constexpr auto two = []<typename T, typename U>(T, U) { return 2; };
	int number = [](auto t, auto u) { return u; }(1, 2), next = 3;
};

static_assert(sum(1, 2) == 3 && first(5).values[0] == 5 && Holder().number == 2 && Holder().next == 3 && Holder::two(1, 2) == 2);
static_assert(value(1) + of_concept(2) + of_expression(3) == 6);
int *wrong = sum(1, 2);

/* What instances of templates have in them: concepts, packs, deduction, partial specializations, constant expressions. */
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

template <int... I> struct shape {
	static constexpr int rank = sizeof...(I);
	static constexpr int size = (1 * ... * I);
};
template <class Shape> struct last_of;
template <int I> struct last_of<shape<I>> { static constexpr int value = I; };
template <int I, int... Rest> struct last_of<shape<I, Rest...>> : last_of<shape<Rest...>> {};
template <class A, class B> struct joined;
template <int... I, int... K> struct joined<shape<I...>, shape<K...>> { using type = shape<I..., K...>; };
template <class A, class B> using joined_t = typename joined<A, B>::type;

template <class T> concept scalar = std::is_arithmetic_v<T>;
template <class T> concept has_size = requires(const T &t) { { t.size() } -> std::convertible_to<std::size_t>; };
template <class T> concept layout = requires(T t, int i) {
	typename T::shape_type;
	{ t(i, i) } -> std::same_as<int>;
	requires T::shape_type::rank == 2;
};

template <class Shape, class Order = std::integral_constant<bool, true>, std::enable_if_t<Shape::rank == 2, int> = 0> struct mapping {
	using shape_type = Shape;
	constexpr int operator()(int i, int k) const { return Order::value ? i * last_of<Shape>::value + k : k * last_of<Shape>::value + i; }
};
template <scalar T, layout Layout, class Accessor = std::plus<T>> class view {
    public:
	using value_type = T;
	using mapping_type = Layout;
	template <class U> using rebound = view<U, Layout>;

	constexpr view() = default;
	constexpr explicit view(T *data, Layout layout = Layout(), Accessor accessor = Accessor()) : data_(data), layout_(layout), accessor_(accessor) {}
	template <class U, class L, class A>
	requires std::is_convertible_v<U *, T *> && std::is_constructible_v<Layout, const L &>
	constexpr explicit(!std::is_same_v<A, Accessor>) view(const view<U, L, A> &other) : data_(other.data()), layout_(other.layout()) {}
	constexpr T *data() const { return data_; }
	constexpr const Layout &layout() const { return layout_; }
	template <class... Index, std::enable_if_t<(std::is_convertible_v<Index, int> && ...), int> = 0>
	constexpr decltype(auto) operator()(Index... index) const { return data_[layout_(static_cast<int>(index)...)]; }
	template <class U, class L> friend constexpr bool operator==(const view &a, const view<U, L> &b) { return a.data_ == b.data(); }
	constexpr std::size_t size() const { return Layout::shape_type::size; }

    private:
	T *data_ = nullptr;
	Layout layout_{};
	[[no_unique_address]] Accessor accessor_{};
};

template <class To, class From> constexpr bool converts()
{
	if constexpr (std::is_constructible_v<To, From>) {
		int cells[6] = { 1, 2, 3, 4, 5, 6 };
		view<int, mapping<shape<2, 3>>> whole(cells);
		int sum = 0;
		for (int i = 0; i < 2; i++)
			for (int k = 0; k < 3; k++)
				sum += whole(i, k);
		return sum == 21 && has_size<decltype(whole)>;
	} else {
		return false;
	}
}
template <class... T> constexpr auto all_converts(std::tuple<T...>) { return std::array<bool, sizeof...(T)>{ converts<view<const T, mapping<shape<2, 3>>>, view<T, mapping<shape<2, 3>>>>()... }; }
static_assert(std::ranges::all_of(all_converts(std::tuple<int, float, double, char, short, long>()), std::identity()));
static_assert(std::is_same_v<joined_t<joined_t<shape<1>, shape<2, 3>>, shape<4>>, shape<1, 2, 3, 4>>);
static_assert(last_of<joined_t<shape<1, 2>, shape<3>>>::value == 3);

template <class F, class... Args> concept invocable_with = requires(F &&f, Args &&...args) { std::invoke(std::forward<F>(f), std::forward<Args>(args)...); };
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;

template <class T> __global__ void kernel(view<T, mapping<shape<2, 3>>> in, T scale) { T cells[2] = {}; cells[1] = scale; (void)in; }

template <class T> std::optional<T> sum_of(const std::vector<T> &values)
{
	auto odd = values | std::views::filter([](T v) { return v % 2 != 0; }) | std::views::transform([](T v) { return v * v; }) | std::views::take(5);
	auto zipped = std::views::iota(0, 10) | std::views::drop(2) | std::views::reverse;
	T sum{};

	for (auto v : odd)
		sum += v;
	for (auto i : zipped)
		sum += static_cast<T>(i);
	return sum ? std::optional<T>(sum) : std::nullopt;
}

int main()
{
	int cells[6] = {};
	auto joined = std::tuple_cat(std::make_tuple(1, 2.0), std::tuple<char, std::string>('c', "s"), std::pair<int, float>(1, 2.f));
	std::variant<int, double, std::string> value = std::apply([](auto... parts) { return sizeof...(parts); }, joined) > 4 ? 1 : 2;
	auto print = overloaded{ [](int i) { return i; }, [](double) { return 2; }, [](const std::string &s) { return static_cast<int>(s.size()); } };
	std::vector<int> values = { 3, 1, 2 };
	std::unique_ptr<view<int, mapping<shape<2, 3>>>> owned = std::make_unique<view<int, mapping<shape<2, 3>>>>(cells);

	std::ranges::sort(values, std::greater<>());
	kernel<int><<<1, 32>>>(*owned, std::visit(print, value));
	kernel<float><<<1, 32>>>(view<float, mapping<shape<2, 3>>>(), std::accumulate(values.begin(), values.end(), 0.f));
	static_assert(invocable_with<std::plus<>, int, double>);
	return *sum_of(values) + *sum_of(std::vector<long>{ 1, 2 });
}

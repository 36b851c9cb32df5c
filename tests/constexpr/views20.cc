/* Views: what is asked of them while they are instantiated, and after. */
#include <ranges>
#include <vector>
namespace r = std::ranges;
namespace v = std::views;
inline constexpr auto identity = [](int x) { return x; };
using Vector = std::vector<int>;
using Filter = r::filter_view<r::ref_view<Vector>, decltype(identity)>;
using Take = r::take_view<Filter>;
template <class T> concept has_begin = requires(T &t) { r::begin(t); };
template <class T> concept has_iterator = requires { typename r::iterator_t<T>; };
template <class T, class U> concept equal_to = requires(T t, U u) { t == u; };
template <class T, class U> concept ends = std::sentinel_for<r::sentinel_t<T>, r::iterator_t<U>>;
static_assert(r::range<Filter> && !r::range<const Filter>);
static_assert(has_begin<Filter> && !has_begin<const Filter>);
static_assert(has_iterator<Filter> && !has_iterator<const Filter>);
static_assert(ends<Filter, Filter> && !ends<Filter, const Filter>);
static_assert(equal_to<r::iterator_t<Take>, r::sentinel_t<Take>>);
static_assert(r::forward_range<Take> && !r::forward_range<const Take>);

/* A temporary is owned. */
template <class R> concept transformed = requires { v::transform(std::declval<R>(), identity); };
template <class R> concept piped = requires { std::declval<R>() | v::transform(identity); };
static_assert(transformed<Vector> && transformed<Vector &> && piped<Vector> && piped<Vector &>);
static_assert(std::is_same_v<v::all_t<Vector>, r::owning_view<Vector>>);
static_assert(std::is_same_v<decltype(Vector() | v::take(2)), r::take_view<r::owning_view<Vector>>>);
auto sum()
{
	int s = 0;
	for (int x : Vector{ 1, 2 } | v::filter(identity) | v::transform(identity) | v::take(2))
		s += x;
	return s;
}
static_assert(std::is_same_v<decltype(sum()), int>);

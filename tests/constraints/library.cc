// Concepts of the standard library. Each static_assert holds.
#include <concepts>
#include <compare>
#include <type_traits>
#include <iterator>
#include <string>
#include <vector>
#include <list>
#include <ranges>
#include <span>
#include <string_view>
#include <memory>
#include <algorithm>
static_assert(std::integral<int> && !std::integral<float> && std::same_as<int,int> && std::convertible_to<int,long> && std::derived_from<std::string, std::string>);
static_assert(std::equality_comparable<int>);
static_assert(std::totally_ordered<int>);
static_assert(std::movable<int>);
static_assert(std::copyable<int>);
static_assert(std::semiregular<int>);
static_assert(std::regular<int>);
static_assert(std::swappable<int>);
static_assert(std::invocable<int(*)(int), int>);
static_assert(std::predicate<bool(*)(int), int>);
static_assert(std::three_way_comparable<int>);
static_assert(std::equality_comparable<std::string>);
static_assert(std::totally_ordered<std::string>);
static_assert(std::regular<std::string>);
static_assert(std::three_way_comparable<std::string>);
static_assert(std::input_iterator<int*>);
static_assert(std::random_access_iterator<int*>);
static_assert(std::contiguous_iterator<int*>);
static_assert(std::contiguous_iterator<std::vector<int>::iterator>);
static_assert(std::bidirectional_iterator<std::list<int>::iterator>);
static_assert(!std::random_access_iterator<std::list<int>::iterator>);
static_assert(std::ranges::range<int[3]>);
static_assert(std::ranges::range<std::vector<int>>);
static_assert(std::ranges::contiguous_range<std::vector<int>>);
static_assert(std::ranges::bidirectional_range<std::list<int>>);
static_assert(!std::ranges::random_access_range<std::list<int>>);
static_assert(std::ranges::sized_range<std::list<int>>);
static_assert(std::ranges::view<std::string_view>);
static_assert(std::ranges::view<std::span<int>>);
static_assert(!std::ranges::view<std::vector<int>>);
static_assert(std::ranges::borrowed_range<std::span<int>>);
static_assert(std::sortable<int*>);
static_assert(std::sentinel_for<int*, int*>);
static_assert(std::sized_sentinel_for<int*, int*>);
static_assert(std::indirectly_copyable<int*, int*>);
static_assert(std::is_same_v<std::iter_value_t<int*>, int>);
static_assert(std::is_same_v<std::iter_reference_t<std::vector<int>::iterator>, int&>);
static_assert(std::is_same_v<std::ranges::iterator_t<std::vector<int>>, std::vector<int>::iterator>);
int arr[3];
static_assert(std::is_same_v<decltype(std::ranges::begin(arr)), int*>);
static_assert(std::is_same_v<decltype(std::ranges::size(arr)), unsigned long>);
std::vector<int> v;
static_assert(std::is_same_v<decltype(std::ranges::begin(v)), std::vector<int>::iterator>);
static_assert(std::is_same_v<decltype(std::ranges::end(v)), std::vector<int>::iterator>);
static_assert(std::is_same_v<decltype(v | std::views::all), std::ranges::ref_view<std::vector<int>>>);
static_assert(std::is_same_v<decltype(v | std::views::reverse), std::ranges::reverse_view<std::ranges::ref_view<std::vector<int>>>>);
static_assert(std::is_same_v<decltype(std::ranges::find(v, 3)), std::vector<int>::iterator>);
static_assert(std::is_same_v<decltype(1 <=> 2), std::strong_ordering>);
static_assert(std::is_same_v<decltype(std::string() <=> std::string()), std::strong_ordering>);

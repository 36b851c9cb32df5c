// What the standard library says of itself in constant expressions: none may fail.
#include <algorithm>
#include <array>
#include <bitset>
#include <chrono>
#include <climits>
#include <compare>
#include <complex>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <ratio>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
static_assert(std::numeric_limits<int>::max() == INT_MAX);
static_assert(std::numeric_limits<double>::max() > 1e300);
static_assert(std::numeric_limits<unsigned char>::digits == 8);
constexpr std::array<int, 3> a = {1, 2, 3};
static_assert(a.size() == 3);
static_assert(a[1] == 2);
static_assert(std::get<2>(a) == 3);
constexpr std::pair<int, long> pr(1, 2);
static_assert(pr.first == 1 && pr.second == 2);
static_assert(std::make_pair(3, 4).second == 4);
constexpr std::tuple<int, char, double> tp(1, 'a', 2.5);
static_assert(std::get<1>(tp) == 'a');
static_assert(std::tuple_size<decltype(tp)>::value == 3);
static_assert(std::string_view("hello").size() == 5);
static_assert(std::string_view("hello")[1] == 'e');
static_assert(std::string_view("hello").find('l') == 2);
static_assert(std::string_view("abc") == "abc");
constexpr std::optional<int> op = 5;
static_assert(op.has_value() && *op == 5);
static_assert(!std::optional<int>().has_value());
static_assert(std::max(3, 4) == 4);
static_assert(std::min({3, 1, 2}) == 1);
static_assert(std::ratio<6, 8>::num == 3);
static_assert(std::chrono::milliseconds(std::chrono::seconds(2)).count() == 2000);
static_assert(std::chrono::seconds(3) > std::chrono::milliseconds(2999));
static_assert(std::is_same_v<std::common_type_t<int, long>, long>);
static_assert(std::gcd(12, 18) == 6);
static_assert(std::integral_constant<int, 4>{} == 4);
static_assert(std::integral_constant<int, 4>() + 1 == 5);
static_assert(std::conjunction_v<std::is_integral<int>, std::is_signed<int>>);
static_assert(std::variant_size_v<std::variant<int, char>> == 2);
constexpr std::variant<int, char> va(3);
static_assert(va.index() == 0);
static_assert(std::complex<double>(1, 2).real() == 1);
static_assert(std::bitset<8>(5).size() == 8);
static_assert(std::plus<int>()(2, 3) == 5);
static_assert(std::plus<>{}(2, 3) == 5);
static_assert(std::forward<int>(3) == 3);
constexpr int swp() { int a = 1, b = 2; auto t = std::move(a); a = b; b = t; return a * 10 + b; }
static_assert(swp() == 21);
static_assert(std::is_constructible_v<int, double>);
static_assert(std::make_index_sequence<4>::size() == 4);
static_assert(std::invoke_result_t<int(*)(int), int>(3) == 3);
static_assert(std::char_traits<char>::length("four") == 4);
static_assert(std::char_traits<char>::compare("ab", "ac", 2) < 0);
static_assert(noexcept(std::declval<int>()));
static_assert(std::as_const(a).back() == 3);
constexpr auto t2 = std::make_tuple(1, 2); static_assert(std::get<0>(t2) + std::get<1>(t2) == 3);
static_assert(std::tuple_cat(t2, t2) == std::make_tuple(1, 2, 1, 2));
static_assert(std::apply([](int a, int b) { return a + b; }, t2) == 3);
static_assert((1 <=> 2) < 0);
static_assert((2.5 <=> 2.5) == 0);
static_assert(std::is_gt('b' <=> 'a'));
struct V { int a; constexpr std::strong_ordering operator<=>(const V &o) const { return a <=> o.a; } };
static_assert(V{1} < V{2});
static_assert(V{3} >= V{2});
struct W { int a, b; auto operator<=>(const W &) const = default; };
static_assert(W{1, 2} < W{1, 3});
static_assert(W{1, 2} == W{1, 2});
static_assert(std::string_view("a") < std::string_view("b"));

// Expressions of C++20: ranges, concepts, comparisons (typing_test.sh).
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <compare>
#include <concepts>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

struct P { int x; int y; auto operator<=>(const P&) const = default; };
void test(std::vector<int> v, const std::vector<int> cv, std::list<int> l, std::map<int, std::string> m, std::string s, std::string_view sv, std::span<int> sp, std::unique_ptr<int> u, std::shared_ptr<int> sh, std::optional<int> o, int (&a)[3], std::array<int, 3> ar, P p, std::pair<int, long> pr, std::tuple<int, char> tu)
{
	std::ranges::begin(v);
	std::ranges::begin(cv);
	std::ranges::end(a);
	std::ranges::size(l);
	std::ranges::size(v);
	std::ranges::ssize(v);
	std::ranges::data(v);
	std::ranges::empty(m);
	std::ranges::cbegin(v);
	std::ranges::rbegin(v);
	std::ranges::find(v, 3);
	std::ranges::find(cv, 3);
	std::ranges::find(v.begin(), v.end(), 3);
	std::ranges::count(l, 2);
	std::ranges::sort(v);
	std::ranges::sort(v, std::greater<>());
	std::ranges::copy(v, l.begin());
	std::ranges::max(v);
	std::ranges::min_element(v);
	std::ranges::equal(v, l);
	std::ranges::lower_bound(v, 3);
	std::ranges::next(v.begin());
	std::ranges::distance(v);
	std::ranges::distance(l.begin(), l.end());
	std::ranges::iter_move(v.begin());
	std::ranges::swap(p, p);
	v | std::views::all;
	v | std::views::reverse;
	v | std::views::take(2);
	v | std::views::drop(1);
	m | std::views::keys;
	m | std::views::values;
	std::views::iota(1, 10);
	std::views::all(v);
	std::views::reverse(v);
	std::views::counted(v.begin(), 2);
	std::views::single(3);
	std::views::empty<int>;
	std::ranges::subrange(v.begin(), v.end());
	v.begin() == v.end();
	v.begin() != cv.end();
	v.begin() < v.end();
	v.begin() <=> v.end();
	v.end() - v.begin();
	v == cv;
	v != cv;
	v < cv;
	v <=> cv;
	l == l;
	s == "x";
	"x" == s;
	s != s;
	s <=> s;
	s < "abc";
	s + "x";
	sv == s;
	sv <=> sv;
	sv.starts_with("a");
	s.ends_with('c');
	sp.size();
	sp[1];
	sp.begin();
	sp.first(2);
	sp.subspan(1);
	std::as_bytes(sp);
	u == nullptr;
	u != nullptr;
	u <=> u;
	*u;
	sh == nullptr;
	sh <=> sh;
	o == 3;
	o <=> 3;
	o == std::nullopt;
	o.value_or(1);
	p == p;
	p != p;
	p < p;
	p <=> p;
	pr == pr;
	pr <=> pr;
	pr < pr;
	tu == tu;
	tu < tu;
	tu <=> tu;
	ar == ar;
	ar <=> ar;
	m.contains(3);
	m.begin()->second;
	m == m;
	std::begin(v);
	std::ssize(v);
	std::to_address(v.begin());
	std::make_unique<int>(3);
	std::make_shared<int>(3);
	std::construct_at(&p);
	std::erase(v, 3);
	std::midpoint(1, 3);
	std::accumulate(v.begin(), v.end(), 0);
	std::sort(v.begin(), v.end());
	std::copy(v.begin(), v.end(), l.begin());
	std::move(v);
	std::find(v.begin(), v.end(), 1);
	std::strong_ordering::less == 0;
	1 <=> 2;
	1.0 <=> 2.0;
	std::make_pair(1, 2.0);
	std::make_tuple(1, 'c');
	std::get<0>(tu);
	std::max(1, 2);
	std::swap(p, p);
	std::exchange(p, p);
	std::invoke(std::plus<>(), 1, 2.0);
	(std::__bit_width(1u));
	std::iter_swap(v.begin(), v.begin());
	std::is_eq(1 <=> 1);
	std::lexicographical_compare_three_way(v.begin(), v.end(), cv.begin(), cv.end());
	std::reverse_iterator(v.begin());
	std::make_reverse_iterator(v.begin());
}

namespace more {
namespace rv = std::views;
template<class T> concept Shape = requires(const T& t) { { t.area() } -> std::convertible_to<double>; };
struct Sq { double s; double area() const; bool operator==(const Sq&) const = default; };
struct Ci { float r; float area() const; };
template<Shape T> auto area2(const T& t) { return t.area() * 2; }
auto total(const Shape auto&... s) { return (s.area() + ... + 0); }
template<std::integral T> T gcdx(T a, T b) { return b == 0 ? a : gcdx(b, a % b); }
template<std::floating_point T> long gcdx(T a, T b);
template<class T> requires std::is_arithmetic_v<T> struct V3 { T x, y, z; friend V3 operator+(V3 a, const V3& b) { return a; } template<class U> friend auto operator*(const V3& v, U u) requires std::convertible_to<U, T> { return V3<decltype(v.x * u)>{}; } T dot(const V3&) const; };
template<class T> V3(T, T, T) -> V3<T>;
template<class R> requires std::ranges::range<R> auto sum(R&& r)
{
  std::ranges::range_value_t<R> s{};
  for (auto&& x : r)
    s += x;
  return s;
}
auto is_even = [](std::integral auto i) { return i % 2 == 0; };
struct Visitor { int operator()(int) const; int operator()(const std::string&) const; };
template<class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template<class... Ts> overloaded(Ts...) -> overloaded<Ts...>;
void test(std::vector<int> v, std::vector<std::string> vs, std::map<std::string, int> m, std::variant<int, std::string> var, std::optional<std::string> os, Sq sq, Ci ci, V3<float> f3, V3<double> d3, std::set<int> st, int (&arr)[4], std::unique_ptr<Sq> up, std::function<int(double)> fn, std::chrono::seconds sec)
{
	area2(sq);
	area2(ci);
	total(sq, ci);
	total();
	gcdx(4, 6);
	gcdx(4u, 6u);
	gcdx(4.0, 6.0);
	f3 + f3;
	f3 * 2;
	f3 * 2.0;
	f3.dot(f3);
	V3(1, 2, 3);
	V3(1.0, 2.0, 3.0);
	sum(v);
	sum(arr);
	sum(st);
	is_even(3);
	is_even(3L);
	v | rv::filter(is_even);
	v | rv::transform([](int i) { return i * 2.0; });
	v | rv::filter(is_even) | rv::take(3);
	rv::iota(0, 5) | rv::reverse;
	rv::iota(1);
	rv::all(arr);
	rv::take(v, 3);
	rv::join(vs);
	rv::split(vs[0], ' ');
	rv::values(m);
	rv::common(v);
	std::ranges::for_each(v, is_even);
	std::ranges::transform(v, v.begin(), [](int i) { return i; });
	std::ranges::any_of(v, is_even);
	std::ranges::all_of(st, is_even);
	std::ranges::sort(vs, {}, &std::string::size);
	std::ranges::max(v, {}, [](int i) { return -i; });
	std::ranges::min({1, 2, 3});
	std::ranges::count_if(v, is_even);
	std::ranges::find_if(vs, [](const auto& s) { return s.empty(); });
	std::ranges::copy(v, std::back_inserter(v));
	std::ranges::reverse(v);
	std::ranges::unique(v);
	std::ranges::remove(v, 1);
	std::ranges::fill(v, 1);
	std::ranges::binary_search(v, 1);
	std::ranges::equal_range(v, 1);
	std::ranges::is_sorted(v);
	std::ranges::includes(v, st);
	std::ranges::minmax(v);
	std::visit(Visitor(), var);
	std::visit([](auto&& x) { return sizeof(x); }, var);
	std::get<int>(var);
	std::get_if<std::string>(&var);
	std::holds_alternative<int>(var);
	os.value_or("x");
	*os;
	os->size();
	os == "x";
	std::apply([](auto... a) { return sizeof...(a); }, std::make_tuple(1, 2));
	std::bind_front(std::plus<>(), 1)(2);
	std::invoke(&Sq::area, sq);
	std::invoke(is_even, 2);
	fn(1);
	fn(2.5);
	sq == sq;
	sq != sq;
	*up == sq;
	up->area();
	sec + std::chrono::milliseconds(3);
	sec < std::chrono::minutes(1);
	sec <=> std::chrono::minutes(1);
	std::bit_cast<int>(1.0f);
	std::popcount(3u);
	std::midpoint(1.0, 2.0);
	std::lerp(1.0, 2.0, 0.5);
	std::accumulate(v.begin(), v.end(), 0.0);
	std::reduce(v.begin(), v.end());
	std::transform_reduce(v.begin(), v.end(), v.begin(), 0L);
	std::inner_product(v.begin(), v.end(), v.begin(), 0);
	std::max({1, 2, 3});
	std::clamp(1, 2, 3);
	std::as_const(v);
	std::size(arr);
	std::data(v);
	std::empty(v);
	std::cmp_less(1, 2u);
	m["x"];
	m.find("x")->second;
	m.try_emplace("x", 1).second;
	m.insert_or_assign("x", 2);
	st.contains(1);
	st.insert(2).first;
	v.emplace_back(1);
	vs.emplace_back("x");
	vs.front() + vs.back();
	v.insert(v.end(), {1, 2});
	std::erase_if(v, is_even);
	std::move_iterator(v.begin());
	std::tuple_cat(std::make_tuple(1), std::make_tuple('c'));
	std::tie(v, m);
	std::forward_as_tuple(1, v);
	std::make_from_tuple<std::pair<int, int>>(std::make_tuple(1, 2));
	std::unique_ptr<Sq>(new Sq);
	std::make_optional(3);
	std::pair(1, 2.0);
	std::tuple(1, 'c');
	std::vector(v.begin(), v.end());
	std::optional(3);
	std::array{1, 2, 3};
}
}

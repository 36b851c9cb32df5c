// What the standard library has in constant expressions of C++17.
#include <array>
#include <string_view>
#include <optional>
#include <variant>
#include <tuple>
#include <algorithm>
#include <numeric>
#include <chrono>
#include <ratio>
#include <utility>
#include <functional>
#include <iterator>
#include <complex>
#include <limits>
#include <memory>
#include <type_traits>
#include <initializer_list>
#include <any>
using namespace std;
constexpr array<int, 5> arr{5, 3, 1, 4, 2};
static_assert(arr.front() == 5 && arr.back() == 2 && !arr.empty() && arr.at(2) == 1);
static_assert(*arr.begin() == 5 && *(arr.end() - 1) == 2 && arr.data()[3] == 4);
static_assert(*arr.rbegin() == 2);
static_assert(get<1>(arr) == 3 && tuple_size_v<decltype(arr)> == 5);
constexpr int sum() { int s = 0; for (int x : arr) s += x; return s; }
static_assert(sum() == 15);
constexpr auto fillarr() { array<int, 4> r{}; for (size_t i = 0; i < r.size(); ++i) r[i] = int(i * i); return r; }
static_assert(fillarr()[3] == 9);
constexpr string_view sv = "hello, world";
static_assert(sv.substr(7) == "world" && sv.find("wor") == 7 && sv.rfind('o') == 8 && sv.find_first_of("xyzw") == 7);
static_assert(sv.find_last_not_of("ld") == 9 && sv.find_first_not_of("hel") == 4 && sv.find_last_of("o") == 8);
static_assert(sv.compare("hello") > 0 && sv.compare(0, 5, "hello") == 0 && sv.front() == 'h' && sv.back() == 'd');
static_assert(string_view("abc") < string_view("abd") && string_view("a") != string_view("b"));
static_assert(sv.find("zzz") == string_view::npos && sv.size() == 12 && sv.length() == 12 && !sv.empty());
constexpr auto trim(string_view s) { while (!s.empty() && s.front() == ' ') s.remove_prefix(1); while (!s.empty() && s.back() == ' ') s.remove_suffix(1); return s; }
static_assert(trim("  ab ") == "ab");
static_assert(L"wide"sv.size() == 4 && u"x"sv[0] == u'x' && "q\0r"sv.size() == 3);
constexpr optional<int> o1 = 3, o2 = nullopt; constexpr optional<int> o3{};
static_assert(o1 && !o2 && !o3 && o1.value() == 3 && o2.value_or(7) == 7 && *o1 == 3);
static_assert(o1 == 3 && o2 != o1 && o2 == nullopt && o1 > o2 && o1 != nullopt);
static_assert(make_optional(5).value() == 5);
struct Pt { int x, y; constexpr Pt(int a, int b) : x(a), y(b) {} };
constexpr optional<Pt> op(in_place, 1, 2);
static_assert(op->x == 1 && op->y == 2);
constexpr variant<int, double, char> v1 = 3, v2 = 2.5, v3 = 'c';
static_assert(v1.index() == 0 && v2.index() == 1 && v3.index() == 2);
static_assert(get<int>(v1) == 3 && get<1>(v2) == 2.5 && holds_alternative<char>(v3) && *get_if<char>(&v3) == 'c' && !get_if<int>(&v3));
static_assert(visit([](auto x) { return (int)x + 1; }, v1) == 4);
static_assert(visit([](auto x) { return sizeof(x); }, v2) == 8);
static_assert(v1 == variant<int, double, char>(3) && v1 != v2 && v1 < v2);
static_assert(variant<monostate, int>().index() == 0);
constexpr tuple<int, double, char> t{1, 2.5, 'x'};
static_assert(get<0>(t) == 1 && get<double>(t) == 2.5 && get<2>(t) == 'x');
static_assert(t < tuple(1, 2.5, 'y') && t == make_tuple(1, 2.5, 'x'));
static_assert(apply([](int a, double b, char c) { return a + b + (c - 'x'); }, t) == 3.5);
constexpr int bind() { auto [a, b, c] = t; return a + int(b) + (c == 'x'); }
static_assert(bind() == 4);
static_assert(get<0>(tuple_cat(tuple(1), tuple(2, 3))) == 1);
static_assert(make_from_tuple<Pt>(tuple(3, 4)).y == 4);
constexpr pair<int, char> pr{1, 'a'};
static_assert(pr.first == 1 && get<1>(pr) == 'a' && pr < make_pair(2, 'a') && pr == pair(1, 'a'));
static_assert(min(3, 4) == 3 && max({1, 5, 2}) == 5 && minmax(4, 2).first == 2 && clamp(10, 0, 5) == 5);
static_assert(gcd(12, 18) == 6 && lcm(4, 6) == 12);
using namespace chrono;
static_assert(duration_cast<seconds>(1500ms).count() == 1 && 1h == 60min && (1s + 500ms).count() == 1500);
static_assert(hours(1) > minutes(59) && 5s % 3s == 2s && -(3s) == seconds(-3) && 2 * 3s == 6s && 6s / 3 == 2s && 6s / 3s == 2);
static_assert(duration<double>(1500ms).count() == 1.5);
static_assert(time_point<system_clock>(5s).time_since_epoch() == 5s);
static_assert(ratio_add<ratio<1, 2>, ratio<1, 3>>::num == 5 && ratio_less_v<ratio<1, 3>, ratio<1, 2>> && milli::den == 1000);
static_assert(ratio_multiply<ratio<2, 3>, ratio<3, 4>>::den == 2 && ratio_equal_v<ratio<2, 4>, ratio<1, 2>>);
static_assert(plus<>()(1, 2) == 3 && less<int>()(1, 2) && logical_not<>()(false) && negate<>()(4) == -4 && bit_and<>()(6, 3) == 2);
static_assert(distance(arr.begin(), arr.end()) == 5 && *next(arr.begin(), 2) == 1 && *prev(arr.end()) == 2);
static_assert(size(arr) == 5 && !empty(arr) && *data(arr) == 5);
constexpr int adv() { auto it = arr.begin(); advance(it, 3); return *it; }
static_assert(adv() == 4);
constexpr int rev() { int r = 0; for (auto it = arr.rbegin(); it != arr.rend(); ++it) r = r * 10 + *it; return r; }
static_assert(rev() == 24135);
constexpr complex<double> z(1, 2);
static_assert(z.imag() == 2);
static_assert(real(z) == 1);
static_assert((z == complex<double>(1, 2)) && z != 1.0);
static_assert(integral_constant<int, 3>::value == 3 && true_type{} && is_same_v<int, int>);
static_assert(addressof(arr) == &arr);
constexpr int inits(initializer_list<int> l) { int s = 0; for (auto x : l) s += x; return s + (int)l.size(); }
static_assert(inits({1, 2, 3}) == 9);
constexpr int ex() { int a = 1; int b = 5; int c = a; a = b; b = c; return a * 10 + b; }
static_assert(ex() == 51);
static_assert(numeric_limits<int>::max() == 2147483647 && numeric_limits<double>::epsilon() > 0 && numeric_limits<float>::infinity() > 1 && numeric_limits<unsigned>::digits == 32);
static_assert(numeric_limits<double>::quiet_NaN() != numeric_limits<double>::quiet_NaN() && numeric_limits<long>::lowest() < 0 && numeric_limits<float>::denorm_min() > 0);
static_assert(as_const(arr)[0] == 5 && forward<int>(2) == 2 && move(3) == 3);
static_assert(is_invocable_r_v<int, int (*)(), void> == false && is_nothrow_move_constructible_v<int>);
constexpr char_traits<char>::int_type ci = char_traits<char>::to_int_type('a');
static_assert(ci == 'a' && char_traits<char>::eq('a', 'a') && char_traits<char>::lt('a', 'b') && *char_traits<char>::find("abc", 3, 'b') == 'b');
constexpr auto seq(index_sequence<0, 1, 2>) { return 3; }
static_assert(seq(make_index_sequence<3>{}) == 3);
constexpr string_view names[] = {"a", "bb", "ccc"};
static_assert(names[2].size() == 3);
constexpr int lookup(string_view s) { for (size_t i = 0; i < size(names); ++i) if (names[i] == s) return (int)i; return -1; }
static_assert(lookup("bb") == 1 && lookup("x") == -1);
constexpr unsigned hash_(const char *s) { unsigned h = 2166136261u; while (*s) h = (h ^ (unsigned char)*s++) * 16777619u; return h; }
static_assert(hash_("a") == 0xE40C292Cu);
namespace locals {
void f(array<int, 4> p) {
	array<int, 3> a{};
	static_assert(a.size() == 3);
	static_assert(p.size() == 4);
	int x[a.size()];
	static_assert(sizeof(x) == 12);
	integral_constant<int, 5> c;
	static_assert(c == 5);
	constexpr int n = c;
	static_assert(n == 5);
}
constexpr int g = [](auto i) { if constexpr (i == 3) return 1; else return 2; }(integral_constant<int, 3>{});
static_assert(g == 1);
template <int N> constexpr int h() { auto l = [](auto i) { constexpr int k = i; return k; }; return l(integral_constant<int, N>{}); }
static_assert(h<7>() == 7);
constexpr variant<int, char> v(3), w('c');
static_assert(v == v && v != w && v < w);
struct L { constexpr int operator()(int) const { return 1; } constexpr int operator()(char) const { return 2; } };
static_assert(visit(L{}, w) == 2);
constexpr tuple<int, double, char> t{1, 2.5, 'x'};
constexpr int b1() { auto [a, b, c] = t; return a + int(b) + (c == 'x'); }
static_assert(b1() == 4);
constexpr int b2() { auto &[a, b, c] = t; return a + int(b) + (c == 'x'); }
static_assert(b2() == 4);
constexpr int b3() { tuple<int, int> t{1, 2}; auto &[a, b] = t; a = 5; return get<0>(t) + b; }
static_assert(b3() == 7);
constexpr int b4() { pair<int, int> t{1, 2}; auto &&[a, b] = t; a = 5; return t.first + b; }
static_assert(b4() == 7);
constexpr int b5() { array<int, 2> t{1, 2}; auto [a, b] = t; return a * 10 + b; }
static_assert(b5() == 12);
}

// What the standard library has in constant expressions of C++20.
#include <variant>
#include <algorithm>
#include <array>
#include <numeric>
#include <functional>
#include <span>
#include <string>
#include <vector>
#include <memory>
#include <bit>
#include <ranges>
#include <utility>
#include <compare>
#include <concepts>
#include <string_view>
#include <optional>
using namespace std;
constexpr auto sorted() { array<int, 6> a{5, 2, 9, 1, 7, 3}; sort(a.begin(), a.end()); return a; }
static_assert(sorted()[0] == 1 && sorted()[5] == 9);
constexpr bool algos() {
	array<int, 6> a{5, 2, 9, 1, 7, 3};
	if (*find(a.begin(), a.end(), 9) != 9) return false;
	if (count(a.begin(), a.end(), 2) != 1) return false;
	if (count_if(a.begin(), a.end(), [](int x) { return x > 4; }) != 3) return false;
	if (accumulate(a.begin(), a.end(), 0) != 27) return false;
	if (*max_element(a.begin(), a.end()) != 9 || *min_element(a.begin(), a.end()) != 1) return false;
	reverse(a.begin(), a.end());
	if (a[0] != 3) return false;
	return true;
}
static_assert(algos());
constexpr bool algos2() {
	array<int, 5> a{1, 2, 3, 4, 5}, b{};
	copy(a.begin(), a.end(), b.begin());
	if (!equal(a.begin(), a.end(), b.begin())) return false;
	transform(a.begin(), a.end(), b.begin(), [](int x) { return x * 2; });
	if (b[4] != 10) return false;
	fill(b.begin(), b.end(), 7);
	return all_of(b.begin(), b.end(), [](int x) { return x == 7; }) && binary_search(a.begin(), a.end(), 3) && *lower_bound(a.begin(), a.end(), 4) == 4;
}
static_assert(algos2());
constexpr bool algos3() { array<int, 4> a{}; iota(a.begin(), a.end(), 1); rotate(a.begin(), a.begin() + 1, a.end()); return a[0] == 2 && a[3] == 1; }
static_assert(algos3());
constexpr bool algos4() { array<int, 6> a{1, 1, 2, 2, 3, 3}; auto e = unique(a.begin(), a.end()); return e - a.begin() == 3; }
static_assert(algos4());
constexpr bool algos5() { array<int, 4> a{4, 3, 2, 1}; swap(a[0], a[3]); iter_swap(a.begin() + 1, a.begin() + 2); return is_sorted(a.begin(), a.end()); }
static_assert(algos5());
constexpr bool algos6() { array<int, 4> a{1, 2, 3, 4}; auto e = remove_if(a.begin(), a.end(), [](int x) { return x % 2; }); return e == a.begin() + 2 && inner_product(a.begin(), a.begin() + 2, a.begin(), 0) == 20; }
static_assert(algos6());
constexpr bool spans() { int a[] = {1, 2, 3, 4}; span s(a); span<int, 2> f = s.first<2>(); s[0] = 9; int t = 0; for (int x : s.subspan(1)) t += x; return f[0] == 9 && s.size() == 4 && t == 9 && s.back() == 4; }
static_assert(spans());
constexpr bool bits() { return popcount(0xffu) == 8 && countl_zero((unsigned char)1) == 7 && has_single_bit(8u) && bit_ceil(5u) == 8 && bit_floor(5u) == 4 && bit_width(5u) == 3 && rotl(1u, 31) == 0x80000000 && countr_zero(8u) == 3 && countl_one(~0u) == 32; }
static_assert(bits());
static_assert(endian::native == endian::little);
constexpr bool strs() { string s = "abc"; s += "def"; return s.size() == 6 && s == "abcdef" && s.substr(1, 2) == "bc"; }
static_assert(is_same_v<int, int>);
constexpr int uni() { union U { int i; float f; } u{.i = 3}; u.f = 2.5f; return (int)u.f; }
static_assert(uni() == 2);
template <class T> struct Vec {
	T *d = nullptr; unsigned n = 0, c = 0; allocator<T> al;
	constexpr Vec() = default;
	constexpr void push(const T &t) { if (n == c) { unsigned m = c ? c * 2 : 2; T *p = al.allocate(m); for (unsigned i = 0; i < n; i++) { construct_at(p + i, std::move(d[i])); destroy_at(d + i); } if (d) al.deallocate(d, c); d = p; c = m; } construct_at(d + n++, t); }
	constexpr ~Vec() { for (unsigned i = 0; i < n; i++) destroy_at(d + i); if (d) al.deallocate(d, c); }
	constexpr T &operator[](unsigned i) { return d[i]; }
};
constexpr int vecs() { Vec<int> v; for (int i = 0; i < 10; i++) v.push(i * i); return v[9]; }
static_assert(vecs() == 81);
consteval int sq(int n) { return n * n; }
static_assert(sq(4) == 16);
constexpr int ice(int n) { if (is_constant_evaluated()) return n; return -1; }
static_assert(ice(3) == 3);
constexpr int tr(int n) { try { if (n > 100) throw n; return n; } catch (...) { return -1; } }
static_assert(tr(3) == 3);
struct Dt { int *p; constexpr Dt(int *p) : p(p) {} constexpr ~Dt() { ++*p; } };
constexpr int dts() { int n = 0; { Dt a(&n); Dt b(&n); } for (int i = 0; i < 3; i++) { Dt c(&n); } return n; }
static_assert(dts() == 5);
static_assert(midpoint(2, 8) == 5 && midpoint(1.0, 2.0) == 1.5);
static_assert(string_view("abc").starts_with("ab") && string_view("abc").ends_with('c'));
template <class T> concept Sm = sizeof(T) <= 4;
static_assert(Sm<int> && !Sm<double>);
static_assert((1 <=> 2) == strong_ordering::less && (1.0 <=> 2.0) == partial_ordering::less);
constexpr auto lam = []<class T>(T x) { return x + 1; };
static_assert(lam(3) == 4);
constexpr bool uptr() { int *p = new int(3); int v = *p; delete p; auto *a = new int[3]{1, 2, 3}; v += a[2]; delete[] a; return v == 6; }
static_assert(uptr());
static_assert(ranges::max({1, 3, 2}) == 3);
constexpr bool rsort() { array a{3, 1, 2}; ranges::sort(a); return a[0] == 1 && ranges::is_sorted(a); }
static_assert(rsort());
constexpr int rfind() { array a{3, 1, 2}; return *ranges::find(a, 1); }
static_assert(rfind() == 1);
constexpr int rviews() { int s = 0; for (int x : views::iota(1, 5)) s += x; return s; }
static_assert(rviews() == 10);
constexpr int ptrcmp() { int a[4] = {}; return (a < a + 3) && (&a[1] - &a[0] == 1) && (a + 4 == end(a)); }
static_assert(ptrcmp());
constexpr int exch() { int a = 1; int b = exchange(a, 5); return a * 10 + b; }
static_assert(exch() == 51);
struct Mp { int a, b; constexpr int sum() const { return a + b; } };
constexpr int mps() { Mp m{1, 2}; int Mp::*p = &Mp::b; int (Mp::*f)() const = &Mp::sum; m.*p = 10; return (m.*f)() + invoke(f, m) + invoke(p, m); }
static_assert(mps() == 32);
static_assert(bind_front(plus<>(), 1)(2) == 3);
static_assert(not_fn([](int x) { return x > 1; })(0));
constexpr int swt(int n) { switch (n) { case 1: return 10; case 2: case 3: n += 1; [[fallthrough]]; default: return n; } }
static_assert(swt(1) == 10 && swt(2) == 3 && swt(9) == 9);
constexpr int gotoless() { int i = 0; do { i++; if (i == 3) continue; } while (i < 5); return i; }
static_assert(gotoless() == 5);
constexpr double fl = __builtin_floor(2.7) + __builtin_sqrt(16.0);
static_assert(fl == 6.0);
static_assert(__builtin_fmax(1.0, 2.0) == 2.0 && __builtin_ceil(1.2) == 2 && __builtin_pow(2.0, 3.0) == 8 && __builtin_trunc(-1.5) == -1 && __builtin_round(1.5) == 2);
namespace containers {
constexpr int v1() { vector<int> v; v.push_back(1); v.push_back(2); v.push_back(3); return v[2] + (int)v.size(); }
static_assert(v1() == 6);
constexpr int v2() { vector<int> v{3, 1, 2}; sort(v.begin(), v.end()); int s = 0; for (int x : v) s = s * 10 + x; return s; }
static_assert(v2() == 123);
constexpr int v3() { vector<int> v(5, 2); v.resize(7); v.pop_back(); return accumulate(v.begin(), v.end(), 0) + (int)v.size(); }
static_assert(v3() == 16);
constexpr int o1() { optional<int> o; o.emplace(3); int r = *o; o.reset(); return r + (o ? 10 : 0); }
static_assert(o1() == 3);
constexpr int o2() { optional<int> o = 4, p; swap(o, p); return p.value(); }
static_assert(o2() == 4);
constexpr int va1() { variant<int, double> v = 1; v.emplace<1>(2.5); return (int)get<1>(v) + (int)v.index(); }
static_assert(va1() == 3);
constexpr bool s1() { string s = "abc"; return s.size() == 3 && s[1] == 'b'; }
constexpr int l1() { vector<int> v; for (int i = 0; i < 100; i++) v.push_back(i); return count_if(v.begin(), v.end(), [](int x) { return x % 7 == 0; }); }
static_assert(l1() == 15);
constexpr int tr() { int n = 0; auto f = [&n](auto self, int k) -> void { if (k) { n += k; self(self, k - 1); } }; f(f, 4); return n; }
static_assert(tr() == 10);
}
static_assert([] { std::optional<int> o; o = 4; int n = *o; o.reset(); o = std::optional<int>(n + 1); return *o; }() == 5);

#include <vector>
#include <string>
#include <source_location>
#include <memory>
#include <numeric>
#include <algorithm>
#include <string_view>
#include <typeinfo>
#include <bit>
#include <limits>
#include <array>
constexpr int vsum(int n) { std::vector<int> v; for (int i = 0; i < n; i++) v.push_back(i); int s = 0; for (int x : v) s += x; return s; }
static_assert(vsum(10) == 45);
constexpr int vtmp() { return std::vector<int>{1, 2, 3}.size(); }
static_assert(vtmp() == 3);
constexpr std::vector<int> mk(int n) { std::vector<int> v(n, 7); return v; }
static_assert(mk(3)[2] == 7);
static_assert(mk(5).size() == 5);
static_assert(std::vector<int>{1, 2, 3}.size() == 3);
constexpr int vcopy() { auto v = mk(4); auto w = v; w.push_back(1); v = w; return v.size() + std::accumulate(v.begin(), v.end(), 0); }
static_assert(vcopy() == 5 + 29);
constexpr int vsort() { std::vector v{3, 1, 2}; std::sort(v.begin(), v.end()); return v[0] * 100 + v[1] * 10 + v[2]; }
static_assert(vsort() == 123);
constexpr int slen() { std::string s = "abc"; s += "defghijklmnopqrstuvwxyz0123456789"; return s.size(); }
constexpr int uptr() { struct D { constexpr void operator()(int *p) const { delete p; } }; int *p = new int(3); int r = *p; D()(p); return r; }
static_assert(uptr() == 3);
constexpr int line() { return __builtin_LINE(); }
static_assert(line() == __LINE__ - 1);
static_assert(__builtin_LINE() == __LINE__);
constexpr int dline(int l = __builtin_LINE()) { return l; }
static_assert(dline() == __LINE__);
constexpr std::source_location here(std::source_location l = std::source_location::current()) { return l; }
static_assert(here().line() == __LINE__);
constexpr auto loc = std::source_location::current();
static_assert(loc.line() == __LINE__ - 1);
constexpr const char *fn(const char *f = __builtin_FUNCTION()) { return f; }
constexpr bool fname() { return std::string_view(fn()) == "fname"; }
static_assert(fname());
static_assert(std::string_view(__builtin_FILE()).size() > 0);

constexpr int a1() { std::vector<int> v(3, 7); return v[2]; }
static_assert(a1() == 7);
constexpr int a2() { std::vector<int> v(3); return v.size(); }
static_assert(a2() == 3);
constexpr int a3() { std::vector<int> v{1, 2}; auto w = v; return w.size(); }
static_assert(a3() == 2);
constexpr int a4() { std::vector<int> v{1, 2}; auto w = std::move(v); return w.size(); }
static_assert(a4() == 2);
constexpr std::vector<int> mk() { std::vector<int> v{1, 2}; return v; }
static_assert(mk().size() == 2);
constexpr std::vector<int> mk2() { return std::vector<int>{1, 2}; }
static_assert(mk2().size() == 2);
constexpr int a5() { std::vector<int> v{1, 2}, w; w = v; return w.size(); }
static_assert(a5() == 2);
constexpr int a6() { std::vector<int> v{1, 2}, w; w = std::move(v); return w.size(); }
static_assert(a6() == 2);
constexpr int a8() { std::vector<std::vector<int>> v(2, std::vector<int>{1}); v.push_back({2}); return v[2][0] + v.size(); }
static_assert(a8() == 5);
constexpr int a9() { std::vector<int> v; v.emplace_back(3); v.assign({1, 2, 3}); return v.back(); }
static_assert(a9() == 3);

// Literal operators: for values, characters, strings, and templates.
struct S { long v; constexpr bool operator==(const S &o) const { return v == o.v; } };
constexpr S operator""_s(unsigned long long n) { return S{(long)n * 2}; }
constexpr S operator""_d(long double n) { return S{(long)(n * 2)}; }
constexpr S operator""_t(const char *s, unsigned long n) { return S{(long)n + s[0]}; }
constexpr S operator""_c(char c) { return S{c + 1}; }
template <char... C> constexpr S operator""_p() { long n = 0; ((n = n * 10 + C - '0'), ...); return S{n}; }
static_assert((3_s).v == 6);
static_assert(3_s == S{6});
static_assert((2.5_d).v == 5);
static_assert(("a"_t).v == 98);
static_assert(('a'_c).v == 98);
static_assert((123_p).v == 123);
template <int N> constexpr S tmpl() { return 5_s; }
static_assert(tmpl<3>().v == 10);
constexpr int operator""_i(unsigned long long n) { return (int)n * 3; }
static_assert(2_i == 6);
static_assert(2_i + 1 == 7);
int arr[2_i]; static_assert(sizeof(arr) == 24);
namespace raw {
constexpr unsigned long long operator""_raw(const char *s) { unsigned long long n = 0; while (*s) n = n * 10 + (*s++ - '0'); return n; }
static_assert(123_raw == 123);
constexpr int operator""_length(const char *s) { int n = 0; while (s[n]) n++; return n; }
static_assert(0x1F_length == 4 && 1.5e3_length == 5 && 1'000_length == 5);
template <char... C> constexpr auto operator""_sum() { return ((C - '0') + ...); }
static_assert(1234_sum == 10);
constexpr auto operator""_half(long double x) { return x / 2; }
static_assert(3.0_half == 1.5L);
}
/* the suffix of strings side by side is that of any of them [lex.ext]/8 */
constexpr int operator""_side(const char *, decltype(sizeof 0)) { return 1; }
constexpr int operator""_side(const char32_t *, decltype(sizeof 0) size) { return 10 + (int)size; }
static_assert("a"_side "b" == 1 && "a" "b"_side == 1 && "a"_side "b"_side == 1 && "a"_side "b" "c" == 1);
static_assert("a"_side U"bc" == 13 && "a" U"bc"_side == 13 && U"a"_side "b" == 12);

# 1 "literal_suffixes.cu"
// The suffix of a literal operator is looked at where it is declared first, be it in a system header.
# 1 "/usr/include/s.h" 1 3
namespace std { inline namespace literals { constexpr int operator""sv(const char *, unsigned long) { return 1; } } }
# 3 "literal_suffixes.cu" 2
namespace n { constexpr int operator""sv(const char*, unsigned long) { return 1; }
constexpr int operator""sv(const wchar_t*, unsigned long) { return 1; } }
namespace cuda { namespace std { constexpr int operator""zv(const char*, unsigned long) { return 1; } } }
namespace m { constexpr int operator""kv(const char*, unsigned long) { return 1; }
constexpr int operator""kv(const wchar_t*, unsigned long) { return 1; } }
namespace m2 { constexpr int operator""kv(const char*, unsigned long) { return 1; }}

/* Explicit conversion functions, and arrays, in traits of construction and assignment [over.match.conv]. */
#include <optional>
#include <string>
#include <type_traits>
struct C { C(int); C(const C &); C &operator=(int); }; struct P { P(int *); }; struct Q { template <class T> Q(T &&); template <class T, int N> Q(T (&)[N]); };
static_assert(!std::is_constructible_v<C, C(&)[2]>);
static_assert(!std::is_constructible_v<C, C[2]>);
static_assert(!std::is_assignable_v<C&, C[2]>);
static_assert(!std::is_assignable_v<int&, int[2]>);
static_assert(!std::is_assignable_v<int(&)[2], int(&)[2]>);
static_assert(!std::is_assignable_v<int(&)[2], int>);
static_assert(std::is_constructible_v<P, int[2]>);
static_assert(!std::is_constructible_v<P, const int(&)[2]>);
static_assert(std::is_constructible_v<const int *, const int(&)[2]>);
static_assert(!std::is_constructible_v<int *, const int(&)[2]>);
static_assert(std::is_constructible_v<bool, const int(&)[2]>);
static_assert(std::is_constructible_v<int (&)[2], int(&)[2]>);
static_assert(!std::is_constructible_v<int (&)[2], int[2]>);
static_assert(std::is_constructible_v<int (&&)[2], int[2]>);
static_assert(std::is_constructible_v<const int (&)[2], int[2]>);
static_assert(std::is_constructible_v<Q, int(&)[2]>);
static_assert(std::is_nothrow_assignable_v<int *&, int(&)[2]>);
static_assert(std::is_trivially_constructible_v<int *, int(&)[2]>);
struct Eb { explicit operator bool() const noexcept; }; struct Ei { explicit operator int(); operator long(); }; struct Et { template <class T> explicit operator T() const; };
struct Er { explicit operator int &() const; }; struct Ep { explicit operator int *(); };
static_assert(std::is_constructible_v<bool, Eb> && std::is_nothrow_constructible_v<bool, const Eb &> && !std::is_constructible_v<int, Eb> && !std::is_convertible_v<Eb, bool>);
static_assert(!std::is_constructible_v<double, Eb> && !std::is_constructible_v<int *, Eb> && !std::is_constructible_v<short, Eb>);
static_assert(std::is_constructible_v<long, Ei> && std::is_constructible_v<short, Ei>);
static_assert(std::is_constructible_v<int, Er> && !std::is_constructible_v<long, Er> && std::is_constructible_v<int *, Ep>);
#if __cplusplus > 201703L
struct AI { int i; }; struct AB { bool b; };
static_assert(!std::is_constructible_v<AB, Eb> && std::is_constructible_v<AI, int> && !std::is_constructible_v<AI, Ei const &> && std::is_constructible_v<AI, Ei>);
#endif
static_assert(std::is_constructible_v<std::string, const char (&)[2]>);
static_assert(std::is_assignable_v<std::string &, const char (&)[2]>);
static_assert(std::is_assignable_v<std::optional<std::string> &, const char (&)[2]>);
static_assert(std::is_constructible_v<std::optional<std::string>, const char (&)[2]>);
static_assert(!std::is_assignable_v<std::string &, const std::optional<std::string> &>);
static_assert(!std::is_constructible_v<int, std::optional<short>&>);
static_assert(!std::is_constructible_v<int, const std::optional<short>&>);
static_assert(!std::is_constructible_v<int, std::optional<short>>);
static_assert(!std::is_constructible_v<int, const std::optional<short>>);
static_assert(!std::is_convertible_v<std::optional<short>&, int>);
static_assert(!std::is_convertible_v<const std::optional<short>&, int>);
static_assert(!std::is_convertible_v<const std::optional<short>, int>);
static_assert(!std::is_assignable_v<int&, const std::optional<short>&>);
static_assert(std::is_constructible_v<std::optional<int>, std::optional<short>>);
static_assert(std::is_constructible_v<std::optional<int>, const std::optional<short> &>);
static_assert(std::is_assignable_v<std::optional<int> &, const std::optional<short> &>);
static_assert(std::is_constructible_v<bool, const std::optional<short>>);
static_assert(!std::is_convertible_v<const std::optional<short>, bool>);

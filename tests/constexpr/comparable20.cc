// Exception specifications of call operators, and comparisons that are declared by default where a substitution asks for them.
#include <compare>
#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

auto sized = [](auto x) noexcept(sizeof(x) == 1) { return x; };
auto never = [](auto x) noexcept { return x; };
auto may = [](auto x) { return x; };
auto plain = [](int x) { return x; };
auto plain_never = [](int x) noexcept { return x; };
static_assert(noexcept(sized('a')) && !noexcept(sized(3)));
static_assert(noexcept(never(3)) && !noexcept(may(3)));
static_assert(!noexcept(plain(3)) && noexcept(plain_never(3)));
static_assert(!std::is_nothrow_invocable_v<const decltype(sized) &, int>);
static_assert(std::is_nothrow_invocable_v<const decltype(sized) &, char>);
static_assert(std::is_nothrow_invocable_v<decltype(never), long> && !std::is_nothrow_invocable_v<decltype(may), long>);
static_assert(std::is_nothrow_invocable_v<decltype(plain_never), int> && !std::is_nothrow_invocable_v<decltype(plain), int>);

template <class T, class = void> struct has_equal : std::false_type {};
template <class T>
struct has_equal<T, std::void_t<decltype(std::declval<const T &>() == std::declval<const T &>())>> : std::true_type {};

struct Ordered { int x; auto operator<=>(const Ordered &) const = default; };
struct Equal { int x; bool operator==(const Equal &) const = default; };
struct None { int x; };
struct HasNone { None n; bool operator==(const HasNone &) const = default; };
struct HasReference { int &r; bool operator==(const HasReference &) const = default; };
struct DerivedOrdered : Ordered { Equal e[2]; bool operator==(const DerivedOrdered &) const = default; };
struct DerivedNone : HasNone { auto operator<=>(const DerivedNone &) const = default; };
template <class T> struct Box { T t; bool operator==(const Box &) const = default; };
template <class T> struct OrderedBox { T t; auto operator<=>(const OrderedBox &) const = default; };
static_assert(has_equal<Ordered>() && has_equal<Equal>() && !has_equal<None>());
static_assert(!has_equal<HasNone>() && !has_equal<HasReference>());
static_assert(has_equal<DerivedOrdered>() && !has_equal<DerivedNone>());
static_assert(has_equal<Box<int>>() && has_equal<Box<Box<Ordered>>>() && !has_equal<Box<None>>() && !has_equal<Box<Box<HasNone>>>());
static_assert(has_equal<OrderedBox<int>>() && has_equal<OrderedBox<OrderedBox<Ordered>>>());
static_assert(std::equality_comparable<Ordered> && !std::equality_comparable<HasNone>);
static_assert(std::is_invocable_v<std::equal_to<Ordered>, Ordered, Ordered>);

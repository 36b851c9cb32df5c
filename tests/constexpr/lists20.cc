// Lists for arrays and aggregates whose elements are of class type: what std::variant asks of each alternative.
#include <memory>
#include <string>
#include <variant>
template <class T> struct Arr { T x[1]; };
template <class... T> using vt = void;
template <class T, class U, class = void> struct ok { static constexpr bool value = false; }; template <class T, class U> struct ok<T, U, std::void_t<decltype(Arr<T>{{std::declval<U>()}})>> { static constexpr bool value = true; };
static_assert(ok<int, int>::value);
static_assert(!ok<int, double>::value);
static_assert(ok<std::string, std::string &>::value);
static_assert(!ok<int, std::string &>::value);
static_assert(ok<std::string, const char *>::value);
static_assert(!ok<std::string, double>::value);
struct Num { double v; }; struct Var { std::string name; };
static_assert(!ok<Num, Var>::value);
static_assert(ok<Var, Var>::value);
static_assert(!ok<Var, Num>::value);
static_assert(ok<std::unique_ptr<int>, std::unique_ptr<int>>::value);
static_assert(!ok<Var, std::unique_ptr<int>>::value);
static_assert(!ok<std::unique_ptr<int>, Num>::value);
typedef std::variant<int, std::string> V;
static_assert(std::__detail::__variant::__accepted_index<std::string &, V>::value == 1);
static_assert(std::is_constructible_v<V, std::string &>);
static_assert(std::is_constructible_v<V, const char *>);
typedef std::variant<Num, Var, std::unique_ptr<int>> W;
static_assert(std::__detail::__variant::__accepted_index<Num, W>::value == 0);
static_assert(std::__detail::__variant::__accepted_index<Var, W>::value == 1);

/* Too many or too few template arguments, where a substitution fails [temp.arg]. */
#include <type_traits>
template <class T> struct type { using t = T; };
template <typename T> struct Bar;
template <typename T, typename U> struct Foo;
template <template <typename ...> class F> struct tmpl { template <typename... T> constexpr auto operator()(T const&...) const -> type<F<typename T::t...>>; };
template <class F, class... A> using call_t = decltype(std::declval<F>()(std::declval<A>()...));
template <class, class F, class... A> struct ok_ : std::false_type {}; template <class F, class... A> struct ok_<std::void_t<call_t<F, A...>>, F, A...> : std::true_type {};
static_assert(ok_<void, tmpl<Foo>, type<void>, type<void>>::value);
static_assert(!ok_<void, tmpl<Bar>, type<void>, type<void>>::value);
template <template <typename ...> class F, class... T> using ap = F<T...>;
template <class V, template <typename ...> class F, class... T> struct ok2 : std::false_type {}; template <template <typename ...> class F, class... T> struct ok2<std::void_t<F<T...>>, F, T...> : std::true_type {};
static_assert(ok2<void, Foo, int, int>::value && !ok2<void, Bar, int, int>::value && ok2<void, Bar, int>::value && !ok2<void, Foo, int>::value && !ok2<void, Foo>::value);
template <class T, T V> struct IC; 
template <class T, class U = int> struct X; template <class T, class U> struct X {};
static_assert(ok2<void, X, int>::value && ok2<void, X, int, char>::value && !ok2<void, X, int, char, int>::value);
template <class T, class U> struct Y {}; template <class T, class U = char> struct Y;
static_assert(ok2<void, Y, int>::value && ok2<void, Y, int, char>::value && !ok2<void, Y>::value);
template <class... T> struct Z {}; static_assert(ok2<void, Z>::value && ok2<void, Z, int, int>::value);
template <class T, class... U> struct Q {}; static_assert(!ok2<void, Q>::value && ok2<void, Q, int>::value && ok2<void, Q, int, int, int>::value);
template <class T, class U = T> using AL = Foo<T, U>; static_assert(ok2<void, AL, int>::value && ok2<void, AL, int, int>::value && !ok2<void, AL>::value);
struct Fr { template <class T, class U> friend struct G; }; template <class T, class U = int> struct G {}; static_assert(ok2<void, G, int>::value);
template <template <class...> class F, class... A> auto test(int) -> decltype(F<A...>(), std::true_type()); template <template <class...> class F, class... A> std::false_type test(...);
static_assert(decltype(test<X, int>(0))::value && !decltype(test<X, int, int, int>(0))::value && !decltype(test<Q>(0))::value);

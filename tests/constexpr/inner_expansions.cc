/* Expansions inside of the pattern of another one: their packs may have other sizes [temp.variadic]. */
#include <type_traits>
template <bool ...b> struct fast_and : std::bool_constant<(b && ...)> {};
template <typename ...Xn> struct T1 {
  template <typename ...dummy, typename = typename std::enable_if<fast_and<std::is_constructible<Xn, dummy...>::value...>::value>::type> constexpr T1() {}
};
static_assert(std::is_default_constructible<T1<int>>::value);
template <typename ...Xn> struct T2 {
  template <typename ...dummy, typename = typename std::enable_if<fast_and<__is_constructible(Xn, dummy...)...>::value>::type> constexpr T2() {}
};
static_assert(std::is_default_constructible<T2<int>>::value);
template <typename Xn> struct T3 {
  template <typename ...dummy, typename = typename std::enable_if<__is_constructible(Xn, dummy...)>::type> constexpr T3() {}
};
static_assert(std::is_default_constructible<T3<int>>::value);
template <typename ...Xn> struct T4 {
  template <typename ...dummy, typename = typename std::enable_if<fast_and<__is_constructible(Xn, dummy...)...>::value>::type> constexpr T4() {}
  template <typename ...dummy, typename = typename std::enable_if<fast_and<__is_constructible(Xn, Xn const&, dummy...)...>::value>::type> constexpr T4(Xn const& ...xn) {}
};
static_assert(std::is_default_constructible<T4<int>>::value);
template <typename ...Xn> struct T5 {
  template <typename ...dummy, typename = typename std::enable_if<fast_and<__is_constructible(Xn, dummy...)...>::value>::type> constexpr T5() {}
   template <typename ...dummy, typename = typename std::enable_if<fast_and<__is_constructible(Xn, Xn const&, dummy...)...>::value>::type> constexpr T5(T5 const& other) {}
};
static_assert(std::is_default_constructible<T5<int>>::value);

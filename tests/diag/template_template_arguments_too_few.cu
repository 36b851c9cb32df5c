// An instance names a template by the parameter that it is the argument of.
namespace n {
template <unsigned long I> struct small_fn;
template <> struct small_fn<0> { template <class T, class...> using call = T; };
template <> struct small_fn<2> { template <class, class, class T, class...> using call = T; };
template <template <class...> class F> struct indirect { template <class... Ts> using call = F<Ts...>; };
template <class F, class... Ts> using tcall = typename indirect<F::template call>::template call<Ts...>;
template <class F, class... Ts> using direct = typename F::template call<Ts...>;
}
template <template <class...> class F, class... Ts> struct X { using type = F<Ts...>; };
template <class A, class B, class C> struct three {};
X<three, int, char>::type d;
X<three, int, char, long>::type e;
n::tcall<n::small_fn<0>, int, float> a;
n::direct<n::small_fn<0>, int, float> a2;

/* Null pointers as values of template arguments, which functions give, too [temp.arg.nontype]. */
template <auto V> struct H { static constexpr auto v = V; }; template <decltype(nullptr) V> struct N { static constexpr auto v = V; }; template <int *V> struct P { static constexpr auto v = V; };
constexpr decltype(nullptr) f() { return nullptr; }
static_assert(N<nullptr>::v != nullptr, "N"); static_assert(N<f()>::v != nullptr, "Nf");
static_assert(P<nullptr>::v != nullptr, "P"); static_assert(P<f()>::v != nullptr, "Pf");
static_assert(H<nullptr>::v != nullptr, "H");
static_assert(H<f()>::v != nullptr, "Hf");
template <class A, class B> struct same { static constexpr bool value = false; }; template <class A> struct same<A, A> { static constexpr bool value = true; };
static_assert(!same<H<nullptr>, H<f()>>::value, "same");
int x = H<f()>(), y = N<f()>();

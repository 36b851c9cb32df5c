// Packs in alias templates that other alias templates expand, and defaults that another declaration has.
namespace s {
template <class... T> struct common { using type = int; };
template <class... T> using common_t = typename common<T...>::type;
template <class T> struct make { using type = T; };
template <class T> using make_t = typename make<T>::type;
template <class C> constexpr auto ssz(const C &c) -> common_t<long, make_t<decltype(c.size())>> { return 0; }
template <class C> constexpr auto ssy(const C &c) -> make_t<decltype(c.size())> { return 0; }
template <class C> constexpr auto ssx(const C &c) -> make<decltype(c.size())> { return {}; }
template <class C> constexpr auto ssw(const C &c) -> typename common<long, typename make<decltype(c.size())>::type>::type { return {}; }
}
struct V { int size() const { return 0; } };
int f(V &v) { s::ssy(v); s::ssx(v); s::ssw(v); return s::ssz(v); }
template <bool, class T> struct en { using type = T; };
template <class T, bool B> using en_t = typename en<B, T>::type;
template <class... T> struct isc { static const bool value = true; };
struct any { template <class T> struct dec { using type = T; }; template <class T> using dec_t = typename dec<T>::type;
 template <class R, class T, class... A> using cons = en<isc<isc<T>, isc<T, A...>>::value, R>; template <class T, class...A> using emp_t = typename cons<dec_t<T> &, dec_t<T>, A...>::type;
 template <class T, class... A> emp_t<T, A...> emplace(A &&...) { return *(T *)0; } };
int g() { any a; a.emplace<int>(3, 4); return 0; }
template <class F, class... A> struct inv { using type = int; };
template <class F, class... A> using inv_t = typename inv<F, A...>::type;
template <class F, class... B> struct bind { template <class... C> inv_t<F &, B &..., C...> operator()(C &&...) & { return 0; }  };
int h() { bind<int (*)(int), int, long> b; b(3); return b(3, 4); }
template <class T> struct fn; template <class R, class... A> struct fn<R(A...)> {
  template <class F, bool S = isc<F, fn>::value> using dc = typename en<!S, any::dec<F>>::type;
  template <class F, class D = dc<F>, class Res = inv<D &, A...>> struct callable : isc<Res, R> {};
  template <class C, class T> using req = typename en<C::value, T>::type;
  template <class F> req<callable<F>, fn &> operator=(F &&) { return *this; }
};
int i() { fn<void()> e; e = 3; return 0; }
struct future {
	template <class P, class F, class R = typename P::element::result> struct setter;
	template <class P, class F> static setter<P, F> make(P &, F &) { return {}; }
};
template <class P_type, class Fn, class Res> struct future::setter { Res r; };
struct Result { using result = int; };
template <class T> struct Pointer { using element = T; };
int j() { Pointer<Result> p; int (*f)(V &) = nullptr; return future::make(p, f).r; }

// Alias templates are what they stand for, and default arguments are spelled.
namespace detail {
struct any { };
template<class A, class B = any, class C = any> struct least;
template<class... T> struct unrelated { };
template<class T> struct is_defined { static constexpr bool value = true; };
template<bool B> struct choose { template<class T, class U> using of = T; };
template<> struct choose<false> { template<class T, class U> using of = U; };
template<bool B, class T, class U> using If = typename choose<B>::template of<T, U>;
template<class... T> using common = If<is_defined<least<T...>>::value, least<T...>, unrelated<T...>>;
template<class T> struct identity { typedef int type; };
template<class T> constexpr bool check = true;
template<class T, bool = check<T>> struct impl { typedef int type; };
template<class T> using impl_t = typename impl<T>::type;
template<class T, class U = impl<T *>> struct impl2 { typedef int type; };
template<class... T> struct common_type { typedef int type; };
template<class... T> using common_type_t = typename common_type<T...>::type;
}
template<class A, class B> typename detail::identity<detail::common<A, B>>::type f1(A, B) { return 0; }
template<class A> detail::impl_t<A> f2(A) { return 0; }
template<class A> typename detail::impl2<A>::type f3(A) { return 0; }
template<class A> void f4(detail::impl<A>, detail::impl2<A> *) { }
template<class A, class B> detail::common_type_t<A, B *> f5(A, B) { return 0; }
template<class A, class... B> detail::common_type_t<A, B...> f6(A, B...) { return 0; }
template<class A, class B> detail::If<sizeof(A) == 1, A, B> f7(A, B b) { return b; }

int main()
{
	f1(1, 'c'); f2(1); f3(1); f4(detail::impl<int>(), (detail::impl2<int> *)nullptr); f5(1, 'c'); f6(1, 2, 3); f7(1, 2);
}

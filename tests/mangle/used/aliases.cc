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

// packs
template<class... T> struct Tup { typedef int type; };
template<class T> struct C { };
template<class A, class B> struct Two { };
template<class T, T... I> struct iseq { };
template<class... T> using wrap = Tup<C<T>...>;
template<class... T> using ptrs = typename Tup<T *..., int>::type;
template<class A, class... T> using mix = Tup<A, Two<A, T>..., T...>;
template<class... T> using two = Two<T...>;
template<unsigned long... I> using idx = iseq<unsigned long, I...>;
template<int N, int... I> using idx1 = iseq<int, N, I..., 7>;
template<int... I> using plus = iseq<int, (I + 1)..., 0>;
template<class T, class U> void g1(wrap<T, U>) { }
template<class... V> void g2(wrap<V...>, wrap<int, V...>) { }
template<class T, class... V> ptrs<T, V...> g3(T, V...) { return 0; }
template<class T, class... V> void g4(mix<T, V...>, mix<int>, mix<T, int, V *...>) { }
template<class T, class U> void g5(two<T, U>) { }
template<int N, int... M> void g6(plus<N, M...>) { }
template<unsigned long... Is> void g7(idx<Is..., 3>, idx<0, Is...>, idx<(Is + 1)...>, idx<>) { }
template<int M, int... Is> void g8(idx1<M, Is...>) { }

int main()
{
	g1<int, char>({}); g2<int>({}, {}); g3(1, 2); g4<int, char>({}, {}, {}); g5<int, char>({}); g6<1, 2>({}); g7<1>({}, {}, {}, {}); g8<1, 2>({});
	f1(1, 'c'); f2(1); f3(1); f4(detail::impl<int>(), (detail::impl2<int> *)nullptr); f5(1, 'c'); f6(1, 2, 3); f7(1, 2);
}

/* Before ::, what an alias template stands for is no type of its own. */
namespace before_scope {
template<bool> struct Choice { template<class A, class B> struct Select { using type = A; }; };
template<bool c, class A, class B> using Chosen = typename Choice<c>::template Select<A, B>::type;
template<class T> struct Same { using type = T; static const bool value = true; };
template<class T> using Direct = typename T::type;
template<class T> using Via = Chosen<Same<T>::value, Same<T>, int>;
struct A { using type = A; };
template<class T> typename Same<typename Chosen<Same<T>::value, Same<T>, int>::type>::type a(T) { return T(); }
template<class T> typename Direct<typename Same<T>::type>::type b(T) { return {}; }
template<class T> typename Same<typename Via<T>::type>::type c(T) { return {}; }
template<class T> typename Same<typename Via<T>::type>::type d(T, typename Same<typename Via<T>::type>::type *) { return {}; }
void use() { a(1); c(A()); d(A(), nullptr); }
}

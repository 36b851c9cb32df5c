// Alias templates that are other names of class templates, as arguments of templates.
template <class, class> struct same {
	static constexpr bool value = false;
};
template <class T> struct same<T, T> {
	static constexpr bool value = true;
};
template <template <class...> class> struct X;
template <template <auto...> class> struct XV;
template <template <class> class> struct Y;
template <class T, class U = T> struct A;
template <class... Ts> struct V;
template <int N, bool B> struct I;

template <class T, class U = T> using direct = A<T, U>;
static_assert(same<X<A>, X<direct>>::value);
static_assert(same<Y<A>, Y<direct>>::value);
template <class T, class U = T> using twice = direct<T, U>;
static_assert(same<X<A>, X<twice>>::value);
template <class... Ts> using pack = V<Ts...>;
static_assert(same<X<V>, X<pack>>::value);
template <int N, bool B> using values = I<N, B>;
static_assert(same<XV<I>, XV<values>>::value);

template <class T, class U = int> using other_default = A<T, U>;
static_assert(!same<X<A>, X<other_default>>::value);
template <class T, class U> using no_default = A<T, U>;
static_assert(!same<X<A>, X<no_default>>::value);
template <class T, class U = T> using swapped = A<U, T>;
static_assert(!same<X<A>, X<swapped>>::value);
template <class T> using of_pack = V<T>;
static_assert(!same<X<V>, X<of_pack>>::value);
template <int N, int B> using other_type = I<N, B>;
static_assert(!same<XV<I>, XV<other_type>>::value);
template <class T, class U = T> using qualified = const A<T, U>;
static_assert(!same<X<A>, X<qualified>>::value);
template <class T> using fewer = A<T>;
static_assert(!same<X<A>, X<fewer>>::value);

template <class T> struct S {
	template <class U> struct M;
	template <class U> using N = M<U>;
};
static_assert(!same<Y<S<int>::M>, Y<S<int>::N>>::value); // g++ compares none of templates
template <class U> using member = S<int>::M<U>;
static_assert(!same<Y<S<int>::M>, Y<member>>::value);

// A member alias names the one of its own instance, qualified: that is declared, unlike an unqualified name in its type.
struct yes { static constexpr bool value = true; };
struct no { static constexpr bool value = false; };
template <bool> struct first_true;
template <> struct first_true<true> {
	template <class, class F, class... R>
	using result = typename first_true<!F::value && sizeof...(R) != 0>::template result<F, R...>;
};
template <> struct first_true<false> { template <class F, class...> using result = F; };
static_assert(first_true<true>::result<void, no, no, yes, no>::value);
static_assert(!first_true<true>::result<void, no, no, no>::value);

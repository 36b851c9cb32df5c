/* Template friends of a class template: default arguments name its parameters, and members that are aliases. */
template <class T> T &&declval();
template <class A, class B> concept equal_to = requires { declval<A>() == declval<B>(); };
template <bool C, class T> struct MaybeConst {
	using type = T;
	T *begin();
};
template <class T> struct MaybeConst<true, T> {
	using type = const T;
	const T *begin();
};
template <bool C, class T> using maybe_const = typename MaybeConst<C, T>::type;
template <class T> concept range = requires(T &t) { t.begin(); };
template <range T> using iterator_t = decltype(declval<T &>().begin());
template <class I> struct Counted {
	I i;
};

template <bool C> struct Plain {
	template <bool O = !C> friend bool operator==(const Counted<maybe_const<O, int>> &, const Plain &) { return true; }
};
static_assert(equal_to<Counted<const int>, Plain<false>> && !equal_to<Counted<int>, Plain<false>>);
static_assert(!equal_to<Counted<const int>, Plain<true>> && equal_to<Counted<int>, Plain<true>>);

template <bool C> using alias = Counted<iterator_t<MaybeConst<C, int>>>;
struct ByAlias {
	template <bool O = false> friend bool operator==(const alias<O> &, const ByAlias &) { return true; }
};
static_assert(equal_to<Counted<int *>, ByAlias> && !equal_to<Counted<const int *>, ByAlias>);

template <class V> struct Take {
	template <bool C> using iterator = Counted<iterator_t<maybe_const<C, V>>>;
	template <bool C> struct Sentinel {
		friend bool operator==(const iterator<C> &, const Sentinel &) { return true; }
		template <bool O = !C, class B = maybe_const<O, V>>
			requires range<B>
		friend bool operator==(const iterator<O> &, const Sentinel &)
		{
			return true;
		}
	};
};
struct NotConst {
	int *begin();
};
struct Both {
	int *begin();
	const int *begin() const;
};
static_assert(equal_to<Counted<int *>, Take<NotConst>::Sentinel<false>>);
static_assert(equal_to<Counted<int *>, Take<Both>::Sentinel<false>> && equal_to<Counted<const int *>, Take<Both>::Sentinel<false>>);
static_assert(equal_to<Counted<int *>, Take<Both>::Sentinel<true>> && !equal_to<Counted<char *>, Take<Both>::Sentinel<true>>);

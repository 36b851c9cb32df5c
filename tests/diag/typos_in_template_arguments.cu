/* Names of nothing among the template arguments of what qualifies a type, and as the template itself. */
template <typename T> struct Traits {
	typedef T type;
	static void call(T);
};
template <typename T> void arguments(T in, typename Traits<T>::type *out)
{
	typename Traits<Tt>::type v = in;
	typename Traits<Tt>::type *x;
	typename Traits<Tt>::type f(int);
	typename Traits<T>::type ok = in;
	static_cast<typename Traits<Q>::type>(1);
	Traits<Q>::call(1);
	Traits<T>::call(1);
	x = &v;
	*out = ok;
}
typename Traits<Tt>::type result(int);
void plain()
{
	typename Traits<Tt>::type v = 1;
	Traits<int>::type ok = 1;
	v = ok;
}
template <typename T> void templates(T in)
{
	typename Traitz<T>::type y = 1;
	y = 2;
	typename Traitz<T>::type q;
	typename Traitz<T>::type *r = 0;
	const typename Traitz<T>::type s = 1;
	for (typename Traitz<T>::type i = 0; i < 2; i++)
		;
	static_cast<typename Traitz<T>::type>(1);
	Traits<typename Traitz<T>::type> x;
	Traits<typename Traits<T>::type> fine;
	const typename Traits<T>::type known = static_cast<typename Traits<T>::type>(1);
}
template <typename T> typename Traitz<T>::type wrong(T in);
template <typename T> typename Traits<T>::type right(T in);
template <typename T> void parameter(T in, typename Traitz<T>::type out);
template <typename T> struct Class {
	typename Traitz<T>::type member;
	typedef typename Traitz<T>::type name;
	using other = typename Traitz<T>::type;
	typename Traitz<T>::type function(int);
	typename Traits<T>::type fine;
};

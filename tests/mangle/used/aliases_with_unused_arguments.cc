// Members of what depends on parameters only through an alias that does not use them: names show the member.
template <class T> struct C { using type = T *; };
template <bool B> struct choose { template <class T, class U> using of = T; };
template <bool B, class T, class U> using If = typename choose<B>::template of<T, U>;
template <class T> using member = typename C<T>::type;
template <class T, class U> using first = T;
template <class T> using same = T;
template <class T> void a(T, member<If<true, char, T>>) {}
template <class T> void b(T, member<char>) {}
template <class T> void c(T, member<first<char, T>>) {}
template <class T> void d(T, member<same<T>>) {}
template <class T> void e(T, first<char, member<T>>) {}
template <class T> void f(T, member<first<same<char>, int> > *) {}
template <class T> void g(T, first<C<char>, T>) {}
template <class T> void h(T, member<member<first<char, T>>>) {}
template <class T> void i(T, member<first<char, T> *>) {}
template <class T> void j(T, typename C<first<char, T>>::type) {}
template <class T, int N = 0> void k(T, member<C<first<char, T>>>) {}
template <class T> void l(T, C<If<false, If<true, int, T>, T *>>) {}
template <class T> void m(T, If<true, T, If<true, int, T>>) {}
template <class T> void n(T, C<If<true, If<true, int, T>, T *>>) {}
template <class T> void o(T, C<If<true, T, If<true, T, int>>>) {}

int main()
{
	a(1, nullptr);
	b(1, nullptr);
	c(1, nullptr);
	d(1, nullptr);
	e(1, 'c');
	f(1, nullptr);
	g(1, {});
	h(1, nullptr);
	i(1, nullptr);
	j(1, nullptr);
	k(1, nullptr);
	l(1, {}), m(1, 1), n(1, {}), o(1, {});
}

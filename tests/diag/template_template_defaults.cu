template <class U> struct holder { };
template <class T, class U = void> struct list { };
template <class T, class U = T *> struct pointers { };
template <class T, class U = void, class V = int> struct triple { };
template <class V, template <class...> class C> void inner(const holder<C<V>> &) { }
template <class V, template <class...> class C> void any(const C<V> &) { }
template <class V, template <class, class...> class C> void one_or_more(const C<V> &) { }
template <class V, template <class> class C> void just_one(const C<V> &) { }
template <class V, class W, template <class...> class C> void two(const C<V, W> &) { }

void f(holder<list<int>> &a, holder<pointers<int>> &b, holder<triple<int>> &c)
{
	inner(a);
	inner(b);
	inner(c);
	any(list<int>());
	one_or_more(list<int>());
	two(list<int, char>());
	just_one(list<int>());
	just_one(list<int, char>());
	two(triple<int, char>());
	two(triple<int, char, char>());
	two(triple<int>());
}

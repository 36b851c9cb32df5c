// Alias templates that stand for a member of a class that is known: names show what that member is.
template <class T> struct plain { using type = T; };
template <class P> struct traits;
template <class T> struct traits<T *> {
	template <class U> using rebind = U *;
	template <class U> using holder = plain<U>;
};
template <class P, class T> using rebound = typename traits<P>::template rebind<T>;
template <class P, class T> using held = typename traits<P>::template holder<T>;
template <class T> using from_int = rebound<int *, typename plain<T>::type>;

template <class T> rebound<char *, T> simple(T &) { return 0; }
template <class T> rebound<char *, typename plain<T>::type> member(T &) { return 0; }
template <class T> from_int<T> nested(T &) { return 0; }
template <class T> void parameter(T, held<char *, T>, rebound<char *, T>) {}
template <class P, class T> void open(P, T, rebound<P, T>) {}
template <class V> struct Node {
	template <class T> using Pointer = rebound<V *, typename plain<T>::type>;
	template <class T> Pointer<T> address(T &) { return 0; }
	template <class T> rebound<V *, T> plain_address(T &) { return 0; }
	template <class T> typename traits<V *>::template rebind<T> written(T &) { return 0; }
};

int main()
{
	int i = 0;
	Node<long> node;

	simple(i);
	member(i);
	nested(i);
	parameter(i, plain<int>(), &i);
	open(&i, i, &i);
	node.address(i);
	node.plain_address(i);
	node.written(i);
}

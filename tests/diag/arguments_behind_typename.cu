// A name behind typename that depends on template parameters is followed by arguments, with and without template before it.
template <class T> struct S { typedef T type; static const int v = 3; template <class U> struct rebind { typedef S<U> other; rebind(int); }; };
template <class T> void one(T s) { typename T::rebind<int> d(3); }
template <class T> void several(T s)
{
	typename T::rebind<int> *d = nullptr;
	const typename T::rebind<int> &r = *d;
	typename T::rebind<T> x(3), y{4};
	typename T::a::b<int> z;
	typename T::a<T>::b<int> w;
	static typename T::rebind<int> st;
	for (typename T::It<int> i = 0;;) {}
	sizeof(typename T::Q<int>);
	auto n = new typename T::Q<int>;
	typename T::template Q<int> q;
	int a = T::x < 3;
	if (T::v < s.q && s.r > 3) return;
}
template <class T> struct Member { typename T::rebind<int> m; void f(typename T::other<T> x) { typename T::R<int> *p; } };
template <class T> void of_class(S<T> s) { typename S<T>::rebind<int> d(3); typename S<T>::rebind<T> *e; bool b = S<T>::v < 4; }
void use(S<S<int>> q) { one(q); one(S<int>()); of_class(q); }
template <class T> __attribute__((global)) void kernel(T *t) { typename T::rebind<T> d(3); typename T::rebind<T> *e = &d; }
template __attribute__((global)) void kernel(S<int> *);

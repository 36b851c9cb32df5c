// Explicit instantiations of classes, of which some are complete, and of members of them.
struct S {};
namespace n {
template <class T> struct C {
	C(T) {}
	T g(T);
	T h(T) { return T(); }
	static T s;
	static const int k = 3;
	template <class U> U m(T, U, C<U> *) { return U(); }
	template <class U> U m2(T, U, C<U> *);
	struct inner { void f(T) {} T i; static T si; inner(T) {} };
	friend void fr(C) {}
	enum E { e };
	E ee(E) { return e; }
	inner in(inner *x) { return *x; }
	virtual void v() {}
};
template <class T> T C<T>::s;
template <class T> T C<T>::inner::si;
template <class T> const int C<T>::k;
template <class T> T C<T>::g(T) { return T(); }
template <class T> template<class U> U C<T>::m2(T, U, C<U> *) { return U(); }
template <class T> struct C<T *> { T q(T) { return T(); } T r(T); static int z; };
template <class T> T C<T *>::r(T) { return T(); }
template <class T> int C<T *>::z;
template <> struct C<char> { int q(int) { return 1; } };
template <> long C<long>::g(long) { return 1; }
}
n::C<int> *used; int x = used->h(3);
int y = ((n::C<char> *)0)->q(3);
template struct n::C<int>;
template struct n::C<S>;
template struct n::C<S *>;
template struct n::C<long>;
template S n::C<S>::m<S>(S, S, C<S> *);
template S n::C<S>::m2<S>(S, S, C<S> *);
n::C<double> *used2; double x2 = used2->h(3);
template double n::C<double>::g(double);
template double n::C<double>::m<double>(double, double, C<double> *);
template double n::C<double>::m2<double>(double, double, C<double> *);
template double n::C<double>::s;
template struct n::C<unsigned>::inner;

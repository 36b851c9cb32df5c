/* A template parameter that is a template has no namespace or class in what instances are called. */
namespace outer {
template <class T> struct V { }; template <class T> struct W { };
template <template <class> class A> struct Holder { };
template <class T, class U, int N> struct Part { };
template <template <class> class A, class B> struct Part<A<B>, A<B>, 2> { static_assert(sizeof(B) == 9, "part"); };
template <template <class> class A, class B> struct Part<V<B>, A<V<B>>, 3> { static_assert(sizeof(B) == 9, "other part"); };
template <template <class> class X, class T> void pointer(X<T> *) { static_assert(sizeof(T) == 9, "pointer"); }
template <template <class> class X, class T> void holder(Holder<X> *, T, V<X<T>>) { static_assert(sizeof(T) == 9, "holder"); }
struct S {
	template <template <class> class X, class T> void member(X<T>, T) { static_assert(sizeof(T) == 9, "member"); }
	template <template <class> class Y> struct N { Y<int> y; static_assert(sizeof(y) == 9, "nested"); };
};
void use(V<int> *v, Holder<V> *h, S s, V<V<int>> vv) { pointer(v); holder(h, 1, vv); s.member(*v, 1); S::N<V> n; }
Part<V<int>, V<int>, 2> p; Part<V<int>, W<V<int>>, 3> p2;
}

// Parameters of partial specializations that their arguments do not tell, and default arguments of them.
template <class T> struct Remove { typedef T type; };
template <class T> using Aliased = typename Remove<T>::type;
template <class T, T n> struct Constant;
template <class T> struct S;
template <class T, class U> struct S<T &> { };
template <class T, int n> struct S<T *> { };
template <class T, int n> struct S<T *>;
template <class T, template <class> class U> struct S<T[]> { };
template <class, class T> struct S<T **> { };
template <class T> struct S<typename Remove<T>::type> { };
template <class T> struct W;
template <class T> struct W<Aliased<T>> { };
template <class T, class U = int> struct S<T (*)()> { };
template <class T = int> struct S<T[3]> { };
template <class T, int n> struct V;
template <class T, int n> struct V<T, n * 2> { };
template <class T> struct Outer {
	template <class U> struct Inner { };
	template <class U, class V> struct Inner<U *> { };
};
namespace n { template <class T> struct M; }
template <class T, class U, int N> struct n::M<T *> { };

template <class T, T n> struct S<Constant<T, n>> { };
template <class R, class... P> struct S<R(P...)> { };
template <class R, class C, class... P> struct S<R (C::*)(P...)> { };
template <class T, int n> struct S<T[n][n]> { };
template <template <class...> class C, class... P> struct S<C<P...> &&> { };
template <auto n> struct A;
template <class T, T *n> struct A<n> { };
template <int n> struct V<int, n> { };
template <class T> struct V<T, sizeof(int)> { };

// What the parameters of partial specializations stand for in instances of them.
template <class T> struct V {
	T x;
};
template <class A, int N> struct Array { };
template <class...> struct List { };
template <class A, class B, int C> struct Part;
template <class A, class... B, int C> struct Part<A, List<B...>, C> { static_assert(C < 1, "list"); };
template <class A, class... B> struct Part<A *, A(B...), 1> { static_assert(sizeof(A) < 1, "function"); };
template <class A, class B, int N> struct Part<A[N], B &, 2> { static_assert(N < 1, "array"); };
template <class A, class B, int N, int M> struct Part<A[N][M], B &, N> { static_assert(N < 1, "arrays"); };
template <class A, class B> struct Part<A B::*, B &, 2> { static_assert(sizeof(A) < 1, "member"); };
template <template <class> class A, class B> struct Part<A<B>, A<B>, 2> { static_assert(sizeof(B) < 1, "template"); };
template <class A, class B> struct Part<const A, V<V<B *>>, 4> { static_assert(sizeof(B) < 1, "nested"); };
template <class A, int N> struct Part<Array<A, N>, A, 4> { static_assert(sizeof(A) < 1, "value"); };
Part<int, List<int, float>, 3> a;
Part<int *, int(float, char), 1> b;
Part<int[3], int &, 2> c;
Part<int[3][2], int &, 3> d;
Part<int V<int>::*, V<int> &, 2> e;
Part<V<int>, V<int>, 2> f;
Part<const int, V<V<char *>>, 4> g;
Part<Array<int, 3>, int, 4> h;
Part<int, List<>, 0> fits;

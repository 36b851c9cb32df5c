// How class templates are named in the signatures of other templates, which have other names for their parameters.
template <int K> struct number { int v; };
template <class T> struct list { int v; };
template <class T, unsigned N> struct row { T v[N]; };
template <int... I> struct series { };
template <class T, int... I> struct both { };
namespace n {
template <int F> int f(number<F> a);
template <class F> int f(list<F> a);
template <class A, unsigned M> A f(row<A, M> a);
template <unsigned M, class A> A f(row<A, M> a);
template <int... J> int f(series<J...> a);
template <class U, int... J> U f(both<U, J...> a);
template <class T, unsigned N> struct matrix { row<T, N> rows; void g(const row<T, N> &, matrix); };
}
int f(number<1> x, n::matrix<int, 3> m) { m.g(x, 1); return n::f(x, 1); }

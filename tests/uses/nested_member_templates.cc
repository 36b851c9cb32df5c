/* Members of member templates of class templates, defined outside of all of them. */
template <class F> void go(F f) { f(); }
template <class T, int N> struct Mat {
  T *d;
  template <class U> struct Row { U *p; void zero() const; template <class V> V get(V v) const; Row(); ~Row(); operator int(); Row &operator=(int); static int s; static const int c; struct In { U u; int f(); }; template <class W> struct Deep { W w; void d(); template <class X> X e(X); static int t; }; };
  Row<T> row(int i) { return {}; }
};
template <class T, int N> template <class U> void Mat<T, N>::Row<U>::zero() const { go([] { return N; }); }
template <class T, int N> template <class U> template <class V> V Mat<T, N>::Row<U>::get(V v) const { go([] { return N; }); return v; }
template <class T, int N> template <class U> Mat<T, N>::Row<U>::Row() { go([] { return N; }); }
template <class T, int N> template <class U> Mat<T, N>::Row<U>::~Row() { go([] { return N; }); }
template <class T, int N> template <class U> Mat<T, N>::Row<U>::operator int() { go([] { return N; }); return 1; }
template <class T, int N> template <class U> auto Mat<T, N>::Row<U>::operator=(int) -> Row & { go([] { return N; }); return *this; }
template <class T, int N> template <class U> int Mat<T, N>::Row<U>::s = sizeof(U);
template <class T, int N> template <class U> const int Mat<T, N>::Row<U>::c = sizeof(U) + N;
template <class T, int N> template <class U> int Mat<T, N>::Row<U>::In::f() { go([] { return N; }); return 1; }
template <class T, int N> template <class U> template <class W> void Mat<T, N>::Row<U>::Deep<W>::d() { go([] { return N; }); }
template <class T, int N> template <class U> template <class W> template <class X> X Mat<T, N>::Row<U>::Deep<W>::e(X x) { go([] { return N; }); return x; }
template <class T, int N> template <class U> template <class W> int Mat<T, N>::Row<U>::Deep<W>::t = N;
int main() { Mat<int, 2> m{}; auto r = m.row(1); r.zero(); r.get(3.f); r = 4; int q = r; Mat<int, 2>::Row<int>::In in{}; in.f(); Mat<int, 2>::Row<char>::Deep<float> d{}; d.d(); d.e(2); return q + r.s + r.c + d.t; }

template < T> void copy(T *d, const T *h, int n) { n = 2; }
template <class U, V> V other(U u, V v) { return v; }
template <W, class X> struct Pair { W first; X second; };
template <int N, class Y = int> struct Fine { Y y[N]; };
struct S { int m; };
template <S *P> int fine() { return P->m; }

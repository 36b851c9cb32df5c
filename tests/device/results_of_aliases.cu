/* Results of member templates that name a member of their class as an argument of an alias, declared without and defined with typename. */
template <class T> struct box { T t; };
template <class T> using alias = box<T>;
template <class K> struct b {
  using V = K;
  template <class P> __device__ alias<V> f1(P p);
  template <class P> __device__ box<V> f2(P p);
  template <class P> __device__ alias<const V> f3(P p);
  template <class P> __device__ box<const V> f4(P p);
  template <class P> __device__ V f5(P p);
  template <class P> __device__ const V *f6(P p) const;
  __device__ alias<V> f7();
};
template <class K> template <class P> __device__ alias<typename b<K>::V> b<K>::f1(P p) { return {}; }
template <class K> template <class P> __device__ box<typename b<K>::V> b<K>::f2(P p) { return {}; }
template <class K> template <class P> __device__ alias<const typename b<K>::V> b<K>::f3(P p) { return {}; }
template <class K> template <class P> __device__ box<const typename b<K>::V> b<K>::f4(P p) { return {}; }
template <class K> template <class P> __device__ typename b<K>::V b<K>::f5(P p) { return {}; }
template <class K> template <class P> __device__ const typename b<K>::V *b<K>::f6(P p) const { return {}; }
template <class K> __device__ alias<typename b<K>::V> b<K>::f7() { return {}; }
__global__ void kernel(b<int> x, int *q) { *q = x.f1(1).t + x.f2(1).t + x.f3(1).t + x.f4(1).t + x.f5(1) + *x.f6(1) + x.f7().t; }

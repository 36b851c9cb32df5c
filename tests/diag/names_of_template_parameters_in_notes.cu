namespace lib {
typedef unsigned long size_t;
enum policy { one, two };
template <class T, size_t N> struct array { T v[N]; };
template <class T, policy N> struct shp { T v[N]; };
template <class... T> struct tuple;
template <size_t I, class T, size_t N> constexpr T &get(array<T, N> &a);
template <size_t I, class T, size_t N> constexpr T &get(array<T, N> &&a);
template <size_t I, class... T> constexpr int get(tuple<T...> &a);
template <class T, class... U> constexpr int get(tuple<U...> &a);
template <class T, class U, policy N> shp<T, N> cast(const shp<U, N> &a) noexcept;
template <class T, class U> shp<T, one> cast(const shp<U, one> &a) noexcept;
template <size_t I, class T, size_t N> constexpr T &get(array<T, N> &a) { return a.v[I]; }
}
int explicit_arguments(lib::array<int, 3> a, lib::array<float, 2> *p) {
  lib::get<1>(p);
  lib::get<int>(p);
  lib::cast<int>(p);
  lib::cast<float>(1);
  return 0;
}
namespace names {
template <unsigned... Is> struct index_tuple {};
template <class... T> struct tuple {};
template <class T, unsigned N> struct array { T v[N]; };
template <class... A, unsigned... Ix> void apply(tuple<A...> &, index_tuple<Ix...>);
template <class T, class U> struct pair {
  pair(int);
  template <class... A, unsigned... Idx, class... B, unsigned... Jdx> pair(tuple<A...> &, tuple<B...> &, index_tuple<Idx...>, index_tuple<Jdx...>);
};
template <class T, unsigned M> void swap(array<T, M> &, array<T, M> &);
template <class T, unsigned K> void swap(array<T, K> &, int);
template <unsigned M> void swap(array<int, M> *, array<int, M> &);
template <class Q, unsigned R> struct holder { template <unsigned S> void put(array<Q, S> &, array<Q, R> &); template <unsigned S> void put(array<Q, R> &, array<Q, S> &);
};
}
void as_called_there(int *p) { names::pair<int, int> a(p, p); names::swap(p, p); names::apply(p, p); names::holder<int, 3> h; h.put(p, p); }

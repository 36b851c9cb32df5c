/* How the candidates of a call are written: member templates of an instance have its arguments in their parameters, results that are
 * declared behind the parameters stand there, and few expressions that depend on parameters have a text. */
struct Ov {};
template <class T> struct Id { typedef T type; };
template <class T> using Al = typename Id<T>::type;
template <class T, class U> struct Pr {};
template <class K, class V, int N> struct M {
  typedef Pr<const K, V> value_type;
  typedef V mapped;
  using al = Al<V>;
  typedef const K *ptr;
  struct In { };
  void m(Ov);
  template <class Q> void m(Q, K, Ov);
  template <class Q> void m(Q *, const K &, V (&)[N], Ov);
  template <class Q> void m(Q *, Pr<Q, K>, value_type, mapped, ptr);
  template <class Q> auto m(Q *q, K k) -> decltype(q + k);
  template <class Q> In m(Q *q, In i, Ov);
  template <class Q, class W = K> int m(Q *q, W, K) const;
  template <class Q> void m(typename Q::type, typename Id<K>::type, Al<V>, Al<Q>, Pr<Id<K>, al>);
  template <class Q> void m(Q *, int (&)[N + 1], Pr<value_type, Q>, value_type);
  template <class Q> auto m(Q *, int, int, int) -> mapped;
  template <class Q> auto m(Q *, int, int, int, int) -> K;
  template <class Q> auto m(Q *, int, int, int, int) -> Al<Q>;
  template <class Q> auto m(Q *, int, int, int, int, int) -> In;
  template <class Q> auto m(Q *, int, int, int, int, int, int);
  template <class Q> decltype(Q() + K()) m(Q *, int, int, int, int, int, int, int);
  template <class Q> void m(Q *, const M &, M *);
  template <class Q> void m(Q *, M<K, Q, N>, M<Q, K, 2>);
  template <class Q> void m(void (*)(Q, K), V (*)(In), Q Ov::*);
  void m(In, typename Id<K>::type);
  void m(In *);
  void m(const M &, M *, M<V, K, N>, int (&)[N + 1]);
  auto m(K, K) -> In;
  auto m(K, int, K) -> value_type;
  auto m(K, int, K, K) -> int;
  auto m(K, int, K, K, K, K) { return 1;}
};
template <class T> auto f(T *t) -> typename Id<T>::type;
template <class T> auto f(T *t, Ov, int) -> Al<T>;
template <class T> typename Id<T>::type f(T *, int, int, Ov);
template <class T> auto f(T *t, Ov *) -> int;
template <class T> auto f(T *t, Ov ***) { return 1; }
auto f(Ov ***) { return 1; }
auto f(Ov ****) -> int;
auto f(Ov ****, int) -> decltype(1);
auto f(Ov ****, int, int) -> Al<int>;
decltype(1) f(Ov ****, int, int, int);
void g(M<Ov, float, 3> &m, M<Ov, M<int,int,1>, 4> &m2) {
  m.m(1); 
  m2.m(1);
  f(1); 
}

namespace names { typedef unsigned long sz; }
template <class T> struct Sizes { typedef names::sz size_type; };
template <class T> struct Sized {
  typedef names::sz size_type;
  typedef typename Sizes<T>::size_type other;
  using third = other;
  template <class Q> void m(Q *, names::sz);
  template <class Q> void m(Q *, size_type, Ov);
  template <class Q> void m(Q *, other, int);
  template <class Q> void m(Q *, third, int *);
  template <class Q> void m(Q *, size_type *, other &, const third &);
  void m(Ov);
};
void sized(Sized<int> s) { s.m(1); }
template <int N> struct Inn { };
template <class T> using Al2 = Id<T>;
template <class T> struct Numbers { static const int n = 2; };
constexpr int c5 = 5;
template <class T, int N> void h(T, Ov, int (&)[N]);
template <class T, int N> void h(T, Ov, int (&)[N + 1]);
template <class T, int N> void h(T, Ov, int (&)[sizeof(T)]);
template <class T, int N> void h(T, Ov, int (&)[Numbers<T>::n]);
template <class T, int N> void h(T, Ov, int (&)[c5]);
template <class T, int N> void h(T, Ov, int (&)[c5 + 1], int);
template <class T, int N> void h(T, Ov, Inn<N + 1>);
template <class T, int N> void h(T, Ov, Inn<Numbers<T>::n>);
template <class T, int N> void h(T, Ov, Inn<sizeof(T)>);
template <class T, int N> void h(T, Ov, Inn<c5>);
template <class T, int N> void h(T, Ov, Inn<c5 + 1>);
template <class T> void h(T, Ov, decltype(T() + 1));
template <class T> void h(T, Ov, decltype(T()));
template <class T> auto h(T t, Ov, int *, int *) -> decltype(t + 1);
template <class T> auto h(T t, Ov, int *, int ***) -> decltype(with(t));
template <class T> auto h(T t, Ov, int *, int ****) -> decltype(auto);
template <class T> auto h(T t, Ov, int *, int *****) -> auto;
template <class T> auto h(T t, Ov, int *, int ******) -> auto &;
template <class T> void h(typename T::type, Ov, int *, int *******);
template <class T> void h(Al<T>, Ov, int *, int *******);
template <class T> void h(Al2<T>, Ov, int *, int *******);
template <class T, int N> auto h(Al<T>, Ov, int *, int *******) noexcept -> Inn<N>;
template <class T, int N> auto h(Al<T>, Ov, int *, int *******) noexcept(true) -> int (*)[N];
template <class T, int N> auto h(Al<T>, Ov, int *, int *******) noexcept(N) -> int (*)(int);
template <class T> decltype(T() + 1) h(T, Ov, int *, int *, int);
template <class T, class = decltype(T() + 1)> void h(T, Ov, int *, int *, int *);
template <class T> void h(T, Ov, int *, int *, int *, decltype(T() + 1) * = nullptr);
template <class T> Id<decltype(T() + 1)> h(T, Id<decltype(T() + 1)> );
auto h(int, Ov, Ov) -> void;
auto h(int, Ov, Ov, Ov) -> decltype(c5 + 1.);
auto h(int, Ov, Ov, Ov, Ov) -> Al<int *>;
auto h(int, Ov, Ov, Ov, Ov*) -> int(*)(int);
auto h(int, Ov, Ov, Ov, Ov, Ov) -> const int &;
struct C { template <class T> auto m(T) const & noexcept -> int; auto m(int, int, int) const -> C *; static auto m(int *) -> int; template <class T> void m(T, T); };
void results(C c) { h(1); c.m(); c.m(1.5, 2); }

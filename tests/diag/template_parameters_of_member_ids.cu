template <class U> struct B { template <class C> struct V { C c; template <class G> struct N {}; }; typedef U T; template <class C> using L = int; };
template <class U> struct P {
  template <class E> P(typename B<U>::template V<E>) {}
  template <class E> P(typename B<U>::template V<E *> *, int) {}
  template <class E> P(typename B<U>::template V<B<E>> *, int) {}
  template <class E> P(typename B<U>::template V<typename B<E>::T> *, int) {}
  template <class E> P(typename B<U>::template V<E>::Z, int, int) {}
  template <class E> P(typename B<U>::template V<E>::template N<int>, int, int, int) {}
  template <class E> P(typename U::template V<E>, int, int, int, int) {}
  template <class E> P(typename U::template V<int>, int, int, int, int) {}
  template <int E> P(typename U::template V<E>, int, int, int, int, int) {}
  template <int E> P(typename U::template V<E + 1>, int, int, int, int, int) {}
  template <template <class> class E> P(typename U::template V<E>, int, int, int, int, int, int) {}
  template <template <class> class E> P(typename U::template V<E<int>>, int, int, int, int, int, int, int) {}
  template <class E> P(typename E::template V<int>, int, int, int, int, long) {}
  template <class E> P(typename E::template V<E>, int, int, int, int, char) {}
  template <class E> P(typename E::T, int, int, int, int, char, char) {}
  template <class E> P(typename B<U>::template L<E>, long) {}
  template <class E> P(decltype(E()), long, int) {}
  template <class E, class H> P(typename E::template V<H>, int, int, int, int, char, float) {}
};
struct Q {
  template <class F, class G> Q(typename B<F>::template V<G>) {}
  template <class G> Q(typename B<int>::template V<G>, int) {}
  template <class G> Q(typename B<int>::V<G>::template N<int>, int, int) {}
  template <class G> Q(typename B<G>::template V<int>, int, int, int) {}
  template <class G> Q(typename G::template V<int>::T, int, int, int, int) {}
  template <class G> operator typename B<G>::template V<G>() {}
};
template <class U> struct R {
  template <class E> R(typename E::template V<int>, long) {}
  template <class E> R(typename E::template V<int> *, int) {}
  template <class E> R(typename E::template V<int>::template N<int>, char) {}
  template <class E> R(typename E::template V<int>::T, short) {}
  template <class E> R(typename E::T::template V<int>, char *) {}
  template <class E> R(typename B<E>::template V<int>, short *) {}
  template <class E> R(B<typename E::template V<int>>, short *, int) {}
  template <class E> R(B<typename E::T>, short *, int, int) {}
  template <class E> R(typename B<U>::template V<typename E::template V<int>>, short *, int, char) {}
  template <int E> R(typename U::template V<(E)>, char, char) {}
  template <int... E> R(typename U::template V<E...>, char, char, char) {}
  template <class... E> R(typename U::template V<E...>, char, char, char, long) {}
  template <class E, class F> R(typename U::template V<F>, char, char, long) {}
  template <class F> using A = typename U::template V<F>;
  template <class E> R(A<E>, char, long, long) {}
};

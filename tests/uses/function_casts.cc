/* A cast selects one of several functions, and so do what default arguments, default member initializers and explicit instantiations of
 * variables have, where they are used. */
template <int N, class T> void k(T *p) { *p = N; }
template <class T> using P = void (*)(T *);
void casts() { P<int> f[] = { static_cast<P<int>>(k<1>), (P<int>)k<2>, P<int>(k<3>), P<int>{ (k<4>) }, static_cast<P<int>>(&k<5>) }; f[0](0); }
template <class T> struct Default { P<T> f = k<6>; };
void list() { Default<int>{}.f(0); }
template <class T> void by_default(T *p, P<T> f = k<7>) { f(p); }
void call(int i) { by_default(&i); }
template <class T> P<T> directed = k<8>;
template P<int> directed<int>;
template <class T> struct Directed { static P<T> member; };
template <class T> P<T> Directed<T>::member = k<9>;
template struct Directed<int>;

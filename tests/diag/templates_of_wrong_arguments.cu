// What is wrong can be a T, but nothing made of one: no template is called then that takes this.
template <class T> struct V { T a; V(); template <class U> void m(V<U>); template <class U> void m2(U *, T = 0); };
template <class T> void g1(T *);
template <class T> void g2(T &);
template <class T> void g3(const T &);
template <class T> void g4(T &&);
template <class T> void g5(const T);
template <class T> void g6(const T &&);
template <class T> void g7(T *&);
template <class T, class U> void g8(T, U);
template <class T, class U> void g9(T, U *);
template <class R, class T> R ga(T *);
template <class R, class T> R gb(T);
template <class T> void o1(V<T>); template <class T> void o1(T *);
template <class T> void o2(V<T>); void o2(int);
template <class T> void o3(V<T>); void o3(int, int);
template <class T> void o4(V<T>); template <class T> void o4(int, T);
template <class T> struct id { typedef T type; };
template <class T> void h1(typename id<T>::type);
template <class T> void h2(typename id<T>::type, T);
template <class... T> void h3(V<T>...);
template <class... T> void h4(int, T...);
template <class T, int N> void h5(T (&a)[N]);
template <class T = int> void h6(V<T>);
template <class T = int> void h7(T *);
template <class T = int> void h8(T *, T);
void t() {
  int i = 0; V<int> v; int a[3];
  g1(und1);
  g2(und2);
  g3(und3);
  g4(und4);
  g5(und5);
  g6(und6);
  g7(und7);
  g8(und8, i);
  g9(und9, i);
  g9(i, unda);
  ga<int>(undb);
  ga<int>(&undb);
  ga<int>(undb2 + 1);
  gb<int>(undc);
  gb(undd);
  ga<int, int>(unde);
  o1(undf);
  o2(undg);
  o3(undh);
  o4(undi);
  h1(undj);
  h2(undk, i);
  h2(i, undl);
  h3(undm);
  h4(undn);
  h4(i, undo);
  h5(undp);
  h6(undq);
  h7(undr);
  h8(unds, i);
  v.m(undt);
  v.m2(undu);
  g9(undw, undx);
  g1(a, undy);
}
template <class T> void in(T x) { g1(undt1); g1(undt2 + 1); g1(x, undt3); g9(x, undt4); g9(undt5, x); }
auto outside = ga<int>(undo1);
int outside2 = g1(undo2);
template <typename T, int Rows> struct Own {
    template <int N> Own<T, N> f() const { Own<T> r; Own<N, T> q; return q; }
    void g() { Own<T> r; Own<Rows, T> q; q = r; }
};
template <class T> void of_own() { Own<T> r; Own<3, T> q; q = r; }

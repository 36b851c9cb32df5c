// Types in lists and in signatures: without the typedefs of instances of class templates, and without specializations of alias templates.
template <class T> struct W {
  typedef T type; typedef T *ptr; using pointer = T *; typedef W self; typedef const W constant; typedef ptr *pp;
  type v(); ptr p(); pointer q() const; self s(); constant &c(); pp ppf();
};
struct P { typedef int *q; typedef int i; q get(); i geti(); q member; };
P operator+(P, P);
typedef int *Global; Global function(); Global variable;
template <class T> using Alias = typename W<T>::ptr; template <class T> using Pointer = T *;
void take(P, P, P, P); void take(int);
template <class T> struct X : W<T> { typename W<T>::ptr xx(); };
template <class T> struct Y { typedef typename W<T>::ptr yp; yp y(); typedef W<T> w; w self(); W<int>::ptr fixed(); };
void arguments(W<int> w, P p, X<int> x, Y<P> y, Alias<int> a, Pointer<int> b) {
  take(w.v(), w.p(), w.q()); take(p.get(), p.geti(), p.member); take(function(), variable); take(x.xx(), y.y(), y.self(), y.fixed());
  W<int>::ptr l; take(l, W<int>::type()); auto d = w.p(); take(d, w.ppf()); take(a, b);
}
void operands(W<int> w, P p) { w.p() + p; p + w.p(); w.v() + p; w.c() + p; p = w.p(); w.s() = w.p(); p.get() + p; }
template <class T> void in_signature(T, typename W<T>::ptr, Alias<T>, Pointer<T>, P::q, W<int>::ptr); template <class T> void in_signature(T, T);
template <class T> struct Class { void f(T, typename W<T>::ptr, Alias<T>, Pointer<T>, P::q, W<int>::ptr); void f(int); };
void plain(W<int>::ptr, Alias<int>, Pointer<int>, P::q); void plain(int);
void signatures(Class<int> c) { in_signature(1); c.f(); plain(); auto l = [](W<int>::ptr q) { }; l(P()); l(); }
double whole(W<int> w, P p, Alias<int> a) { double x = w.p(); x = p.get(); x = a; return w.ppf(); }

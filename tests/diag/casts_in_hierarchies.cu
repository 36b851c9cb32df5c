// #266, #269, #287, #288, #1280: casts along a hierarchy to bases that are ambiguous, virtual or inaccessible.
struct A { virtual ~A(); }; struct B : A {}; struct C : A {}; struct D : B, C {}; class P : A {}; struct V : virtual A {}; struct W : V, virtual A {};
void f(const A *ca, const D *cd, const P *cp, A *a, A &r, A &&ra, D *d, D &dr, P &pp, volatile D *vd, B *b) {
 static_cast<const A *>(cd); static_cast<const D *>(ca); (const A *)cd; (A *)cd; (A *)cp; static_cast<const A &>(dr); static_cast<A &&>(dr); static_cast<A &&>(pp);
 static_cast<D &&>(ra); static_cast<V &&>(ra); static_cast<P &>(r); static_cast<const P *>(a); static_cast<const V *>(ca); static_cast<const W *>(ca); (const W *)ca; (W &)r; (D &)r; (D *)a;
 dynamic_cast<const A *>(cp); A &da = dynamic_cast<A &>(dr); reinterpret_cast<const A *>(cd); static_cast<B *>(d); (B &)dr; static_cast<W &>(r); auto x = static_cast<P *>(a);
 dynamic_cast<P *>(a); dynamic_cast<D *>(a); dynamic_cast<V *>(a); A *z = (A *)&pp; static_cast<A *>(vd); static_cast<B *>(a); static_cast<D *>(b); static_cast<const B *>(a); (A &)pp;
}
struct F : private A { void g(A *a) { static_cast<F *>(a); static_cast<A *>(this); dynamic_cast<A *>(this); (A *)this; } friend void fr(F *); };
void fr(F *x) { static_cast<A *>(x); static_cast<F *>((A *)x); }
template <class T> void t(T *x, D *d, F *f) { static_cast<A *>(d); A *a = static_cast<A *>(f); static_cast<A *>(x)->~A(); }
void u(B *b, D *d, F *f) { t(b, d, f); }

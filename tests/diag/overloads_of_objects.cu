/* Calls of members of objects that none of several functions takes, or none for the object: through pointers, bases, this. */
struct Pl { void m(int) const; void m(int, int) const; void n(); void o(int); void o(char *) ; static void st(int); static void st(int, int); void r(int) &&; void r(char) &&;
 void t() { this->m(); this->o(); m(); o(); this->m("a"); this->o(); (*this).m(); Pl::m(); this->st(); this->n(1); n(1); }
 void u() const { this->o(1); this->o("a"); o(1); this->n(); } };
void f(Pl *p, const Pl *cp, Pl &r, const Pl &cr, Pl a[]) { p->m(); cp->m(); cp->o(1); r.m(); cr.o(1); p->o(1.5, 2); cp->n(); cr.n(); p->n(1); a->m(); a[0].m(); (*p).m(); p->st(); r.st(); p->r(1); Pl().m(); const Pl *const q = cp; q->m(); }
template <class T> void g(T *t, Pl *p) { p->m(); t->m(); struct L { void k(int); void k(char*); void z() { this->k(); k(); } }; }
template <class T> struct W { void k(int); void k(char*); void z() { this->k(); k(); } void y(); };
template <class T> void W<T>::y() { this->k(); }
void h() { W<int> w; w.k(); W<int> *pw; pw->k(); pw->k(1, 2); }
struct Der : Pl { void q() { this->m(); m(); Pl::m(); } };
struct Sp { Pl *operator->(); }; void sp(Sp s) { s->m(); s->o(1.5, 2); }
namespace of_bases {
struct Pl { void m(int) const; void m(int, int) const; void o(int); void o(char *);
};
struct Der : Pl { using Pl::o; void o(float, float); void q() {
 m();
 this->m();
 Der::m(); } };
struct Deep : Der { };
void f(Deep d, Deep *p, const Deep *cp) {
 d.m();
 p->m();
 d.Pl::m();
 p->o();
 cp->o(1);
 }
namespace n { struct Q { void a(int); void a(char*); int b(int); int b(int, int) const; void c(int) &&; void c(char *) &&; }; struct R : Q { void z() { a(); } }; }
void g(n::R &r, const n::R &cr, n::R *p) {
 r.a();
 p->a();
 cr.b(3);
 cr.a();
 cr.a(3);
 p->b("s");
 r.c(1);
 p->c();
}
}
namespace of_templates {
struct B { void m(int); void m(char *); template <class T> void t(T *); void t(int); static void s(int); static void s(char *); int operator()(int); int operator()(char *); B &operator=(int); };
struct D : B { };
template <class T> struct V { void a(T); void a(T, T) const; struct I { void z(T); void z(T, T); }; };
struct VD : V<int> { };
template <class T> struct TD : B { void q() { this->m(); m(); } };
void f(D d, D *p, const D *cp, VD vd, VD *pv, const V<int> &cv, V<int>::I i, TD<int> td, V<V<int>> vv, const TD<int> *ctd) {
	d.t(); p->t(1.5, 2);
	cp->t(1);
	D::s(); B::s(); p->s();
	(*p)(); d("a", 1);
	vd.a(); pv->a("s"); cv.a(1); cv.a("s"); i.z(); td.m(); vv.a(); ctd->m(1);
	td.m(1.5, 2);
	auto l = [&] { p->m(); };
	auto l2 = [=] { d.m(); };
	d = "s";
}
namespace n { struct E { enum K { k1 }; void set(K, int); void set(int); }; }
void g(n::E &e, n::E *p) { e.set(n::E::k1, "a"); p->set("a"); p->set(n::E::k1, 1, 2); e.set(1.5); }
}
/* What one of them takes. */
struct Right { void m(int) const; void m(char *); void m(const char *) volatile; void r(int) &&; void r(int) &; static void s(int); static void s(char *); };
struct OfRight : Right { using Right::m; void m(float *); void own() const { m(1); this->m(1); s(2); } };
void right(Right *p, const Right *c, volatile Right &v, OfRight *o) { p->m(1); c->m(1); c->s(2); v.m("s"); p->r(1); Right().r(1); o->m(1); o->m((float *)0); o->s(3); }

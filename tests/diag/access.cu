// Members and functions that cannot be used: private and protected ones, deleted ones, those of objects that are more const; ambiguous calls.
struct S { int v; void m(const int &); void k(); static void sm(); static int si; private: static void psm(); };
namespace N { void am(int, double); void am(double, int); void del(int) = delete; struct T { static void am(int, double); static void am(double, int); void q(int); void q(long); }; void nm(int); void nm(char *); void nm3(int *); void nm3(char *); }
class Priv { Priv(); Priv(int); Priv(const Priv &); public: Priv(char *); static Priv &get(); int x; };
struct Fact { friend class Maker; private: Fact(int); void hidden(); }; class Maker { Fact mk() { return Fact(1); } void g(Fact &f) { f.hidden(); auto l = [&] { f.hidden(); Fact(1); }; } struct In { void h(Fact &f) { f.hidden(); } }; };
struct D : S { void k2() { psm(); v = 1; } };
class Prot { protected: int p; Prot(); void pm(); static void sp(); Prot(int); };
struct Op { bool operator==(const Op &) const; friend Op operator+(const Op &, const Op &); private: int z; friend void zz(Op &o) { o.z = 1; } template <class T> friend void tz(T, Op &o) { o.z = 1; } };
void takei(const int &); void takep(int *const &); void taker(int &&);
const int &f0() { return "x"; }
void f1(S s) { const int &r = "x"; s.m("x"); takei(&s); takei("x"); takep(1); taker("x"); int &&r2 = "x"; int *const &r3 = 2; const S &r4 = 1; const int &r5 = s; }
void f3(Priv *q) { Priv a; Priv b(1); Priv c(Priv::get()); new Priv; new Priv(1); Priv e = 1; Priv f = *q; S::psm(); Prot g; q->x = 1; Prot h(1); auto l = [&] { Priv i; S::psm(); }; }
Priv gp; Priv gq(1); Prot gr;
struct HoldP { Priv p; HoldP() { } HoldP(int) : p(1) { } }; HoldP *hp = new HoldP;
void ambiguous() { N::am(1, 1); N::T::am(1, 1); N::del(1); N::T t; t.am(1, 1); t.q(1.5); t.q('c', 1); }
struct SS { void m(); void c() const; int f; static int s; };
class PP { int priv; void pm(); static int ps; typedef int PT; enum { PE }; protected: int prot; void protm(); public: int pub; void om(int); PP(); private: void om(char); struct PN { }; PP(int); };
struct Q2 : PP { void g(Q2 &q) { q.prot = 1; protm(); } };
struct Del { void d() = delete; void e(int); void e(double) = delete; static void s() = delete; }; void gd() = delete; void ge(int); void ge(char *) = delete; template <class T> void gt(T) = delete;
void am(int, double); void am(double, int); void am2(long); void am2(char);
void f1(const SS s, const SS *p, SS &r, volatile SS v) { s.m(); p->m(); s.c(); r.c(); v.m(); v.c(); const SS &cr = r; cr.m(); }
struct CC { SS s; void k() const { s.m(); m(); this->m(); } void m(); };
void f3(Del d) { d.d(); d.e(1.5); Del::s(); gd(); ge(0); ge(nullptr); }
void f4() { am(1, 1); am2(1); am2(1.5); }
void f5(PP p, Q2 q) { p.priv = 1; p.pm(); PP::ps = 1; p.prot = 1; p.protm(); q.priv = 1; p.om(1); p.om('c'); }

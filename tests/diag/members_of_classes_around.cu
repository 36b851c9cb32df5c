/* Members of a class that stands around the one whose member function names them lack an object; static members and bases do not. */
struct Base { int b; void bf(); };
struct S : Base {
	int m; int f(); void over(int); void over(char); template <class T> T t(T); static int sf(); static int sm; static void so(int); static void so(long);
	enum { e }; typedef int type; struct { int unnamed; }; union { int u; }; virtual void v();
	struct T {
		void one() { f(); } void two() { m = 1; } void three() { over(1); t(1); } void four() { S::f(); S::m = 1; } void five() { b = 1; bf(); }
		void fine() { sf(); sm = 1; so(1); sizeof(m); type x = e; S s; s.m = 1; s.f(); &S::m; &S::f; s.S::f(); int S::*p = &S::m; }
		static void none() { f(); m = 1; } void own(); int o; void owned() { own(); o = 1; struct L { void l() { own(); o = 2; } }; }
		struct U { void g() { f(); m = 1; } }; struct V : S { void g() { f(); m = 1; bf(); b = 1; } };
		struct W : T { void g() { own(); o = 1; f(); } };
	};
	void local() { f(); struct L { void g() { f(); m = 1; sf(); } int k; void h() { k = 1; } }; [this] { f(); m = 1; }; }
	struct Late; template <class X> struct Template { int x; void g() { x = 1; sf(); h(); } void h(); };
};
void outside(S &s) { struct L { int f; void g(S &s) { f = s.m; s.f(); } }; }
struct S::Late { void g() { f(); m = 1; sf(); } };
template <class X> struct P { int m; int f(); struct I : X { void g(P &p) { p.m = p.f(); this->f(); } int k; void h() { k = 1; } }; X x; };
struct Q { int f(); }; void use(P<Q>::I i, P<Q> p) { i.g(p); i.h(); } template struct S::Template<int>;

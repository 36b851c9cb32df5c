// Members that a class has from several bases, or several times; bases that it has several times; protected members of bases.
struct Base {
	virtual void f();
	void g();
	static int s;
	int b;
	typedef int T;

protected:
	int prot;
	static int prot_static;
	void prot_function();
};
struct First : Base {
	int v;
	void h();
	void o(int);
};
struct Second : Base {
	int v;
	void h();
	void o(double);
};
struct Both : First, Second {
	void in()
	{
		v = 1;
		h();
		g();
		b = 2;
		s = 1;
		First::v = 2;
		int v = 3;
		v = 4;
	}
};
struct Using : First, Second {
	using First::v;
	using Second::h;
};
struct Third : virtual Base {};
struct Fourth : virtual Base {};
struct Once : Third, Fourth {};
struct Derived : Base {
	void m(Base *o, Derived *d)
	{
		d->prot = 2;
		prot = 3;
	}
};
struct Opened : Base {
	using Base::prot;
};

void ambiguous(Both o, Both *p, Once once, Using u)
{
	o.v = 1;
	o.f();
	o.g();
	o.h();
	p->v = 2;
	o.o(1);
	int i = o.b;
	Base *q = &o;
	Base &r = o;
	Base copy = o;
	q = p;
	/* valid */
	o.First::v = 1;
	o.s = 1;
	once.b = 1;
	once.f();
	q = &once;
	u.v = 1;
	u.h();
	i = Both::s;
}

void closed(Derived d, Base b, Opened o)
{
	d.prot = 1;
	d.prot_static = 1;
	d.prot_function();
	b.prot = 1;
	o.prot = 1;
}
// A member of a virtual base is hidden by that of a class which has that base, whichever is first.
namespace of_virtual_bases {
struct V {
	static char *v;
	char *m;
	typedef char t;
	static char *f();
};
struct M : virtual V { };
struct L : M { };
struct H : virtual M {
	static int *v;
	int *m;
	typedef int t;
	static int *f();
};
struct LeftFirst : L, virtual H {
	void in() { int *r = v; r = m; r = f(); t *q = r; }
};
struct HidingFirst : virtual H, L {
	void in() { int *r = v; r = m; r = f(); t *q = r; }
};
int *x = LeftFirst::v, *y = LeftFirst().m, *z = LeftFirst::f();
LeftFirst::t *t = x;
HidingFirst::t *u = HidingFirst::v;
}

// Using-declarations name the member of a base: one static member is no two, those of objects are.
namespace used {
struct Base {
	static int w;
	static void g();
	enum { e };
	int n;
};
struct Uses : Base {
	using Base::w;
	using Base::g;
	using Base::e;
	using Base::n;
};
struct Both : Base, Uses { };
int of_class(Both b) { b.g(); return b.w + b.e + Both::w; }
int of_object(Both b) { return b.n; }
struct Other { int n; };
struct Two : Uses, Other { };
int of_other(Two t) { return t.n; }
}

// Member templates.
namespace templates {
struct Left { template <class T> void t(T); };
struct Right { template <class T> void t(T); };
struct Both : Left, Right {
	void in() { t(1); }
};
struct Chosen : Left, Right {
	using Left::t;
	void in() { t(1); }
};
void of_object(Both b, Chosen c) { b.t(1); c.t(1); }
}

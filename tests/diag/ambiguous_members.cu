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

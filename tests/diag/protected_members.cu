// Protected members through objects of other classes; lists for an ellipsis; classes that are only declared.
class A {
protected:
	int y;
	static int sy;
	typedef int T;
	void pf();
	static void ps();
	virtual void v();
};
struct B : A {
	void g(A a, B b, A *p, B *q, A &r)
	{
		a.y = 1;
		p->y;
		r.y;
		b.y;
		q->y;
		y;
		this->y;
		A::y;
		a.sy;
		a.pf();
		p->v();
		a.ps();
		q->pf();
		a.A::y;
		b.A::y;
		b.A::pf();
		T t;
		(*p).y;
		static_cast<A *>(q)->y;
		((A *)q)->pf();
	}
	struct In { void h(A a, B b, In *i) { a.y; b.y; b.pf(); } };
	static void st(A a, B b) { a.y; b.y; }
};
struct C : B { void g(A a, B b, C c) { a.y; b.y; c.y; b.pf(); c.pf(); } };
template <class T> struct D : A { void g(D d, D<int> e) { d.y; e.y; } };
void f(int, ...);
void f2(...);
struct S { void m(...); static void s(int, ...); };
void calls(int n, S s)
{
	f(1, { 1 });
	f(1, {});
	f2({ 1, 2 });
	f(n, { n }, 2);
	f(1, 2, { 3 });
	s.m({ 1 });
	f(1, 2);
}
struct F;
void pointers(F *p, F &r)
{
	delete p;
	delete[] p;
	new F;
	new F();
	F *q = new F;
	(void)p;
	&r;
	p == q;
}
struct F2;
void before(F2 *p) { delete p; }
struct F2 { };
void behind(F2 *p) { delete p; new F2; }
template <class T> struct H;
template <class T> struct G { T x; };
void h(H<int> *p, G<int> *q) { delete p; new H<int>; delete q; new G<int>; }

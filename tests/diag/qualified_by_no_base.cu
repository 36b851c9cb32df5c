// Members of objects that are qualified by a class which is neither the object's nor a base of it.
struct Base { virtual int f(); int b; void v(); static int s(); };
struct Mid : Base { int f(); int m; static int count; enum { value }; };
struct Leaf : Mid { int f(); };
struct Other { int o; };
struct Converted { operator Base &(); };
typedef Mid Named;
template <class T> struct V { T t; void f(); };
namespace N { struct Q { int q; }; struct P : Q { }; }
int calls(Base *b, Base &r, Mid *m, Leaf &l, V<int> v, Converted c, N::P p, Other *o)
{
	b->Mid::f();
	r.Leaf::f();
	b->Mid::b = 3;
	b->Mid::v();
	b->Named::m = 3;
	b->Mid::count = 1;
	b->::Mid::m = 1;
	v.V<char>::t = 3;
	v.V<char>::f();
	c.Base::b = 3;
	o->N::Q::q = 3;
	m->Other::o = 2;
	b->Base::f();
	m->Base::f();
	m->Named::f();
	l.Base::f();
	l.Mid::count = l.Mid::value;
	v.V<int>::t = 3;
	v.V::f();
	p.N::Q::q = p.Q::q;
	return r.Mid::m + l.::Mid::m;
}
struct Derived : Mid { int g() { Base::f(); this->Base::f(); this->Derived::f(); return this->Other::o; } };
template <class T> struct D : T { void g() { this->Other::o = 3; this->Base::b = 2; } };
template struct D<Leaf>;
template <class T> void of_type(T *p, Base b)
{
	p->Other::o = 3;
	p->Mid::m = 1;
	b.Mid::m = 3;
	b.Base::b = 3;
}
template void of_type<Leaf>(Leaf *, Base);
__attribute__((global)) void kernel(Base *b) { b->Mid::m = 1; }

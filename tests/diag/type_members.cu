/* Members that are types are nothing that an object has; where a substitution finds one, it fails. */
struct H { };
struct L { typedef int T; template<class> struct M { }; int x; };
struct C : L { void f() { this->T; this->L::T; this->x = 1; } };
void f(H h, L l, L *p, C c)
{
	h.H();
	l.T();
	p->T(3);
	l.M<int>();
	int i = l.T;
	c.L::T;
	c.L::x = c.C::x;
	c.L::y = 1;
	p->L::z();
}
template<class T> struct Q : L { void f() { this->T; this->Q; this->Q::x = 1; } };
template<class T> auto own_name(T t, int) -> decltype(t.H(), 1) { return 1; }
template<class T> char *own_name(T, long) { return nullptr; }
struct K { int H() const; };
char *none = own_name(H(), 1);
int one = own_name(K(), 1);
template<class T> void in_instance(T t) { t.T(); t.H::operator=(H()); typedef T U; t.~U(); }
void g(H h) { in_instance(h); }

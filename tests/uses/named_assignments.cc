/* Implicit operator= that are called by their names. */
template<class T> struct member { T t; member &operator=(const member &o) { t = o.t; return *this; } };
struct base { member<int> m; };
struct derived : base { member<long> l; derived &operator=(const derived &o) { base::operator=(o); l.operator=(o.l); return *this; } };
template<class T> struct wrapper : T { typedef T super; wrapper &operator=(const wrapper &o) { super::operator=(o); return *this; } };
struct other { member<char> c; void copy(const other &o) { operator=(o); } };
struct through { member<short> s; void copy(through *o) { this->operator=(*o); o->through::operator=(static_cast<through &&>(*this)); } };
struct trivial { int i; };
template<class T> auto has(T &t) -> decltype(t.operator=(t), 1) { return 1; }
template<class T> char has(...) { return 2; }
struct constant { const int i; };
static_assert(sizeof has<base>(*(base *)0) == sizeof(int) && sizeof has<constant>(*(constant *)0) == 1, "");
int main()
{
	wrapper<base> a = {}, b = {};
	derived d = {};
	other o = {};
	through t = {};
	trivial u = {};
	a = b;
	d = d;
	o.copy(o);
	t.copy(&t);
	return u.operator=(u).i;
}

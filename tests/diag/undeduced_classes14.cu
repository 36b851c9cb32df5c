// flags: --c++14
/* Before C++17 the arguments of class templates are not deduced: the name of one is no type, and what is declared with it has none. */
namespace ns {
template <class T> struct box {
	T t;
	box(T);
	box();
	box &self() { return *this; }
	static box made() { return box(); }
};
}
using ns::box;
template <class T> struct aggregate {
	T t;
};
template <template <class> class T> struct taker {
	T<int> member;
};
template <class T, template <class> class U = ns::box> struct by_default { U<T> member; };
taker<ns::box> valid_argument;
taker<box> valid_name;
ns::box<int> valid(1);
struct derived : ns::box<int> {
	derived() : box(1) {}
	box *injected;
};
box first(1);
box second{ 1 }, third = 2;
box *pointer;
auto converted = box(3);
int number = box(3).t;
box result() { return 1; }
template <class T> ns::box<T> make(T t) { return box(t); }
void block(int i)
{
	box a(1);
	auto b = box(2);
	new box(3);
	aggregate c{ 1 };
	const box d(3);
	static box e{ 2 };
	(box)3;
	static_cast<box>(2);
	for (box f(1);;)
		f.t;
	if (box g = 3)
		g.t;
	box declared(int);
	a.t + b.t + c.t + d.t + e.t;
	ns::box<int> fine(2);
	fine.self().t = ns::box<int>::made().t;
}
void qualified(int i)
{
	ns::box a(1);
	const ns::box b(1);
	static ns::box c{ 1 };
	ns::box d{ 1 }, e(2);
	::ns::box f;
	ns::box const g(2);
	for (ns::box h(1);;)
		h.t;
	int j = ns::box(1).t + 3;
	if (i)
		ns::box k(1);
	a.t + b.t + c.t + d.t + e.t + f.t + g.t;
}
template <class T> void of_template(T t)
{
	ns::box a(t);
	box b(1);
	const ns::box c(t);
}

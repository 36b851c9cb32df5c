// Lookup through arguments is associated with the bases of a class, and with its template arguments, but not with those of its bases.
namespace A
{
	struct X { };
	template <class T> struct Four { static_assert(sizeof(T) == 4); };
	void g(const volatile void *);
	void h(...);
}
namespace B
{
	template <class T> struct Base { };
	template <class T> struct Derived : Base<T> { };
	struct Plain : Base<A::X> { };
	struct Other : A::X { };
	struct Unasked : Base<A::Four<char>> { };
}
void take(...);
void plain(B::Plain *p) { g(p); }
void other(B::Other *p) { g(p); }
void derived(B::Derived<A::X> *p) { g(p); h(p); }
void unasked(B::Unasked *p) { take(p); }
void asked(B::Derived<A::Four<char>> *p) { take(p); }

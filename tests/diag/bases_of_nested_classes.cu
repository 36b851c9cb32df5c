/* virtual and the like belong to the bases of a class that is a member, not to the member. */
struct A { }; struct Around {
	struct V : virtual A { }; struct W : public virtual A { } w; class X : virtual public A, virtual V { int i; } x, *px;
	struct : virtual A { } unnamed; static struct Y : virtual A { } y;
	struct Nested { struct V : virtual A { }; struct W : V, virtual A { }; };
	virtual struct Wrong : virtual A { };
	static struct WrongToo : virtual A { }; struct Undefined;
};
struct Around::Undefined : virtual A { struct V : virtual A { }; };
template <class T> struct Template { struct V : virtual A { }; struct W : virtual T { }; struct X { struct Y : virtual V { }; }; };
Template<A>::W w; Template<A>::X::Y y;
void f() { struct L { struct V : virtual A { }; struct W : virtual V { } w; } l; struct M : virtual A { } m; }
namespace n { struct V : virtual A { } v; inline struct W : virtual A { } w; }

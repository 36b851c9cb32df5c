/* Special members that nobody declares: those that do something are compiled where they are used. */
struct Counted {
	Counted() {}
	Counted(const Counted &) {}
	Counted &operator=(const Counted &) { return *this; }
	~Counted() {}
};
struct Moved {
	Moved() {}
	Moved(Moved &&) {}
	Moved &operator=(Moved &&) { return *this; }
};
struct Trivial { int a, b; };
struct Base { Counted counted; };
struct Derived : Base { Moved moved; Trivial trivial; };
struct Never { Counted counted; };
struct Polymorphic { virtual ~Polymorphic() {} };
struct Inherits : Polymorphic { int a; };
struct NonConst { NonConst() {} NonConst(NonConst &) {} };
struct OfNonConst { NonConst member; };
struct Initialized { int a = 3; Trivial trivial; };
struct Array { Counted all[3]; };
template<class T> struct Box { T value; Counted counted; };
template<class T> struct Outer { struct Inner { Counted counted; T value; }; Inner inner; };
namespace { struct Hidden { Counted counted; }; }
union Variant { Trivial trivial; int number; };
struct Virtual : virtual Base { int a; };

void take(Base) {}
Base give() { Base b; return b; }

void program(Derived &d)
{
	Derived made, moved = static_cast<Derived &&>(d);
	Trivial trivial, copy = trivial;
	Inherits inherits;
	OfNonConst first, second = first;
	Initialized initialized;
	Array array, other = array;
	Box<int> box, another(box);
	Outer<char> outer;
	Hidden hidden, hidden_copy = hidden;
	Variant variant = Variant();
	Virtual *made_virtual = new Virtual();
	Base b;

	made = static_cast<Derived &&>(d);
	b = made;
	array = other;
	box = another;
	take(made);
	take(give());
	delete made_virtual;
	trivial = copy;
}

// Tables of classes that nobody makes: where the key function is defined, and those of explicitly instantiated classes.
template <class T> struct Inherited {
	virtual void overridden() { T(); }
	virtual void kept() { T(); }
	virtual int again() { return sizeof(T); }
};
struct Keyed : Inherited<int> {
	void overridden() override;
	virtual void also() {}
};
void Keyed::overridden() {}

struct Left {
	virtual ~Left() {}
};
struct Right {
	virtual ~Right() {}
};
template <class T> struct Both : Left, Right {};
template struct Both<int>;

template <class T> struct Destroyed {
	virtual ~Destroyed() { T(); }
	virtual void pure() = 0;
};
class Derived : public Destroyed<char> {
	void pure();
	virtual void other(Destroyed &) {}
};
void Derived::pure() {}

struct Second {
	virtual void first() {}
	virtual void second();
	virtual void third();
};
void Second::third() {}

template <> void Inherited<long>::kept() {}
template <class T> struct Last : Inherited<T> {};
template class Last<long>;

// What has a name is an lvalue, members declared with && without an object before them, too.
struct X { int v; };
struct Member
{
	X &&value;
	static X &&shared;
	X &get() { return value; }
	X &get_shared() { return this->shared; }
	void local() { X &x = value, &y = (value); }
	X &&wrong() { return value; }
};
template <class T> struct Leaf
{
	T value;
	constexpr Leaf(T given) : value(static_cast<T>(given)) { }
	constexpr T &get() { return value; }
	constexpr T &&wrong() { return value; }
};
int leaf(X x) { Leaf<X &&> l(static_cast<X &&>(x)); return l.get().v; }
int wrong(X x) { Leaf<X &&> l(static_cast<X &&>(x)); return l.wrong().v; }

// Member templates that are called for objects whose qualifiers they do not have.
struct object {
	template <typename T> void change(T &a);
	template <typename T> void look(T &a) const;
	template <typename T> void both(T a);
	template <typename T> void both(T a) const;
	template <typename T> void pointers(T a);
	template <typename T> void pointers(T *a) &&;
};
template <typename U> struct generic {
	template <typename T> void change(U a, T b);
};
void calls(const object c, volatile object v, const generic<int> g, int n)
{
	object o;
	c.change(n);
	c.change(3);
	c.change<int>(n);
	c.change<char>(n);
	c.look(n);
	c.look(3);
	c.both(3);
	c.pointers(3);
	c.pointers(&n);
	v.change(n);
	v.look(n);
	g.change(1, 2);
	g.change("x", 2);
	o.change(n);
	object().pointers(&n);
}

/* A using-declaration does not make functions visible that only friend declarations have introduced [namespace.memdef]/3. */
namespace library {
template<class T> void swap(T &, T &) {}
template<class T> struct box { friend void swap(box &, box &) {} };
}
template<class T> struct holder { T held; void swap(holder &other) { using library::swap; swap(held, other.held); } };
int main()
{
	void local(int);
	using library::swap;
	holder<long> a, b;
	library::box<int> c, d;
	a.swap(b);
	swap(c, d);
	swap(*new int, *new int);
}

/* A name that is found through arguments alone, twice in one block. */
namespace by_arguments { struct S {}; struct U {}; template<class T> void exchange(T &, T &) {} }
void exchange_both()
{
	by_arguments::S s;
	by_arguments::U u;
	exchange(s, s);
	exchange(u, u);
}
/* Friends of classes that nothing has instantiated before the call. */
template <class T> struct Later { friend int by_reference(const Later &) { return sizeof(T); } friend int by_pointer(Later *) { return 2; } };
int find_by_reference(const Later<int> &x) { return by_reference(x); }
int find_by_pointer(Later<long> *x) { return by_pointer(x); }
template <class T> int find_in_template(const Later<T> &x, const Later<char> &y) { return by_reference(x) + by_reference(y); }
int use_template(const Later<short> &x, const Later<char> &y) { return find_in_template(x, y); }

/* template<> is no level of template parameters: member templates of an instance are specialized as templates [temp.expl.spec]/16. */
template <class T> struct table {
	int size;
	template <class U> void add(U) {}
	template <class U> static U same(U u) { return u; }
	struct row { template <class U> int put(U); };
	template <class U> struct cell { int x; void clear(); };
};
template <> template <class U> void table<int>::add(U u) { size = u; }
template <> template <class U> U table<int>::same(U u) { return u + 1; }
template <class T> template <class U> int table<T>::row::put(U) { return 1; }
template <> template <class U> int table<int>::row::put(U) { return 2; }
template <> template <class U> struct table<int>::cell { int y; void clear(); };
template <> template <class U> void table<int>::cell<U>::clear() { y = 1; }
void use()
{
	table<int> t;
	table<char> c;
	table<int>::row r;
	table<char>::row other;
	table<int>::cell<char> cell;

	t.add<int>(3), t.add('c'), c.add<int>(3);
	table<int>::same(2.0);
	r.put(1), other.put(1);
	cell.clear();
}

/* Constructors and overloads are instantiated explicitly by their types [temp.explicit]. */
struct made {
	template <class T> made(T);
	template <class T, class U> made(T, U *);
	made(long) {}
};
template <class T> made::made(T) {}
template <class T, class U> made::made(T, U *) {}
template made::made(int);
template made::made(int, char *);
template <class T> struct qualified {
	void f(const int &) & {}
	void f(const int &) && {}
	void n() noexcept {}
	void n() const {}
	template <class U> void g(U) const & {}
	template <class U> void g(U) const && {}
	qualified(T) {}
	qualified();
	template <class U> qualified(U, T) {}
};
template void qualified<int>::f(const int &) &;
template void qualified<char>::f(const int &) &&;
template void qualified<char>::g(int) const &&;
template void qualified<int>::n();
template void qualified<char>::n() const;
template qualified<int>::qualified(int);
template qualified<int>::qualified(char, int);
template <> template <class U> qualified<short>::qualified(U, short) {}
qualified<short> by_template(1, 2);

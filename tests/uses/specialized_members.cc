/* Members of instances that are specialized: their own bodies are used, not the template's. */
template<class T> struct C {
	void a() { }
	int b(int) const { return 0; }
	static int s;
	template<class U> void t(U) { }
	C() { }
	~C() { }
	operator T() { return T(); }
	void last() { cold(); }
	void cold() { }
};
template<class T> int C<T>::s = 3;
template<> inline void C<int>::a() { last(); }
template<> int C<int>::b(int) const { return 4; }
template<> int C<int>::s = 5;
template<> template<> void C<int>::t(int) { }
template<> C<short>::C() { }
template<> C<short>::~C() { }
template<> C<short>::operator short() { return 0; }
template<> inline int C<long>::b(int x) const { return x; }
template<class T> void through(T &t) { t.a(); }
void user()
{
	C<int> i;
	through(i);
	i.b(3);
	i.t(3);
	C<short> s;
	(short)s;
	C<long> l;
	l.b(3);
	C<char> c;
	c.a();
	c.t(3.0);
	int sum = C<int>::s + C<long>::s;
}

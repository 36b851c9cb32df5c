// What stands before a comma, which may be an operator function where the type of an operand depends on template parameters.
struct K { K(int); int get(); operator bool(); };
int rd(K &); template <class T> int rt(T &);
template <class T, int N> int in_template(T t, int i)
{
	K k(1);
	(i, t);
	K a = (i, t);
	rd((i, t));
	if ((i, t)) return 1;
	if ((i, t) && true) return 1;
	(i, t.x);
	(i, rd(t));
	i + (i, rd(t));
	t + (i, rd(k));
	t.get() + (i, rt(k));
	t(i, (i, 1));
	T a2 = (i, 2);
	K a4 = (i, k);
	auto l = [](auto z) { int i = 0; K k = (i, z); };
	int b = (i, N), c = (i, sizeof(T)), d = (N, i), e = (i, (int)t), f = (i, T::x), g = (i, (i, t)), h = (i, rt<T>(t));
	int p[2] = { (i, 1), (i, N) };
	return (i, t);
}
int plain(int i)
{
	K k(1);
	auto l = [&](auto z) { return z.get() + (i, rd(k)); };
	auto l1 = [&](auto z) { rd((i, z)); return z.get() + (i, 1); };
	l(k), l1(k);
	return (i, 2);
}

// flags:
// flags: --c++20
// Behind a member that a class does not have, the < of template arguments is an operator.
struct Box {
	int n;
	template <class T> T get();
};
void calls(Box c, Box *p, int i) {
	int a = c.gone<int>(2);
	int b = p->gone<int>();
	int d = c.gone<3>(2);
	int e = i.gone<int>(2);
	c.gone<int, float>(3);
	c.n<int>(3);
	p->gone<Box *>(3);
	c.gone<sizeof(int)>(3);
	c.template gone<3>();
	c.Box::gone<int>(4);
	if (c.gone<int>() < 3) calls(c, p->gone<int>(1), 2);
}
template <class T> __attribute__((device)) void dependent(T t, Box c) {
	c.gone<T>(2);
	t.gone<T>(2);
	t.template gone<T>(3);
	c.template gone<T>(3);
}

// What it has.
int known(Box c) { return c.get<int>() + c.template get<int>() + (c.n<3>(2)); }

// Calls of overloaded functions of which several are best: those that no other one is better than are listed.
__attribute__((device)) int least(int, int);
__attribute__((device)) int least(int, unsigned);
__attribute__((device)) unsigned least(unsigned, int);
__attribute__((device)) double least(double, double);
__attribute__((device)) float least(float, double);
__attribute__((device)) long least(long, long);
__attribute__((device)) int one(long);
__attribute__((device)) int one(double);
__attribute__((device)) int one(char, int = 1);
__attribute__((device)) int one(int *);
__attribute__((device)) int one(const char *);
struct Counter {
	__attribute__((device)) void add(long, int);
	__attribute__((device)) void add(int, long);
	__attribute__((device)) void add(int *, int *);
	__attribute__((device)) void add(double, float) const;
};

__attribute__((global)) void ambiguous(Counter c, const Counter d)
{
	least(1, 2.0);
	least(1, 2.0f);
	least(1l, 2);
	least('a', true);
	least(1u, 2u);
	one(1u);
	one(nullptr);
	one(0);
	c.add(1, 2);
	c.add(1l, 2l);
	d.add(1, 2);
}

__attribute__((global)) void clear(Counter c)
{
	least(1, 2);
	least(1.0, 2.0);
	least(1.0f, 2.0);
	least(1, 2u);
	one('a');
	one(1.0f);
	one("a");
	c.add(1l, 2);
	c.add(nullptr, nullptr);
}

template <class T> __attribute__((device)) void in_template(T t)
{
	least(t, 2.0);
	least(1, 2.0);
}
template __attribute__((device)) void in_template(int);

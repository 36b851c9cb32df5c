class D {
	D &operator++();
	D operator++(int);
	int *operator*();
	D *operator->();
	bool operator!();
	D operator~();
	int operator&();
	int operator,(int);
	int operator()(int); /* not looked at */
	int operator&&(int);
	int operator<<(int);
	int operator[](int);
	void operator+(int);
	D operator-() const;
	D &operator=(int);
	friend void friendly(D &d);

public:
	int x;
	D &operator=(const D &) = default;
	void operator-(int);
	bool operator==(const D &) const;
	void inside(D *p) { *this + 3; (*p)[1]; p->operator++(); ++*p; *p = 3; (*this)->x; }
};
struct F : D {
	void through(D &d) { d - 3; *this - 3; d = d; }
};
class E {
protected:
	bool operator==(const E &) const;
	E &operator+=(int);
	bool operator<(int);
};
class Own : public E {
	bool own(Own &o, E &e) { return o < 3 && o == e; }
	bool other(E &e, Own &o) { e += 3; o += 3; return e == o && e < 3; }
};
class Closed : E {};
class Open : public E {};

void each(D &d, D *p)
{
	++d;
	d++;
	*d;
	d->x;
	(d)->x;
	!d;
	~d;
	&d;
	d, 3;
	d(3);
	d && 3;
	d << 3;
	d[1];
	d + 3;
	-d;
	d = 3;
	d - 3;
	d = *p;
	d == *p;
	p->x = d.x;
}
void friendly(D &d)
{
	d + 3;
	d = 3;
	d->x;
}
__attribute__((device)) void protectedly(E &e, Closed &c, Open &o)
{
	e == e;
	e += 3;
	c < 3;
	o < 3;
}
template <class T> void dependent(T &t)
{
	t + 3;
	t = 3;
}
void instances(D &d) { dependent(d); }

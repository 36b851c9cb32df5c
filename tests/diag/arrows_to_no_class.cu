// What operator-> leads to in the end is to be a pointer to a class.
typedef int number;
enum E { none };
struct I;
template <class T> struct Of {
	T *operator->();
};
struct Value {
	int operator->();
};
struct To_value {
	Value operator->();
};
struct To_pointer {
	Of<number> operator->();
};
struct To_void {
	void *operator->();
};
struct To_reference {
	int &operator->();
};
struct To_class {
	To_class *operator->();
	int x;
};
void f(Of<int> a, Of<number> b, Value c, To_value d, To_pointer e, Of<E> g, To_void h, To_reference i, Of<int *> j, Of<I> k, To_class l)
{
	a->x;
	b->x = 3;
	c->x;
	d->x;
	e->x();
	g->x;
	h->x;
	i->x;
	j->x;
	k->x;
	l->x = 1;
	a->~number();
	b->~number();
}
template <class T> void in_template(Of<T> t)
{
	t->~T();
	if (sizeof(T) > 4)
		t->x;
}
void calls(Of<int> a) { in_template(a); }

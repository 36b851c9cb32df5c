// A pointer has no members, whatever the type is that it points to.
template <typename T> struct list {
	struct node {
		T value;
		node *next;
	};
	node *head;
	T *data;
	node **cursor;
	typedef T *iterator;
	iterator begin();
	void add(T value)
	{
		node *n = new node;
		n.value = value;
		n->value = value;
		n->next = head.next;
		n->next = head->next;
		cursor->next = n;
		(*cursor)->next = n;
		this.head = n;
		this->head = n;
		data.value();
		data->value();
		begin().value();
		begin()->value();
		data[0].value();
		cursor[0]->next = n;
	}
};
template <typename T> T sum(T *a, T b, const T &c, typename list<T>::iterator e, typename T::pointer f, list<T> g)
{
	auto h = a;
	return a.x + b.x + c->x + (&b).y + e.x + f.x + f->x + g.data.x + g.data->x + h.x + (*a).x + (a + 1).x + sizeof(a.x);
}
template <typename T> void known_later()
{
	auto l = [](auto *p, T *q) { p->x(), q.x(); };
	struct local {
		T *t;
		int f() { return t->x; }
	} s;
	s.t->x();
}

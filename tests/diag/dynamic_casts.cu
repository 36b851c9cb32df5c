// What dynamic_cast takes: pointers to and lvalues of complete classes, polymorphic ones where the object's class is asked.
struct plain {
	int a;
};
struct polymorphic {
	virtual ~polymorphic();
};
struct declared;
struct derived : polymorphic {
};
struct from_plain : plain {
};
union variants {
	int a;
};
template<class T>
struct wrapped {
	T t;
};
template<class T>
struct undefined;

void to_void(plain *n, polymorphic *m, declared *q, const plain *c, const polymorphic *cm, variants *u, int *i, wrapped<plain> *w,
             undefined<int> *ui, wrapped<int> *wi, derived *d)
{
	(void)dynamic_cast<void *>(n);
	(void)dynamic_cast<void *>(m);
	(void)dynamic_cast<void *>(d);
	(void)dynamic_cast<void *>(q);
	(void)dynamic_cast<const void *>(c);
	(void)dynamic_cast<void *>(c);
	(void)dynamic_cast<void *>(cm);
	(void)dynamic_cast<const volatile void *>(cm);
	(void)dynamic_cast<void *>(u);
	(void)dynamic_cast<void *>(i);
	(void)dynamic_cast<void *>(w);
	(void)dynamic_cast<void *>(ui);
	(void)dynamic_cast<void *>(wi);
	(void)dynamic_cast<void *>(0);
	(void)dynamic_cast<void *>(nullptr);
	(void)dynamic_cast<void *>((void *)0);
	(void)dynamic_cast<void *>(to_void);
}

void to_classes(plain n, polymorphic m, int j, declared &q, const polymorphic &cm, from_plain *dn, const plain *c)
{
	(void)dynamic_cast<plain *>(n);
	(void)dynamic_cast<plain *>(j);
	(void)dynamic_cast<plain &>(j);
	(void)dynamic_cast<plain *>(&n);
	(void)dynamic_cast<plain *>(dn);
	(void)dynamic_cast<const plain *>(dn);
	(void)dynamic_cast<plain *>(c);
	(void)dynamic_cast<from_plain *>(c);
	(void)dynamic_cast<from_plain &>(n);
	(void)dynamic_cast<polymorphic *>(nullptr);
	(void)dynamic_cast<polymorphic &>(q);
	(void)dynamic_cast<polymorphic &>(cm);
	(void)dynamic_cast<const derived &>(cm);
	(void)dynamic_cast<derived &>(cm);
	(void)dynamic_cast<derived &>(m);
	(void)dynamic_cast<derived &>(polymorphic());
	(void)dynamic_cast<derived &&>(polymorphic());
	(void)dynamic_cast<derived &&>(m);
	polymorphic array[2];
	plain plains[2];
	(void)dynamic_cast<void *>(array);
	(void)dynamic_cast<void *>(plains);
	(void)dynamic_cast<polymorphic *>(plains);
}

__attribute__((device)) void on_device(plain *n, polymorphic *m)
{
	(void)dynamic_cast<void *>(n);
	(void)dynamic_cast<void *>(m);
}

template<class T>
void *in_template(T *t)
{
	plain n;
	(void)dynamic_cast<void *>(&n);
	return dynamic_cast<void *>(t);
}

struct self {
	virtual void *f() { return dynamic_cast<void *>(this); }
	const void *g() const { return dynamic_cast<const void *>(this); }
};

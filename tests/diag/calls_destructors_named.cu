/* Destructors that are called by name: that of the class, a typedef's, qualified, of a template's parameter. */
struct D {
	__attribute__((device)) D();
	__attribute__((device)) ~D();
};
struct H {
	~H();
};
struct T {
	~T() = default;
	D d;
};
typedef D Alias;
__attribute__((host)) __attribute__((device)) void both(D *d) { d->~D(); }
void host(D *d) {
	d->~D();
	(*d).~D();
	d->D::~D();
}
__attribute__((host)) __attribute__((device)) void reference(D &d, H &h) {
	d.~D();
	h.~H();
}
template <class X> __attribute__((host)) __attribute__((device)) void of_parameter(X *x) { x->~X(); }
void instance(D *d) { of_parameter(d); }
__attribute__((device)) void device(H *h, D *d, T *t) {
	h->~H();
	d->~D();
	t->~T();
}
void defaulted(T *t) { t->~T(); }
__attribute__((host)) __attribute__((device)) void named(D *d, H *h) {
	d->~Alias();
	d->Alias::~Alias();
	h->~H();
}
void none(int *i) {
	typedef int I;
	i->~I();
}

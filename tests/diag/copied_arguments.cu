/* Arguments that parameters of templates, of one of several functions and of constructors copy, which certainly cannot be copied. */
struct nc { nc(); nc(const nc &) = delete; nc(nc &&) = default; int i; };
struct pr { pr(); private: pr(const pr &); };
struct mo { mo(); mo(mo &&); };
struct im { nc n; };
template <class F, class... A> void run(F f, A... a) {}
template <class T> void ref(T &t);
template <class T> void cref(const T &t);
template <class T> void fwd(T &&t);
void o(nc);
void o(int);
void p(int, pr);
void p(int, int);
template <class T> struct Box { void set(T t); template <class U> void put(U u); Box(T t); template <class U> Box(U, int); T get(); };
struct M { template <class T> void m(T); void o(nc); void o(int); template <class T> void operator()(T); };
void f(nc &n, pr &q, mo &m, im &i, const nc &cn, M mm, Box<nc> &b)
{
	run(n, 1);
	run(1, n);
	run(1, 2, n);
	run(nc(), 1);
	run(cn);
	run(static_cast<nc &&>(n));
	run(q, 1);
	run(m);
	run(mo());
	run(static_cast<mo &&>(m));
	run(1, m);
	run(i);
	run(im());
	ref(n);
	cref(n);
	fwd(n);
	fwd(nc());
	cref(q);
	o(n);
	o(nc());
	p(1, q);
	mm.m(n);
	mm.o(n);
	mm(n);
	mm.m(nc());
	b.put(n);
	b.set(nc());
	Box<nc> b2(n);
	Box<int> b3(n, 1);
	Box<nc> b4{n};
	b.get();
	run<nc>(n);
	run<const nc &>(n);
	run<int, nc>(1, n);
}
template <class T> void in_template(T &t, nc &n) { run(n); run(t); run(n, t); o(n); }
void instances(nc &n, int i) { in_template(i, n); }

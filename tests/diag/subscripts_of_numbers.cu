enum class F { B };
enum E { A };
struct S {};
void subscripts(int *p, double d, float g, void *v) {
	d[p];
	p[d];
	d[d];
	d[1];
	1[d];
	g[p];
	1[v];
	v[1];
	nullptr[p];
	p[nullptr];
	"x"[d];
	1[2];
	d[p] = 1;
}
void alternatives(int x, F sc, E e, double d, int *p, S s) {
	x ? 1 : sc;
	x ? sc : 1;
	x ? d : sc;
	x ? p : sc;
	x ? sc : F::B;
	x ? e : sc;
	x ? true : sc;
	x ? s : sc;
	x ? 'a' : sc;
}
void casts(double d, int i, float g, E e, F c, int *p, S s, double &r) {
	reinterpret_cast<double>(d);
	reinterpret_cast<float>(g);
	reinterpret_cast<const double>(d);
	reinterpret_cast<double>(1.5);
	reinterpret_cast<double>(r);
	s = reinterpret_cast<S>(s);
	reinterpret_cast<int>(i);
	reinterpret_cast<E>(e);
	reinterpret_cast<F>(c);
	reinterpret_cast<int *>(p);
	reinterpret_cast<float>(d);
	double z = reinterpret_cast<double>(d);
}

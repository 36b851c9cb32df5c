// flags: --extended-lambda
/* Elements of arrays that extended lambdas capture; references to arrays are not copied. */
template<class F> int use(F f);
int arr8() {
	int a[1][1][1][1][1][1][1][1] = {};
	int (&r)[1][1][1][1][1][1][1][1] = a;
	const int (&cr)[1][1][1][1][1][1][1][1] = a;
	int (&&rr)[1][1][1][1][1][1][1][1] = static_cast<int (&&)[1][1][1][1][1][1][1][1]>(a);
	use([r] __attribute__((device)) { });
	use([=] __attribute__((device)) { (void)r; });
	use([cr] __attribute__((host)) __attribute__((device)) { });
	use([=] __attribute__((host)) __attribute__((device)) { (void)rr; });
	return 1;
}
struct ND { ND(int); int x; }; struct NA2 { int v; NA2 &operator=(const NA2 &) = delete; };
struct NA3 { NA3 &operator=(NA3 &&); NA3(); NA3(const NA3 &); };
struct NA4 { void operator=(const NA4 &) const; NA4(); NA4(const NA4 &); };
struct NA5 { NA5 &operator=(NA5 &); NA5(); NA5(const NA5 &); };
struct NA6 { const int c = 1; };
struct NA7 { int &r; NA7(); NA7(const NA7 &); };
struct NA8 { NA8 &operator=(int); NA8(); NA8(const NA8 &); private: NA8 &operator=(const NA8 &); };
struct NA9 { NA9(NA9 &&); NA9(); NA9(const NA9 &); };
struct NA10 { template<class T> NA10 &operator=(const T &); NA10(); NA10(const NA10 &); };
struct NA11 { NA11 &operator=(NA11); NA11(); NA11(const NA11 &); };
struct NA12 : NA2 { }; struct NA13 { NA2 m; }; struct NA14 { NA3 m; };
void elems(ND (&a)[1], NA2 (&c)[1], NA3 (&d)[1], NA4 (&e)[1], NA5 (&f)[1], NA6 (&g)[1], NA7 (&h)[1], NA8 (&i)[1], NA9 (&j)[1], NA10 (&k)[1], NA11 (&l)[1], NA12 (&m)[1], NA13 (&n)[1], NA14 (&o)[1]) {
	use([a] __attribute__((device)) { });
	use([c] __attribute__((device)) { });
	use([d] __attribute__((device)) { });
	use([e] __attribute__((device)) { });
	use([f] __attribute__((device)) { });
	use([g] __attribute__((device)) { });
	use([h] __attribute__((device)) { });
	use([i] __attribute__((device)) { });
	use([j] __attribute__((device)) { });
	use([k] __attribute__((device)) { });
	use([l] __attribute__((device)) { });
	use([o] __attribute__((device)) { });
	use([=] __attribute__((device)) { (void)a; (void)c; });
}
void locals() {
	use([c] __attribute__((device)) { });
	use([d] __attribute__((device)) { });
	use([e] __attribute__((device)) { });
	use([f] __attribute__((device)) { });
	use([g] __attribute__((device)) { });
	use([h] __attribute__((device)) { });
	use([i] __attribute__((device)) { });
	use([j] __attribute__((device)) { });
	use([k] __attribute__((device)) { });
	use([l] __attribute__((device)) { });
	use([o] __attribute__((device)) { });
	use([ce, ci, cl] __attribute__((device)) { });
}
void inits(int n, int (&r)[3], int (&&rr)[3], const char (&s)[4]) {
	int a[2] = {}; const int b[2][2] = {};
	use([x = r] __attribute__((device)) { });
	use([x(a)] __attribute__((device)) { });
	use([x = &a] __attribute__((device)) { });
	use([x = a[0]] __attribute__((device)) { });
	use([x = (int *)a] __attribute__((device)) { });
	use([x = +a] __attribute__((device)) { });
	use([x = "abc"] __attribute__((device)) { });
	use([x = (a)] __attribute__((device)) { });
	use([x = *b] __attribute__((device)) { });
	use([x = b[0]] __attribute__((device)) { });
	use([x = rr] __attribute__((device)) { });
	use([x = s] __attribute__((device)) { });
	use([x = (n, a)] __attribute__((device)) { });
	use([x = n ? a : a] __attribute__((device)) { });
	use([x = static_cast<int (&)[2]>(a)] __attribute__((device)) { });
	use([x = *&a] __attribute__((device)) { });
	use([&x = a] __attribute__((device)) { });
	use([x{ a }] __attribute__((device)) { });
}
typedef int two[2]; struct HA { int m[2]; two &get(); static int sm[2]; int f(HA &h, HA *p) { use([x = m] __attribute__((device)) { }); use([x = h.m] __attribute__((device)) { }); use([x = p->m] __attribute__((device)) { }); use([x = get()] __attribute__((device)) { }); use([x = sm] __attribute__((device)) { }); use([x = this->m] __attribute__((device)) { }); use([x = (h.m)] __attribute__((device)) { }); use([x = &m] __attribute__((device)) { }); use([x = m[0]] __attribute__((device)) { }); use([x = __func__] __attribute__((device)) { }); use([x = two{ 1, 2 }] __attribute__((device)) { }); use([x = (h.m, m)] __attribute__((device)) { }); use([x = reinterpret_cast<two &>(m)] __attribute__((device)) { }); use([x = (two &)m] __attribute__((device)) { }); use([x = &HA::f] __attribute__((device)) { }); return 0; } };

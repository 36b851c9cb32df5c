enum E { A, Z = 0 };
struct S {};
template<class X, int N> void values(X *x, const X *const c, X x0, E e, S s, typename X::type *t, X (*a)[3], X X::*m, X (*f)(X), int n) {
	int i1 = x, i2(x), i3{x}, i4 = (x), i5 = c, i6 = t, i7 = a, i8 = m, i9 = f, i10 = (X *)0;
	float f1 = x;
	const unsigned char c1 = x;
	E e1 = x;
	decltype(nullptr) n1 = x;
	X *p1 = n, *p2 = 1, *p3(1), *p4{1}, *p5 = {1}, *p6 = 1.5, *p7 = true, *p8 = false, *p9 = e, *p10 = A, *p11 = Z, *p12 = 1 - 1;
	X *p13 = sizeof(X), *p14 = n + 1, *const p15 = n;
	static X **p16 = 2;
	X X::*p17 = 1;
	typename X::type *p18 = n;
	int a1[2] = {x, 0};
	X *a2[2] = {1, 2};
	for (int i = x;;) {}
	if (int i = x) {}
	while (X *p = 1) {}
	auto l = [x](int k) { int i = x; X *q = k; };
	/* it depends */
	X *o1 = 0, *o2 = 0L, *o3 = '\0', *o4 = nullptr, *o5 = N, *o6 = N + 1, *o7 = (int)N, *o8 = int(), *o9 = x0, *o10 = s;
	bool o11 = x, o12{x}, o13 = {x};
	void *o14 = x;
	int o15 = x0, o16 = &x0, o17 = x + 1, o18 = x - x, o19 = x ? x : x, o20 = x[0];
	const int &o21 = x;
	S o22 = x;
	X **o23 = x, *o24 = a;
	auto o25 = x;
	struct L { int a; X *b; } o26 = {x, 1};
}
auto generic = [](auto *x) { auto *y = x; };
template<class X> struct M {
	X *p = 1;
	X *q{2};
	int i = p;
	static constexpr int c = (X *)0;
	static int s;
	static X *u;
	M(X *x) : i(x), p(1), q{3} {}
	int f() { int k = this; return k; }
};
template<class X> int M<X>::s = (X *)0;
template<class X> X *M<X>::u = 5;
template<class X> X *variable1 = 1;
template<class X> const int variable2 = (X *)0;
template<class X, X *P> int parameter() { int q = P; return q; }
template<class X> __attribute__((global)) void kernel(X *in, int n) { __attribute__((shared)) X block[10]; int i = in; X *out = n; X v = in[i]; }

void f(const int *);
void g(int);
struct S { int a; };
enum E { A };
void locals(void *v) {
	const int a = (const int *)v;
	f(a);
	g(a);
	const int *p = a;
	int q = a + 1;
	const int b = a;
	f(b);
	const float c = (const int *)v;
	f(c);
	static const int d = "x";
	f(d);
	const E e = (const int *)v;
	f(e);
	const int *const h = 5;
	g(h);
	const int i = undefined, j = i;
	f(i);
	f(j);
	const int k{"x"}, l("x");
	f(k);
	f(l);
	const bool m = S();
	f(m);
	constexpr int n = "x";
	f(n);
}
void without(int n) {
	const int u;
	int b = u + n;
	u;
}
void others(void *v) {
	int a = (const int *)v;
	f(a);
	const volatile int b = "x";
	f(b);
	const S c = (const int *)v;
	f(c);
}
const int global = "x";
struct T {
	static const int m = "x";
	static constexpr int n = "y";
	const int o = "z";
	void h() { f(m); f(n); f(o); }
};
void outer() {
	f(global);
	f(-global);
	f(global ? global : 1);
	int bound[global];
	switch (1) { case global: ; }
	f(T::m);
	const int d = T::m;
	f(d);
}
template<class X> void pattern(X x) { const int a = "x"; f(a); }

// What depends on template parameters in arguments, and what does not; declarations that come later.
__attribute__((device)) int d(unsigned long); __attribute__((device)) int dp(int *); __attribute__((device)) int ov(int); __attribute__((device)) int ov(unsigned long); __attribute__((device)) int none();
template <class T> struct C {
	int x; T y; int arr[3]; int *p; C *q; static int st; int meth(); static const int k = 3;
	void f() { d(x); d(this->x); d(arr[0]); dp(p); ov(x); d(q->x); d(meth()); d(st); d(k); d(x + 1); d(sizeof(y)); dp(&x); d(y); d(int(y)); d((int)y); int z = y; d(z); d(*p); d(x ? 1 : 2); }
};
template <class T, int N> void g(T t, int n) {
	d(N); d(N + 1); d(sizeof(T)); d(t.x); C<int> c; d(c.k); d(C<int>::k); d(C<T>::k); int q = t; d(q); d((int)t); d(true ? 1 : N); d(N ? n : q); d(!t); d(noexcept(t));
	d(sizeof(T) + 1); d(sizeof(t)); d(2 * sizeof(T)); d(n * sizeof(T)); ov(sizeof(T)); d(alignof(T));
}
template <class... U> void h(U... u) { d(sizeof...(U)); d(sizeof...(U) + 1); }
void later(int); void before() { later(1); }
__attribute__((device)) void later(int) { } void after() { later(1); }
struct S { void m(); __attribute__((device)) void n(); void inside() { o(); } __attribute__((device)) void o(); };
void before(S s) { s.m(); s.n(); }
__attribute__((device)) void S::m() { } void S::n() { none(); } void after(S s) { s.m(); s.n(); }
__attribute__((host)) void both(int); __attribute__((device)) void both(int) { none(); } void calls_both() { both(1); }
void caller() { none(); } __attribute__((host)) __attribute__((device)) void caller();

// Templates are looked at as they are written: what names a function, and does not depend on their parameters.
__attribute__((device)) int d(int); __attribute__((device)) int none(); template <class T> __attribute__((device)) int td(T);
struct S { __attribute__((device)) S(); __attribute__((device)) ~S(); __attribute__((device)) int m(); __attribute__((device)) int m2(int); __attribute__((device)) int ov(int); __attribute__((device)) int ov(char *); template <class T> __attribute__((device)) int tm(T); __attribute__((device)) operator int(); __attribute__((device)) S operator+(int); __attribute__((device)) int operator()(int); __attribute__((device)) S *operator->(); static __attribute__((device)) int st(); };
template <class T> void function(T t, S s) {
	d(1); d(t); td(1); td(t); s.m(); s.m2(t); s.ov(1); s.ov(t); s.tm(1); s.tm(t); s->m(); s(1); s.~S(); (d)(1); S::st();
	s + 1; int x = s; S(); S l; new S; delete &s; t(none());
	if constexpr (sizeof(T) == 1) d(1); else d(2);
	if constexpr (true) { d(3); [] { none(); }(); }
	if (sizeof(T) == 1) d(4);
	struct Local { void m(S s) { d(1); s + 1; S q; s.m(); } };
	auto generic = [](auto y) { d(1); d(y); };
}
template <class T> struct C : S {
	__attribute__((device)) int dm(); __attribute__((device)) int dn(int); __attribute__((device)) int ov(int); __attribute__((device)) int ov(T *); template <class U> __attribute__((device)) int tm(U); static __attribute__((device)) T st(T); C *p;
	void names(T t, C c) { dm(); this->dm(); C::dm(); c.dm(); p->dn(1); this->dn(t); this->ov(1); this->tm(1); this->st(1); this->C::dn(1); C<int>::st(1); C<T>::st(1); m(); this->m(); }
	struct In { __attribute__((device)) int im(int); }; In in; void inner() { this->in.im(1); In i; i.im(2); }
	C() : p((C *)(long)none()) { none(); } ~C() { none(); } static void sm() { none(); }
	template <class U> void member(U u) { none(); this->dm(); }
	void later(); friend void fr(C &) { none(); } operator int() { return none(); }
	int y = none();
};
template <class T> void C<T>::later() { none(); }
template <> void C<char>::later() { none(); dm(); S s; }
template <> struct C<long> { void q(S s) { none(); s + 1; } template <class U> void g(S s) { s + 1; s.m(); } };
template <class T> struct C<T *> { void q() { none(); } };
template <class T, int N, template <class> class TT, class... Us> struct Parameters { __attribute__((device)) void a(); __attribute__((device)) int b(T); void f() { this->a(); this->b(1); } };
template <int... N> struct Numbers { __attribute__((device)) void a(); void f() { this->a(); } };
template <class T> int variable = none();
template <class T> T with_default(T t = none()) { return t; }
void generic() { auto g = [](auto y) { d(1); S s; s.m(); s + 1; s(1); d(y); S(); new S; s->m(); }; }
void discarded() { if constexpr (false) { d(1); S s; auto l = [] { none(); }; struct L { int m() { return none(); } }; } else d(2); }

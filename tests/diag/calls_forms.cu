// Each form of a call of a device function by host code: which are looked at, what they point to, and in which order.
__attribute__((device)) int d(int); __attribute__((device)) int two(int, int); __attribute__((device)) int none();
struct S {
	__attribute__((device)) S(); __attribute__((device)) S(int); __attribute__((device)) S(const S &); __attribute__((device)) ~S(); __attribute__((device)) S &operator=(const S &); __attribute__((device)) S &operator=(int);
	__attribute__((device)) S operator+(const S &) const; __attribute__((device)) S operator-() const; __attribute__((device)) operator int() const; __attribute__((device)) explicit operator bool() const;
	__attribute__((device)) int operator()(int); __attribute__((device)) int operator[](int); __attribute__((device)) S *operator->(); __attribute__((device)) S &operator++(); __attribute__((device)) S operator++(int); __attribute__((device)) S &operator*();
	__attribute__((device)) int method(int); __attribute__((device)) static int st(int); __attribute__((device)) S operator,(int);
	int m;
};
__attribute__((host)) __attribute__((device)) int both(int); __attribute__((host)) int host(int); int plain(int);
void names(S &s, S *p) { d(1); two(1, 2); none(); d(two(1, none())); s.method(1); p->method(d(1)); s.S::method(1); S::st(1); s.st(1); }
void no_names(int (*f)(int), int (S::*m)(int), S &s) { f = d; f = &d; f(1); (*d)(1); m = &S::method; (s.*m)(1); auto &r = d; r(1); }
void parenthesized() { (d)(1); (&d)(1); ((d))(1); }
void allowed() { both(1); host(1); plain(1); }
void binary(S &a, S &b) { a + b; (a + b) + a; a + (b); a = b; a = d(1); a[d(1)]; a, 1; a.method(1) + d(1); }
void unary(S &a) { -a; ++a; a++; *a; (*a).method(none()); a->m; }
void call_operator(S &a) { a(1); a(d(1)); }
int conversions(S &a) { int x = a; if (a) return a; while (a) break; a ? 1 : 2; a && true; for (; a; ) ; d(a); host(a); return a; }
void casts(S &a) { (int)a; static_cast<int>(a); S(1); S(); S(d(1)); (S)1; static_cast<S>(1); S{1}; S{}; }
void objects(S &a) { S x; S y(d(1)); S z{none()}; S w = {none()}; S v = 1; S u(a); S t = S(); static S st(2); thread_local S tl; }
void arrays() { S x[2]; S y[2] = { 1, S(2) }; }
void references() { const S &r = S(); S &&q = S(1); const S &c = 1; }
void conditions() { if (S s = 1) ; while (S s{ 1 }) break; for (S s(1); s; ) ; }
void take(S); void refer(const S &);
void arguments(S &a) { take(a); take(1); refer(1); take(S(1)); refer(S()); }
S results(S &a, int x) { if (x == 1) return a; if (x == 2) return 1; if (x == 3) return {}; S l; return S(); }
void allocation(S *p) { new S; new S(1); new S(*p); new S{ 1 }; new S[none()]; new S(S()); delete p; delete[] p; p->~S(); delete new S(none()); }
void exceptions() { try { throw S(); } catch (S s) { } }
struct Own { __attribute__((device)) void *operator new(unsigned long); __attribute__((device)) void operator delete(void *); };
void own(Own *p) { new Own; delete p; }
struct Iterator { __attribute__((device)) int operator*(); __attribute__((device)) bool operator!=(const Iterator &); __attribute__((device)) Iterator &operator++(); };
struct Range { __attribute__((device)) Iterator begin(); __attribute__((device)) Iterator end(); };
void range_for(Range &r, S (&a)[2]) { for (int x : r) none(); for (S s : a) ; }
void bindings(S (&a)[2]) { auto [x, y] = a; auto &[z, w] = a; }
struct Member { S s; int i = none(); };
void implicit(Member &m) { Member a; Member b = m; a = b; Member c{ S(), 1 }; new Member; }
struct Base : S { Base() : S(1) { } ~Base() { } };
struct Holder { S s; int i; Holder() : s(1), i(none()) { } Holder(int) : Holder() { } };
int with_default(int a = none()) { auto l = [](int b = none()) { return b; }; return with_default() + with_default(none()) + l(); }
int global = none(); S object; static int other = d(2);
struct Statics { static int s; }; int Statics::s = none();
int statements(int a) {
	switch (a) { case 1: return none(); default: none(); }
	do none(); while (none());
	for (int i = none(); i < none(); i += none()) ;
	if (none()) none(); else none();
	asm("" :: "r"(none()));
	return ({ none(); }), true || none();
}
int function_try() try { return none(); } catch (...) { return none(); }
S made();
void elided(S &a) { S x = made(); auto y = S(); auto z = made(); auto &&w = S(); S v(made()); }
struct OneWay { OneWay(int); __attribute__((device)) ~OneWay(); }; struct OtherWay { __attribute__((device)) OtherWay(int); ~OtherWay(); };
void one_way() { OneWay a(1); OtherWay b(1); OneWay(1); OtherWay(1); OneWay c = OneWay(1); }

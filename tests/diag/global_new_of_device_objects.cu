struct B { __attribute__((device)) B(); __attribute__((device)) ~B(); int x; };
struct H { H(); ~H(); };
void h(B *b, H *c) {
	B *p = ::new B;
	B *q = new B;
	B *r = :: new B();
	B *s = ::new B[2];
	H *t = ::new H;
	::delete b;
	::delete c;
}
__attribute__((device)) B *d() { return ::new B; }
template <class T> void f() { ::new T; }
template void f<B>();

// Objects that no constructor makes, references that nothing can be bound to, abstract and incomplete classes.
struct A { A(int); int x; };
struct B { B(int, int); B(const char *, double); };
struct C { explicit C(int); C(A *, int = 3); };
struct M { A a; };
struct R { int &r; };
struct Del { Del() = delete; Del(int) = delete; };
struct NoCopy { NoCopy(); NoCopy(const NoCopy &) = delete; };
struct E { int v; };
struct Der : A { };
template <class T> struct V { V(int, int); V(T); T t; };
struct Inc;
typedef A TA;
struct P { virtual void a() = 0; virtual int b(int) = 0; virtual int b(char) const = 0; virtual void c(); };
struct P2 : P { void a() override; virtual void d() = 0; };
struct P3 { virtual void z() = 0; };
struct P4 : P3, P { void c() = 0; };
template <class T> struct PT { virtual void f(T) = 0; };
void take(A), take_const(const A &), take_reference(A &), take_aggregate(E), take_no_copy(NoCopy);
E make();

void default_initialized() {
	A a;
	const TA b;
	A c[3];
	static A d;
	M e;
	R f;
	Del g;
	Der h;
	V<int> i;
	Inc j;
	P2 k;
	P4 l;
	PT<int> m;
	int &n;
	const int o;
	const int *const p, q[2];
}
void direct(A *p) {
	A a("x");
	B b(1), c("a", "b"), d{1}, e = {1, 2, 3};
	C f("s"), g(p, p);
	V<int> h("s"), i(1, 2, 3);
	Del j(1);
	A("x"), A(1, 2), A(), TA(), A{}, A{"x"};
	new A, new A("x"), new A(1, 2), new A{"x"}, new A(), new P2, new (A), new (A)("x"), new int("x");
}
void copied(E e, NoCopy &n) {
	C a = 1;
	A b = "s";
	A c = e;
	A d = make();
	E f = 1;
	NoCopy g = n;
	take("x"), take(e), take(make()), take_const("x"), take_aggregate(1.5), take_no_copy(n);
}
void references(E e, const int c, int v, const A ca) {
	int &a = 1;
	int &b = c;
	int &&d = c;
	int &&f = v;
	double &g = v;
	A &h = 1;
	const A &i = "x";
	A &j = e;
	unsigned &k = v;
	const A &l = e;
	take_reference(e), take_reference(1), take_reference(ca);
}
A a1, a2("x"), a3 = "x", a4(1, 2), a5{};
M m1;
P2 p1;
Inc i1;
int &r1;
const int c1;
int &r2 = 1;
E return_int() { return 1; }
A return_class(E e) { return e; }
NoCopy return_no_copy(NoCopy &n) { return n; }
A &return_rvalue() { return 1; }
A &return_const(const A &a) { return a; }
A &return_other(E &e) { return e; }

/* Constructors that take no such number of arguments, of which some are wrong. */
struct D { int x; D(int a = 1, int b = 1, int c = 1); };
struct B { B(double, double); };
template <class T> struct V { V(T, int); template <class U> V(U *); };
struct P { P(int *); P(B); };
void f()
{
	D a(1, 1, , 1);
	D b(1, nope, 3, 4);
	D c(1, nope2, 3);
	B d(1, 2, nope3);
	B e(nope4);
	B g = B(1, 2, nope5);
	V<int> h(1, 2, nope6);
	V<int> i(nope7);
	P j(nope8);
	P k(1.5, nope9);
	new B(1, 2, nope10);
	B l{1, 2, nope11};
	D m[2] = {D(nope12), D(1, 2, 3, nope13)};
	B n(1, , );
	P o("x", nope14);
}
struct S : B { S() : B(1, 2, nope15) {} int y; };
B ret() { return B(nope16, 1, 2); }

/* What takes them, or may do so, is not told of. */
struct Any {
	template <class... T> Any(T...);
};
struct Dots {
	Dots(int, ...);
};
struct Plain {
	int a, b;
};
void near()
{
	D a(1, nope20);
	Any b(1, 2, nope21);
	Dots c(1, 2, 3, nope22);
	Plain d{ 1, nope23 };
	V<int> e(nope24, 2);
	B f(nope25);
	D g[] = { 1, nope26 };
}

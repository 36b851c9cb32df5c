/* Constructors whose objects should not be dropped, with a reason and without, and classes. */
struct A {
	[[nodiscard]] A();
	[[nodiscard("because")]] A(int);
	[[nodiscard("two")]] explicit A(int, int);
	A(char *);
};
struct [[nodiscard("type")]] B {
	B(int);
	B();
};
void dropped() {
	A();
	A(1);
	A(1, 2);
	A{1};
	(A)1;
	static_cast<A>(1);
	B(1);
	B();
	B{2};
}
void kept() {
	(void)A(1);
	A a(1);
	A((char *)0);
	B b(1);
}

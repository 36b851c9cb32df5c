struct A {
	enum E { a };
};
void f() {
	struct B {
		int c;

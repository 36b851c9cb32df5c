struct A { int a; };
enum E {
	a,
	b,
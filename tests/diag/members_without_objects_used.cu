struct S { int a; void f(); static int s; };
int g(S s) {
	S::a;
	(void)S::a;
	S::a + 1;
	S::a = 1;
	S::a, 1;
	sizeof(S::a);
	&S::a;
	*S::a;
	S::a();
	(S::a);
	!S::a;
	if (S::a) ;
	const char *q = S::a;
	return S::a;
}
struct T { int a; static void h() { a; T::a; a + 1; (a); const char *z = a; } };

void one(int);
void o(int);
void o(int *, int);
template<class T> void t(T *);
void v();
struct S { S(int); S(int *); void m(int); void m(char); };
struct I { void operator()(int); void operator()(int, int); };
int f() {
	one(v());
	o(v());
	o(0, v());
	o((void)0);
	t(v());
	S s(v()), s1((int *)0);
	S s3{v()};
	new S(v());
	s1.m(v());
	I i;
	i(v());
	return v();
}

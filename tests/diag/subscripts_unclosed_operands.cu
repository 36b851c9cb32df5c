/* What is wrong with the operands of [] is said before its ] is looked for. */
struct S {
	int a;
	int m(int);
	int operator[](int);
};
int f(int);
int g(int, int);
struct plain {
	int a;
};

int member(S s) { return s.m(s[1); }
void products(int *p) { p[1 * p[2]; p[1 * p[2] = 3; *p += p[1 * p[2]; f(p[1 * p[2]); }
void indices(int n, int *p) { p[n; p[p; p[1.0 = 3; p[n % 1.0; p[(n; }
void objects(plain s, int n, int *p) { s[n; n[n; n[s; p[s; p[nullptr; p[f(1); (s)[undeclared]; }

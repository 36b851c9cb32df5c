/* A ] that is missing is looked for at what closes the bracket around it; what is wrong with the operands is said before. */
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

void initializer(int *p) { int x = f(p[1); x = 2; }
void arguments(int *p) { f(p[1); int y = f(p[1) + 2; }
void several(int *p) { g(1, p[1); g(p[1, 2); g(p[1], 2; }
void alone(int *p) { p[1; p[1 = 2; if (p[1) { } }
void loop(int *p) { while (p[1) p++; }
void mixed(int *p) { int a = (p[1); int b = p[f(1]; int c = (p[1]; }
void returned(int *p) { return f(p[1 + 2); }
int valued(int *p) { return p[1; }
int fine(int *p) { return f(p[f(1)]) + (p[(1)]); }

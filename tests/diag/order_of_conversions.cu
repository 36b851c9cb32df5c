/* Conversions are looked at when all that is converted was read: arguments at the end of the call, others at that of the expression. */
struct S {
	int a;
};
enum E { e };
void f(char *, int);
void f2(int *, int);
void f3(int, E);
void h(E, int);
int g(int);

void undefined() { f("x", undeclared); }
void pointers() { f2(1.0f, g(1, 2)); }
void counts() { f("x", g(1.0 ? 1, 2)); }
void two() { f("x", 1 2); }
void inner() { h(1, g("x")); }
void comma() { f("x", (1, 2)); }
void open() { f("x", g(); }
void large(int n) { f3(1e30, n % 1.0); }
int text() { return g("x"; }
int *pointer() { return g(1; }
void values() { int *p = g(1; int *q = (1; p = g(2; p + (q; p = (1.0 % g(3; }
void conditions(int n) { g(n; g(n == (2; n == 3; g(n == 2; }
void nothing(int n) { return n + (1; }
S object(int n) { return n + (1; }
int *sum(int n) { return n + undeclared; }
void several(int n) { int *p = n + (1 2); S s = n + (3 4); S s2(n + (5 6)); }
int *last(int n) { return n + (1 2); }
void heads(int n) { for (int i = g(1);; i < n; i++) { n += 2; } }
void head(int n) { for (n;; n < 3; n++) { n += 2; } }
void body(int n) { for (n; n == 2; n < 3; n++) { n += 2; } int k; }
char *fine() { f(new char[3], g(2)); return new char; }

// Lists in braces whose end is missing: the semicolon that ends the declaration ends them.
struct P { int a, b; };
int f() { int x = {1; return x; }
int g() { int x[] = {1, 2; return x[0]; }
int x[] = {1, 2;
int y;
int h() { int x[] = {1, 2 return x[0]; }
void i() { P p = {1, 2; p.a = 3; }
int j() { return {1; }
int k(int a, int b) { int x[] = {a, b) ; return x[0]; }
int l(int a, int b) { if (a) { int x[] = {a, b int y = 2; return x[0]; } return nope; }
int m[2][2] = {{1, 2}, {3, 4};
namespace N { int r[] = {3; }
int s[] = {1 2}, t[] = {1, 2 3};
int u(P q) { auto v = [] { return 1; }; int w[] = { [] { return 2; }(), 3; return v() + w[0] + q.a; }

// Lists with wrong elements, auto without an initializer, this, labels and cases that are wrong, override and final.
struct B { virtual void a(); virtual void b(int); virtual void f() final; virtual void c(); };
struct D : B { void a() override; void f(); virtual void x() override; int nope() override { return 1; } };
struct F final { };
struct G : F { };
struct H : D { void a() override; void nope2(int) override; };
struct NB { void q() override; virtual void z() override; };
void f0() { this->x; }
struct S { static void st() { this->v = 1; } int v; friend void fr() { this->v; } };
void f1() {
	goto nowhere;
	goto here;
here:;
here:;
}
enum E { e1, e2, e3 = 1 };
void f2(int x, E e) {
	switch (x) { case 1: break; case 2: case 1: break; default: break; default: ; }
	switch (x) { case 'a': case 97: ; }
	switch (e) { case e1: case e2: case e3: case e1: ; }
}
void f3() { auto x; const auto z; static auto t; }
struct Agg { int a, b; };
int a1[2] = {1, 2, 3};
int i1 = {1, 2};
Agg g1 = {1, 2, 3};
int a2[2][2] = {{1, 2, 3}};
const char *s3 = {"a", "b"};
Agg g4 = {"x"};
Agg g5{1, "y"};
int f5(int n) { int a[2] = {1, 2, 3}; int i = {1, 2}; Agg g = {1, 2, 3}; Agg h = {"x"}; int b[2] = {1, "x"}; return; }

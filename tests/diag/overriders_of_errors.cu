/* Functions that override nothing since what they seem to override is wrong, or returns something else; bases that nothing declares. */
struct S1 { float area() const = 0; virtual int k(); };
struct C1 : S1 { float area() const override; int k() override; };
struct S2 { virtual double area() const = 0; };
struct C2 : S2 { float area() const override; };
C2 c2;
struct C3 : Shap { float area() const override; C3() : Shape(1), r(2) {} int r; void g() { undef(); } };
C3 c3; void f() { c3.area(); c3.nothing(); C3 x(3); }
struct C6 : public S2, Unknown { double area() const override; void z() override; };
C6 c6;
struct C7 : S2 { float area() const; };
C7 c7;
void g(int *p, int n) {
	for (int i = 0, j = 1; i < n; i += 1) p[i] = j;
	for (int i = 0, i = 3; i < n; i += 1) p[i] = 1;
}
void l() { forEach<<<1, 2>>>(3, Scale{2.0f}); forEach<<<1, 2>>>(Scale); foo(Scale2{1}); foo4<<<1, 1>>>(1, 2); }

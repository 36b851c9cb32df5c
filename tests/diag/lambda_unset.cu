/* Variables without a value that lambdas capture because of a name in them: copies read them, references do not. */
void f1() { int a; auto x = [=] { (void)a; }; auto y = [a] { }; }
void f2() { int a; auto y = [=] () mutable { a = 1; }; }
void f3() { int a; auto y = [=] { sizeof(a); decltype(a) x = 1; x++; }; }
void f4() { int a; auto y = [=] { return [=] { (void)a; }; }; }
void f5() { int a; auto y = [&] { return [=] { (void)a; }; }; }
void f6() { int a; auto y = [&] { (void)a; }; auto z = [=] { (void)a; }; }
void f7() { int a, b[2]; auto y = [=] { int *p = (int *)&a; const int *q = b; }; }
template <class T> void f8() { int a; auto y = [=] { (void)a; return a; }; }
void f9() { struct P { int x, y; } a; auto y = [=] { (void)a.x; }; }
void g(int &);
void f10() { int a; auto y = [=] () mutable { g(a); }; }
void f11() { int a[2]; auto y = [=] { (void)a; }; auto z = [a] { }; }
void f12() { int a; (void)a; auto y = [&] { g(a); }; }

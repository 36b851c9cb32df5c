// Mem-initializers that are wrong or missing.
struct A { A(int); int x; };
struct X { const int k; int &r; X() { } X(int) : k(1) { } X(char); X(int, int) : X() { } };
X::X(char) : r(k) { }
struct Y { A a; A b{1}; A c[2]; int i; Y() : i(1) { } Y(int); };
Y::Y(int)
	: a(1)
{ }
struct Z : A { const int k = 1; Z() try { } catch (...) { } };
struct D : virtual A { D() { } D(const D &) { } };
struct C { A a; C(const C &o) { } C(C &&) = default; C(int) : a("x") { } C(char) : a(1, 2) { } };
struct I { int i; double d; int *p; A a; const char *s; I() : i("x"), d("y"), p(1), a{"x"}, s(2) { } I(int) : nope(1), a(1) { } };
struct Base : A { Base(int) : A("x") { } Base(char) : A() { } Base(long) : A(1), zz(2) { } };
struct S { static A a; union { int p; float q; }; int z; const int k = 1; S() { } S(int) : S() { } };
template <class T> struct T1 { A a; T t; const T k; T1() { } };
struct Array { const int a[2]; A b[1]; Array() { } };

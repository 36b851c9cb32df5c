// Parameters and mem-initializers that lack a comma.
int f1(int a int b); int g1() { return f1(); }
int f2(int a int b) { return a; } int g2() { return f2(1); }
void f3(float *a float *b) { *a = *b; }
template <class T> void f4(T *a T *b) { *a = *b; }
struct S { void f(int a int b); };
struct X { int a, b; X(); X(int); };
X::X() : a(1) b(2) { y1(); }
X::X(int) : a(1), { y2(); }
void after() { y3(); }
struct Y { Y(int, int); int x; Y(int i) : x(i, 2) { } Y(char) : x{ 1, 2 } { } Y() : x(1) { } };
// what is right
struct T { T(int = 0); int i; }; int right(int a, T b = T(3)); T object(right(1)); T other(T()); T third((T()));

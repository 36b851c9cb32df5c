// Unions with several initializers; enumerators that are out of range, whose values nothing is said of; functions beside refused ones.
union A { int a = 1; int b = 2; float c = 3; };
union B { int a; int b = 2; };
struct C { union { int a = 1; int b = 2; }; int c = 3; };
template <class T> union D { T a = 1; T b = 2; };
D<int> d;
struct S { int a = 1; int b = 2; };
enum class L : unsigned char { LOW = 1, HIGH = 300, NEXT, G = 2 }; enum class K { A };
L l1 = L::HIGH; K k1 = L::HIGH; K k2 = L::NEXT; K k3 = L::LOW; int i1 = L::HIGH; K k4 = L::G;
enum M : signed char { m1 = 200, m2, m3 = 'x' }; int i2 = m1; K k5 = m1; int *ip = m1; int *ip2 = m3;
int func(int a);
float func(int b);
int func(int c) { return c; }
int func(int d) { return d; }
int g(int a);
int g(int, int);
int g(int c) { return c; }
int g(int d) { return d; }
int h(int c) { return c; }
int h(int d) { return d; }
int h(int d, int);
int h(int d) { return d; }
struct S { int h(int a); int h(int); int h(int, int) { } float h(int); int k(int) { } int k(int) { } };
int S::h(int a) { return a; }
int S::h(int b) { return b; }

// flags: --c++20
struct A { bool operator==(int) const; bool operator<(int) const; } a; struct B { int operator<=>(int) const; } b; struct C {} c; bool operator==(C, int); template <class T> bool operator==(C, T *); struct D {} d; bool operator!=(D, int); template <class T> int operator<=>(D, T *);
template <class T> struct G { friend bool operator==(const G &, const G &) { return true; } }; G<int> g; struct H { bool operator==(int) const; bool operator!=(int) const; } h; struct X {} x;
void a1() { a == x; }
void b1() { x == a; }
void c1() { a != x; }
void d1() { x != a; }
void e1() { b < x; }
void f1() { x < b; }
void g1() { b <=> x; }
void h1() { c == x; }
void i1() { x == c; }
void j1() { c != x; }
void k1() { d != x; }
void l1() { d == x; }
void m1() { d < x; }
void n1() { x < d; }
void o1() { g == x; }
void p1() { x == g; }
void q1() { g != x; }
void r1() { h != x; }
void s1() { h == x; }

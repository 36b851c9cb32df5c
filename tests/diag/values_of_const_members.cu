// Values of members of const objects have the types that the members are declared with.
struct CU; typedef CU *st; typedef unsigned long sz; typedef float fl; struct Cl {}; typedef Cl cl; typedef int arr[3]; typedef sz sz2;
void f(unsigned int *); 
struct A { st s; sz z; fl d; cl c; arr a; sz2 z2; 
 void m() const { f(s); f(z); f(d); f(c); f(a); f(z2); f(this->s); int *p = s; int *q = z; }
 void n() { f(s); f(z); f(d); f(c); f(a); f(z2); int *p = s; } };
void g(const A &a, const st s, const sz z, volatile sz2 z2) { f(a.s); f(s); f(z); f(z2); const st l = s; f(l); const st &r = l; f(r); }
st h(); void k() { f(h()); }

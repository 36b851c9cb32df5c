// Expressions that are certainly invalid.
namespace e1s {
struct B;
namespace N { int v; }
void f1(int);
void f2(int, char *);
enum E { E1 };
struct C { explicit C(int); };
A ga;
const int ci = 1;
int gi;
A *gp;
int arr[3];
void t1() { ga.nope = 1; }
void t2() { gp->nope(); }
void t3() { gi.x = 1; }
void t4() { gi->x; }
void t5() { ga->x; }
void t7() { N::nope; }
void t9() { f1(); }
void u1() { f1(1, 2); }
void u2() { f1("x"); }
void u3() { f2(1); }
void u6() { ga.m(); }
void u7() { ga.m(1, 2); }
void u8() { ga.m("x"); }
void u9() { ci = 2; }
void v1() { 3 = gi; }
void v2() { arr = 0; }
void v3() { f1 = 0; }
void v4() { int x = "abc"; }
void v5() { int *p = 3; }
void v6() { int *p = 3.5; }
void w1() { A a; int x = a; }
void w2() { gi = ga; }
void z5() { E e = 1; }
void zi() { 1++; gi++ = 1; ++3; ci++; }
}
namespace e2 {
void t1() {
pi = 0;
gi = E1;
A *pa2 = &d;
}
}
namespace e3 {
int gi; const int ci = 1;
void g(int a[3], const int b[2]) { a = 0; a[0] = 1; b = 0; b[0] = 1; "abc"[0] = 'x'; int c[2]; c = a; *c = 1; c[0]++; c++; (gi) = 1; (gi, gi) = 2; (gi ? gi : gi) = 3; (gi ? gi : 3) = 4; int &&rr = 3; rr = 4; static_cast<int &>(gi) = 3; int(gi) = 4; (int)gi = 5; }
void i() { for (const auto &y : "ab") y = 1; const auto z = 1; z = 2; constexpr int w = 1; w = 2; }
}

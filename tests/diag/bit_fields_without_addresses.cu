// #71, #139, #105, #106, #107: bit-fields have no address and no size in bytes, and are of integers and enumerations, as wide as they say.
struct B { int a : 3; unsigned u : 2; const int c : 2; static int s; int whole; };
struct D : B {
 void f() { &a; int &r = a; const int &cr = a; int *p = (int *)&u; int &&rr = a; auto &ar = a; decltype((a)) x = a; int &s(a); int &t{a}; &(a); &D::a; &B::u; &whole; &B::s; int &w = whole; const volatile int &cv = a; const int &l{a}; }
 int g() { return sizeof(a) + sizeof a + sizeof(whole) + sizeof(int) + sizeof(a + 0) + alignof(a); }
 int &h() { return a; } const int &h2() { return whole; } unsigned &h3() { return u; }
};
void k(int &); void k2(const int &); void k3(unsigned &);
void m(B b, const B cb, B *q) { k(b.a); k2(b.a); k3(b.u); k(b.u); k(b.whole); &b.a; &q->a; &q->whole; int &v = cb.a; b.a++; int &w = ++b.a; int *arr[] = { &b.a, &b.whole }; }
auto p = &B::a; int B::*p2 = &B::a; int B::*p3 = &B::whole;
class X; struct Z {}; enum E { e };
struct W { Z z : 2; Z z1 : 1; float f : 0; float g : -1; double h : 99; int i : 0; int : 0; int j : -2; int *k : 1; int (*l)() : 2; int n[2] : 3; int &o : 1; E *ep : 1; E en : 1; bool b : 1; int x : 3, *y : 2, v : 3; X w : 2; const int ci : 2; };
template <class T, int N> struct V { T a : N; }; V<float, 2> b1; V<int, 0> b2; V<int, -1> b3; V<char, 3> b4; V<E, 2> b5;

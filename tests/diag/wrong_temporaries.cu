// Temporary objects that cannot be made are no operands of what stands around them, beside those of deleted and private constructors.
enum S { A }; class M { S s = A; }; struct Ag { int a; }; struct Dc { Dc(int); }; struct De { De(int) = delete; }; class Pr { Pr(int); }; struct Ab { virtual void f() = 0; Ab(int); }; struct Am { Am(long); Am(char); };
void f(S s) { M(s) + 1; Ag(1) + 1; Dc("x") + 1; De(1) + 1; Pr(1) + 1; Am(1) + 1; M{ s } + 1; Ag{ "x" } + 1; Dc{ "x" } + 1; De{ 1 } + 1; Dc() + 1; Ag(1, 2) + 1; M(s).zz; Ag(1).zz; Dc("x").zz; De(1).zz; Am(1).zz; }
struct V { V(float, float); V operator+(V) const; float x; }; void g(V); template <class T> T h(T t) { return V("x") + t; }
void k(V v) { g(V(1)); g(V(1, 2) + V(3)); v = V("a", "b"); v = V(1, 2) + V(3, 4); float f = V(1).x + V(1, 2).x; V(1), V(2); auto a = V(1); const V &r = V(2); V w = V(3); if (V(1).x > 2) { } h(v); }

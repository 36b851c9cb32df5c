// Names in constants that nothing declares: said once a scope.
void f(int g) { int e = A; switch (g) { case A: break; case A + 1: ; case B: ; case B: break; } }
int x[C]; int y = C; enum { E = C, F = C + 1 }; template <int N> struct S; S<C> *s;
void f2() { int e = A; static_assert(A == 1); constexpr int b = A; int y[A]; enum { Q = A }; }
decltype(nope) n; decltype(nope2 + 1) *m = 0;
void h() { decltype(nope3) x; decltype(nope3) *y; x = 1; }
auto *p = nope4; auto &r = 1; int g(); auto &s2 = g();
const int &i(); auto &t = i(); auto *q = 1;

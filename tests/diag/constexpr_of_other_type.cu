// A constexpr variable is const: so says what cannot initialize it.
int *p; const char *s; struct A { int x; } a; enum class E { e };
struct U { static constexpr int m = s; static constexpr int n = &a.x; static const int q = p; };
void f() { constexpr int l1 = p; static constexpr int l2 = &a.x; }

// Divisions by zero where a constant is wanted are errors, else warnings.
enum { A = 1 / 0 };
static_assert(1 / 0, "x");
void f(int x) { switch (x) { case 1 / 0: ; } }
template <int N> struct S;
S<1 / 0> *s;
struct B { int x : 1 / 0; };
constexpr int a = 5 % 0, b = 2 + 1 / 0;
constexpr double c = 1.0 / 0;
int d = 1 / 0, e = 1 % 0;
constexpr int g() { return 1 / 0; }

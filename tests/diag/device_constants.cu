struct K { int m; int n[2]; constexpr K(int a) : m(a), n{1, 2} { } constexpr int f() const { return m; } };
struct A { int m; int n[2]; };
__attribute__((device)) const int c1 = 3;
__attribute__((device)) const int c2 = c1 + 1;
__attribute__((constant)) constexpr double kd = 1.5;
__attribute__((device)) const double cd = 1.5;
__attribute__((device)) constexpr K kk(3);
__attribute__((device)) const A a1 = { 1, { 2, 3 } };
__attribute__((device)) constexpr int ka[3] = { 1, 2, 3 };
__attribute__((device)) volatile const int vc = 3;
extern __attribute__((device)) const int ex;
__attribute__((device)) int gv;
__attribute__((device)) int *const pc = &gv;
template <class T> __attribute__((device)) const T vt = T(3);
int host;
int integers() { return c1 + c2; }
double floating() { return kd + cd; }
int pointer() { return *pc; }
int member() { return kk.m + a1.m; }
int calls() { return kk.f(); }
int copied() { K x = kk; A y = a1; return x.m; }
int instance() { return vt<int>; }
const int &reference() { return c1; }
const int *address() { return &ka[1]; }
int casts() { return int(c1) + (long)c1 + static_cast<const int &>(c1) + *&c1; }
int array() { int a[c1]; return sizeof(char[c2]); }
int of_array() { return ka[1]; }
int of_member_array() { return a1.n[0]; }
int last_of_list() { return (host++, c1); }
int chooses() { return host ? c1 : 2; }
int is_volatile() { return vc; }
int declared_only() { return ex; }

void g(float);
int f(const void a, int b) { g(a); a + 1; int x = a; b = a; return a; }
void h(void x) { g(x); }
void i(int, const void v) { g(v); v(); v.x; v[1]; *v; &v; -v; sizeof(v); }
template<class T> void t(T a, void x) { g(x); }
void calls() { f(1, 2); h(3); f(1.5); f("x", "y"); t(1, 2); }
struct S { void a(void x) { g(x); } S(void q, int) { g(q); } };
auto l = [](void v) { g(v); };
__attribute__((global)) void k(int n, void p) { if (n) g(p); }

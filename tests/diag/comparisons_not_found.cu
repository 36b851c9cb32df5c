// flags: --c++20
struct s {} s; enum E { e0 } e; enum class F { f0 } f; int *p; struct t {}; struct m { int x; }; int m::*pm; void *vp; int i;
void a() { s == s; }
void b() { s != s; }
void c() { s < s; }
void d() { s <=> s; }
void e1() { s == 1; }
void f1() { s == e; }
void g() { e == s; }
void h() { p == s; }
void i1() { s == nullptr; }
void j() { f == s; }
void k() { s == pm; }
void l() { vp < s; }
void m1() { f < 1; }
void n() { s + s; }
void o() { s < 1; }
void p1() { s <=> 1; }
void q() { f == 1; }
void r() { p == 1.5; }
void t1() { s == "x"; }

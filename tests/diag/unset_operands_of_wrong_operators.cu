struct S { int x; };
enum class E { a };
void f1() { int *p, *q; p + q; }
void f2() { int *p; p * 2; }
void f3() { double d; d % 2; }
void f4() { double d; ~d; }
void f5() { int *p; -p; }
void f6() { int *p; double d; p - d; }
void f7() { int *p; double d; p == d; }
void f8() { int *p; int i; p == i; }
void f9() { int *p; float *i; p == i; }
void f10() { int *p; float *i; p < i; }
void f11() { int *p; float *i; p - i; }
void f12() { int *p; S s{}; p + s; }
void f13() { int *p; S s{}; p && s; }
void f14() { int i; E e; i + e; }
void f15() { int i; E e; i == e; }
void f16() { E e, f; e | f; }
void f17() { E e; !e; }
void f18() { E e; int i; i = e; }
void f19() { int i; int *p; i = p; }
void f23() { double d; int i; i & d; }
void f24() { int i, j; i[j]; }
void f25() { int i; *i; }
void f26() { double d; int *p; p[d]; }
void f27() { int i; i.x; }
void f28() { int i; i->x; }
void f29() { int i; S s{}; s + i; }
void f30() { int i, j; i + (j, nope); }
void f31() { int *p, *q; int r = p + q; }
void f32() { int *p, *q; int r = 1 + (p * q); }
void f34() { int i; i(); }
void f35() { void *p, *q; p - q; p < q; }
void f36() { void *p; p + 1; }
void f37() { void *p; ++p; }
void f38() { E e; ++e; }
void f39() { double d; switch (d) { } }

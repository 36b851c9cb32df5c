// #549: casts, lists, new, pointers to members, loops and what a variable's own initializer reads.
enum Enum { A0, A1 }; enum class EC { X, Y };
struct S { int v; void m(); int a[3]; S(int); S(); }; struct P { int x, y; }; struct E0 { }; 
void fun(E0, P); int foo(int); template <class T> void tf(T, T);
int &ref(int &);
void use2() { int e; switch (e) { case 0: break; } }
void use3() { int e; switch (e) { case 0: e = 1; break; case 1: break; } }
void use4() { E0 d; P f; fun(d, f); }
void use5() { void *pv; void (*pf)(); pf = reinterpret_cast<void (*)()>(pv); }
void use6() { P a1, a2; a1 = a2; }
P use7() { P r; return r; }
void use8() { static int a = a; static int b = b + 1; static int c = foo(c); static int d = (d += 1); static int z = ++ref(z); }
void use9() { P a; auto [x, y] = a; }
void use10() { int *q; foo(*q); foo(q[1]); }
void use11() { P *q; foo(q->x); }
void use12() { int P::*m; P i; foo(i.*m); }
void use13() { int a[3]; foo(a[1]); }
void use14() { volatile int x; x = x; int y; y = *&y; }
void use15() { P a; P b = a; P c{a}; P d(a); }
void use16() { P a{a.x, a.y}; P b = b; int i = i; int j(j); int k{k}; }
void use17() { P a, c; tf(a, c); tf(c, a); }
void use18() { int x; [=] { return x; }; [&] { return x; }; [x] { return x; }; }
void use19() { int a; { int a = a; foo(a); } }
void use20() { int c; a: foo(c); goto a; }
void use21() { for (int i; i < 1; ++i) ; }
void use22() { int i; while (i) ; }
void use23() { int i; do foo(i); while (i); }
void use24() { int i; if (foo(1)) i = 1; foo(i); }
void use25() { int i; if (foo(1)) i = 1; else i = 2; foo(i); }
void use26() { int i; foo(1) ? i = 1 : 0; foo(i); }
void use27() { int i; i++; int j; ++j; int k; k += 1; int l; l = l + 1; }
void use28() { float x; int y = (int &)x; }
void use29() { int a[2]; int *p = a; foo(*p); foo(a[0]); }
void use30() { P p; P &r = p; foo(r.x); foo(p.x); p.y = 1; foo(p.y); }
void use31() { P p; p.x = 1; foo(p.y); }
void use32() { int x; sizeof x; decltype(x) y; foo(sizeof(y)); foo(y); }
void use33() { int x; new int(x); P b; new P(b); new P{1, x}; }
int use34() { int x; return x; }
void use35() { int x; static_cast<void>(x); (void)x; x; }
void use36() { char *s; foo(*s++); char *u; *u = 1; char *v; v[2] = 1; }
void use37() { int x; asm("" : "+r"(x)); int y; asm("" :: "r"(y)); }
void use38(bool b) { int x; if (b) x = 1; if (b) foo(x); }
void use39() { int x; try { foo(x); } catch (...) { } }
void use40() { int x, y = x, z = y; }
void use41() { S s(s.v); S *p; p->m(); S *q; (*q).m(); }
void use42() { P p; P *q = &p; foo(p.x); }
void use43() { int x; foo(x = 1); foo(x); int y; foo(y) + (y = 1); }
struct B : P { int z; }; union U { int i; float f; };
void more2() { for (int i; ; i++) foo(i); }
void more3() { for (int i; i < 3; i++) foo(i); }
void more4() { int j; for (;; j++) foo(j); }
void more5() { for (int i; ; ) { int k; foo(i); foo(k); } }
void more6() { int a, b; foo(0 ? a : b); foo(a); }
void more7() { int a, b; foo(1 ? a : b); foo(b); }
void more8() { int a; B b{ { 1, 2 }, a }; int c; B d{ c }; int e; U u{ e }; }
void more9() { int a, b; P p[2]{ { a, 1 }, { 2, b } }; P q{ a }; int c; new P[2]{ { c, c } }; int d; new int[2]{ d }; int n; new int[n]; }
void more10() { float f; (int &)f = 1; float g; foo((const int &)g); float h; foo(static_cast<const int &>(h)); float i; const int &k = i; }
void more11() { static P p = p; static P q{ q.x }; static int a[2] = { a[0] }; static int *b = b; static int *c = c + 1; static int z; foo(z); thread_local int t = t; }
void more12() { int P::*m; P *p; foo(p->*m); int (P::*f)(int); P q; (q.*f)(1); }
void more13() { while (int i = foo(i)) foo(i); if (int j = j) foo(j); switch (int k = k; k) { case 1: break; } }

// Variables without a value that are arguments of calls which no function takes: nobody knows what becomes of them. One function alone reads them.
void one(int, int);
void two(int); void two(int, int);
struct S { S(int, int, int); S(int); void m(int); void o(int); void o(int, int); };
void a() { int *p; two(p, 1, 2); *p = 1; }
void b() { int p; two(p, 1, 2); p++; }
void c() { int p; int q; two(q, 1, 2); p++; q++; }
void d() { int p; undef(p); p++; }
void e() { int p; undef(1); p++; }
void f() { int p; one(p); p++; }
void h() { int p; undef2 + p; p++; }
void j() { int p; S s(p); s.q(p); p++; }
void k() { int p; p++; two(p, 1, 2); }
void l() { int p; int q = two(p, 1, 2) + p; q++; }
void m() { int p; if (two(p, 1, 2)) return; p++; }
void n() { int p; S s(1); s.o(p, 1, 1); p++; }
void o() { int p; int r = undef3; p++; }
void q() { int p; p + "x" - S(1); p++; }
void r() { int p; p = undef3; p++; }
void t() { int p; one(p, 1, 2); p++; }
void u() { int p; one(1, 2, 3); p++; }
void v() { int p; one("x", p); p++; }
void w() { int p; two(p, 1, 2); int q; q++; }

template <class T> int allocate(T **pointer, unsigned long size);
extern "C" int allocate(void **, unsigned long);
template <class T> int allocate(T **pointer, unsigned long size) { return allocate((void **)pointer, size); }
void use(int *);
void overloaded_with_template()
{
	int *pointer;
	allocate(pointer, 4);
	use(pointer);
}

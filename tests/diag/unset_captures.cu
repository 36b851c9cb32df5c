// flags: --extended-lambda
/* Variables without a value that lambdas capture. */
template<class F> int use(F f) { return sizeof(f); }
struct base { int bm; }; struct der : base { int dm; }; struct box { int t; };
void f1() { int u; use([u] { return u; }); }
void f2() { int u; use([=] { return u; }); }
void f3() { der d; use([d] { return d.dm; }); }
void f4() { der d; use([=] { return d.dm; }); }
void f5() { der d; use([d] (int x) { return d.dm + d.bm; }); }
void f6() { box b[2]; use([b] { return b[1].t; }); }
void f7() { int u; use([&u] { return u; }); }
void f8() { int u; use([x = u] { return x; }); }
void f9() { der d; use([x = d] { return 1; }); }
void g1() { int u; use([u] __attribute__((device)) { return u; }); }
void g2() { int u; use([=] __attribute__((device)) { return u; }); }
void g3() { int u; auto l = [u] { return u; }; auto m = [u] { return u; }; }
void g4() { int u; auto l = [u] { return [u] { return u; }; }; }
void g5() { int u[2]; use([u] { return u[0]; }); }
void g6() { int u[2]; use([=] { return u[0]; }); }
void g7() { int u; use([u, w = u] { return u; }); }
void g8() { bool u; use([u] (int x) { return u; }); (void)u; }
struct S { int mem; void f() { der d; use([this, d] { return d.dm + mem; }); } };
void g9() { int u; use([=] (int x) mutable { u = 2; return u; }); }
template<class T> void t1() { int u; use([u] { return u; }); T v; use([=] { return v; }); }
template void t1<int>();
 struct nt { nt(); nt(const nt &); int a; }; union un { int a; float b; }; struct arr { int a[3]; };
void cf1() { der d; use([d] { return 1; }); }
void cf2() { box d; use([d] { return 1; }); use([d] { return d.t; }); }
void cf3() { int d[2]; use([d] { return 1; }); }
void cf4() { int *d; use([d] { return 1; }); }
void cf5() { box d; use([d] { return d.t; }); }
void cf6() { un d; use([d] { return 1; }); use([d] { return d.a; }); }
void cf7() { arr d; use([d] { return 1; }); use([d] { return d.a[1]; }); }
void cf8() { box d; use([d] { return &d; }); use([d] { return d; }); }
void cf9() { box d[2]; use([d] { return 1; }); }
void cg1() { box d; use([x = d] { return 1; }); }
void cg2() { der d; use([x = d] { return 1; }); }
void cg3() { un d; use([x = d] { return 1; }); }
void cg4() { der d; der e = d; (void)e; }
void cg5() { box d; box e = d; (void)e; }
void cg6() { der d; auto e = d; (void)e; }
void cg7() { der d; auto e(d); auto f{d}; (void)e; (void)f; }
void cg8() { der d; d.dm = 1; use([d] { return d.dm; }); }
void cg9() { der d; use([d] { d; return 1; }); }
void ch1() { der d; use([d] (int x) mutable { d.dm = 2; return d.dm; }); }
void ch2() { der d; use([d] { return [d] { return d.dm; }; }); }
void ch3() { int d[2]; use([d] { return d[0]; }); }
void ch4() { int d[2]; use([d] (int x) mutable { d[0] = 1; return d[0]; }); }
void ch5() { box d; use([d] __attribute__((device)) { return d.t; }); }
void ch6() { der d; use([d] __attribute__((device)) { return d.dm; }); }
void ch7() { box d; use([d] { return sizeof(d); }); }
void d1(int c) { int u; auto l = [u] { int y; use(y); return [&y, u] { return u + y; }; }; }

// What is written to a copy counts as a value of the variable; what reads and writes it reads the variable.
void take(int &);
void written_copies()
{
	int a, b, c, d, e, f, g, h, i, j;
	auto write = [a]() mutable { a = 1; };
	auto change = [b]() mutable { b++; };
	auto read_first = [c]() mutable { int copy = c; c = 2; };
	auto of_constant = [d] { d++; };
	auto compound = [e] { e += 2; };
	auto pass = [f] { take(f); };
	auto one = [g, h] { h = 1; };
	auto wrong = [i] { i = "a"; };
	auto nested = [j] { [j] { j = 1; }; };
}

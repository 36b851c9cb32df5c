int h(int *);
int g(int);
int g2(int, int *);
int g3(int *, int);
int g3(int, int);
struct S {
	int m;
	int f(int);
	int k();
};
int a1() { int x; return x + h(&x); }
int a2() { int x; return 1 + x + h(&x); }
int a3() { int x; return x + 1 + h(&x); }
int a4() { int x; return g(x) + g(1) + h(&x); }
int a5() { int x; return g(1) + g(x) + h(&x); }
int a6() { int x; return g(x) + (1 + h(&x)); }
int a7() { int x; return g(x) + (h(&x) + 1); }
int a8() { int x; return (g(x) + 1) + (h(&x) + 1); }
int a9() { int x; return g2(x, &x); }
int b1() { int x; return g3(&x, x); }
int b2() { int x; return x - h(&x); }
int b3() { int x; return x < h(&x); }
int b4() { int x; return x && h(&x); }
int b5() { int x; return x, h(&x); }
int b6() { int x; int y = g(x); return h(&x); }
int b7() { int x; return x ? h(&x) : 0; }
int b8() { int x; int a[3]; return a[x] + h(&x); }
int b9() { int x; int a[3]; return a[x + h(&x)]; }
int c1() { int x; int y; y = x + h(&x); return y; }
int c2() { int x; int y = x + h(&x); return y; }
int c3() { int x; x = x + h(&x); return x; }
int c4() { int x; return x + (x = 3); }
int c5() { int x; return (x = 3) + x; }
int c6() { int x; return g(x) + (x = 3) ; }
int c7() { int x; return 1 + x + (x = 3) ; }
int c8() { int x; return x * 2 + h(&x) ; }
int c9() { int x; return -x + h(&x) ; }
int d1() { int x; return (x) + h(&x) + 2; }
int d2() { int x; return 2 + (x + h(&x)); }
int d3() { int x; int &r = x; return x + r; }
int d4() { int x, y; return x + y + h(&x) + h(&y); }
int d5() { int x; return g(x + h(&x)); }
int d6() { int x; return g2(x + 1, &x); }
int d7() { int x; return g2(1, &x) + x; }
int d8() { int x; return x << h(&x); }
int d9() { int x; if (x == h(&x)) return 1; return 0; }
int e1() { int x; x += h(&x); return x; }
int e2() { int x; int a[3]; a[x] = h(&x); return a[0]; }
int e3() { int x; int a[3]; a[x] += h(&x); return a[0]; }
int sa1() { int x; return 1 + x * 2 + h(&x); }
int sa2() { int x; return 1 + -x + h(&x); }
int sa3() { int x; return x * 2 + 1 + h(&x); }
int sa4() { int x; return (x + 1) + h(&x); }
int sa5(int *a) { int x; return a[x] + h(&x); }
int sa6(int *a) { int x; return a[x + 1] + h(&x); }
int sa7() { int x; return g3(x, h(&x)); }
int sa8() { int x; return g3(x + 1, h(&x)); }
int sa9() { int x; return g(g(x)) + h(&x); }
int sb1() { int x; return 1 + g(x + h(&x)); }
int sb2() { int x; return g3(1 + x, 2) + h(&x); }
int sb3(S s) { int x; return s.f(x) + h(&x); }
int sb4() { int x; return int(x) + h(&x); }
int sb5() { int x; return (int)x + h(&x); }
int sb6() { int x; return static_cast<int>(x) + h(&x); }
int sb7() { int x; return !x + h(&x); }
int sb8() { int x; return 1 + !x + h(&x); }
int sb9() { int x; return (g(x)) + h(&x); }
int sc1() { int x; return 1 + (x) + h(&x); }
int sc2() { int x; return g(x) * g(2) + h(&x); }
int sc3() { int x; return 2 * x + h(&x); }
int sc4() { int x; return g(2) * g(x) + h(&x); }
int sc5() { int x; int y = 1 + x; y += x + h(&x); return y; }
int sc6(int b) { int x; return b ? x : h(&x); }
int sc7(int b) { int x; return b + x ? h(&x) : 0; }
int sc8() { int x; return x || h(&x); }
int sc9() { int x; return 1 && x && h(&x); }
int sd1() { int x; return 1 && g(x) && h(&x); }
int sd2() { int x; return x == 3 && h(&x); }
int sd3() { int x; return 3 == x && h(&x); }
int sd4() { int x; return (x == 3) && h(&x); }
int sd5() { S s; return s.m + h(&s.m); }
int sd6() { S s; return 1 + s.m + h(&s.m); }
int sd7() { S s; return s.m + s.k(); }
int sd8() { int x; return x + [&] { x = 3; return 1; }(); }
int sd9() { int x; return x + ({ x = 3; 1; }); }
int se2() { int *p; return *p + h(p) + h((int *)&p); }
int se3() { int x; return x++ + h(&x); }
int se4() { int x; return 1 + x++ + h(&x); }
int se5() { int x; x += 1; return 1; }

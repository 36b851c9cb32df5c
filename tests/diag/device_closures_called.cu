struct F { int operator()(int a) const { return a; } int m() { return 1; } int x; };
__attribute__((device)) F f;
__attribute__((device)) auto dadd = [](int a, int b) { return a + b; };
int h() { return f(1); }
int h1() { return f.m(); }
int h2() { return dadd(1, 2); }
int h3() { auto q = dadd; return q(1, 2); }
int h4() { int (*fp)(int, int) = dadd; return dadd(1, 2); }
int h5() { return dadd(1, 2) + dadd(3, 4); }
__attribute__((constant)) auto cadd = [](int a) { return a; };
int h6() { return cadd(1); }
__attribute__((device)) auto cap = [x = 3](int a) { return a + x; };
int h7() { return cap(1); }

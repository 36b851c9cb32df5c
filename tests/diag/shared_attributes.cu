// An attribute that several declarators share is misplaced once: on the first of those that it does not apply to.
struct S1 { __attribute__((global)) void (*p)(int); };
struct S2 { __attribute__((global)) void (*p)(int), (*q)(int); };
struct S3 { __attribute__((host)) int p, q; };
struct S4 { __attribute__((host)) int p; };
struct S5 { __attribute__((host)) int f(), q; };
struct S6 { __attribute__((host)) int q, f(); };
struct S7 { __attribute__((device)) int f(), q; };
struct S8 { __attribute__((device)) int q; };
struct S9 { __attribute__((global)) int q; };
__attribute__((global)) int g3(int), g4;
__attribute__((global)) int g5;
__attribute__((global)) void (*g6)(int), (*g7)(int);
__attribute__((host)) __attribute__((device)) int f6(int), v6, v7;
__attribute__((host)) int h1(int), h2, h3, h4(int), h5;
__attribute__((host)) int i1(int), i2(int), i3;
__attribute__((host)) int j1(int), *j2;
__attribute__((host)) typedef int t1, t2;
__attribute__((host)) extern int k1(int), k2;
__attribute__((device)) __attribute__((host)) int l1(int), l2;
__attribute__((noinline)) int o1(int), o2;
__attribute__((launch_bounds(3))) __attribute__((global)) void q1(int), (*q2)(int);
__attribute__((host)) int (*w1)(int), w2(int), w3;
__attribute__((host)) int f(int), v;
__attribute__((host)) int v3, f3(int);
__attribute__((host)) int v4, v5;
struct T { __attribute__((host)) int f(int), v; __attribute__((global)) void (*p)(int), (*q)(int); };
void body() { __attribute__((host)) int f(int), v; }

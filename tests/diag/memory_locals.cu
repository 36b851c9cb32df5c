struct S { int a, b; };
int host() { __attribute__((device)) int a; __attribute__((constant)) int b; __attribute__((shared)) int c; __attribute__((managed)) int d; return 1; }
int host_static() { static __attribute__((device)) int a; static __attribute__((constant)) int b; static __attribute__((shared)) int c; static __attribute__((managed)) int d; return 1; }
int host_extern() { extern __attribute__((device)) int a; extern __attribute__((constant)) int b; extern __attribute__((shared)) int c[]; extern __attribute__((managed)) int d; return 1; }
__attribute__((device)) int device() { __attribute__((device)) int a; __attribute__((constant)) int b; __attribute__((shared)) int c; __attribute__((managed)) int d; return 1; }
__attribute__((device)) int device_static() { static __attribute__((device)) int a; static __attribute__((constant)) int b; static __attribute__((shared)) int c; static __attribute__((managed)) int d; static int e; return 1; }
__attribute__((global)) void kernel() { __attribute__((device)) int a; static __attribute__((constant)) int b; __attribute__((shared)) int c; extern __attribute__((shared)) int k[]; }
__attribute__((host)) __attribute__((device)) int both() { __attribute__((device)) int a; __attribute__((constant)) int b; __attribute__((shared)) int c; __attribute__((managed)) int d; return 1; }
__attribute__((host)) __attribute__((device)) int both_static() { static __attribute__((device)) int a; static __attribute__((constant)) int b; static __attribute__((shared)) int c; static __attribute__((managed)) int d; return 1; }
void several() { __attribute__((device)) __attribute__((managed)) int a; __attribute__((constant)) __attribute__((device)) int b; __attribute__((device)) __attribute__((shared)) int c; __attribute__((shared)) int d, *e, f[3]; }
template <class T> void templates() { __attribute__((device)) int a; __attribute__((shared)) T b; static __attribute__((constant)) int c; }
template <class T> __attribute__((device)) void device_templates() { __attribute__((device)) int a; __attribute__((shared)) T b; static __attribute__((constant)) int c; }
template <> void templates<int>() { __attribute__((shared)) int a; }
template <class T> struct C { void m() { __attribute__((device)) int a; __attribute__((shared)) T b; } __attribute__((device)) void d() { __attribute__((shared)) int a; } C() { __attribute__((shared)) int a; } ~C() { __attribute__((constant)) int a; } };
struct M { void m() { __attribute__((device)) int a; } __attribute__((device)) void d() { __attribute__((shared)) int a; } static void s() { __attribute__((shared)) int a; } void later(); friend void fr() { __attribute__((shared)) int a; } };
void M::later() { __attribute__((shared)) int a; }
void lambdas() { auto x = [] { __attribute__((shared)) int a; __attribute__((device)) int b; }; auto y = [](auto t) { __attribute__((shared)) int a; }; struct L { void m() { __attribute__((shared)) int a; } }; }
__attribute__((device)) void device_lambdas() { auto x = [] { __attribute__((shared)) int a; __attribute__((device)) int b; }; struct L { __attribute__((device)) void m() { __attribute__((shared)) int a; } }; }
__attribute__((host)) __attribute__((device)) void both_lambdas() { auto x = [] { __attribute__((shared)) int a; }; }
auto namespace_lambda = [] { __attribute__((shared)) int a; };
void ranges() { int x[3]; for (__attribute__((shared)) int i : x) ; for (__attribute__((device)) int i : x) ; for (__attribute__((managed)) int i : x); for (__attribute__((device)) int i = 0;;) ; }
__attribute__((device)) void device_ranges() { int x[3]; for (__attribute__((shared)) int i : x) ; for (__attribute__((shared)) auto &i : x) ; for (__attribute__((device)) int i : x) ; for (__attribute__((constant)) int i : x) ; }
__attribute__((device)) void device_conditions() { if (__attribute__((shared)) int q = 1) ; if (__attribute__((device)) int q = 1) ; }
__attribute__((device)) void device_bindings() { __attribute__((device)) auto [a, b] = S(); __attribute__((shared)) auto &[c, d] = *new S(); auto [e, f] = S(); }
__attribute__((constant)) auto [s1, s2] = S{1, 2};
__attribute__((managed)) auto &&[s3, s4] = S{1, 2};

// GNU's attributes on what they do not apply to, and where they do: behind a class body they are the class's.
__attribute__((noinline)) char a1;
__attribute__((always_inline)) void (*p)(int);
__attribute__((noinline)) typedef int ti;
struct S { __attribute__((noinline)) int m; __attribute__((always_inline)) int m2; };
template <class T> __attribute__((noinline)) T v = T();
void f() { __attribute__((noinline)) int x = 1; __attribute__((always_inline)) int y = 1; __attribute__((noinline)) static int z = 1; }
struct AB { int a, b; };
typedef struct { int a; } __attribute__((packed)) P1; typedef struct __attribute__((packed)) { int a; } P2; typedef struct { int a; } P3 __attribute__((packed)); struct { int a; } __attribute__((packed)) v1; struct __attribute__((packed)) { int b; } v2;
typedef struct A1 { int a; } __attribute__((packed)) *P4; typedef enum { e1 } __attribute__((packed)) P5; typedef union { int a; } __attribute__((transparent_union)) P6; struct B1 { struct { int c; } __attribute__((packed)) m; union { int d; } __attribute__((packed)); enum { b2 } __attribute__((packed)) e; struct { int x; } n __attribute__((packed)); };
void f() { struct { int a; } __attribute__((packed)) l1; struct L { int a; } __attribute__((packed)); struct __attribute__((packed)) M { int a; } m; auto q = []() __attribute__((noinline)) { return 1; }; auto q2 = [] __attribute__((always_inline)) (int a) { return 1; }; }
__attribute__((packed)) struct N1 { int a; }; __attribute__((unused)) static struct N2 { int a; } n2; __attribute__((noinline)) struct N3 f3(); struct N4 f4() __attribute__((cold));
template <class T> struct __attribute__((packed)) TP { T t; }; template <class T> struct TQ { T t; } __attribute__((packed)); template <> struct __attribute__((packed)) TP<int> { }; struct alignas(8) __attribute__((packed)) AP { }; struct __attribute__((visibility("default"))) Vi {}; struct __attribute__((deprecated)) De {}; enum class __attribute__((packed)) Ec : char { a };
struct Fr { friend struct __attribute__((packed)) Fq; __attribute__((noinline)) Fr(); __attribute__((cold)) ~Fr(); __attribute__((always_inline)) inline operator int() { return 1; } __attribute__((nothrow)) void m(); __attribute__((warn_unused_result)) int n(); void o(__attribute__((unused)) int a, int = 1) __attribute__((pure)); int w __attribute__((aligned(8))); __attribute__((deprecated)) int x; [[maybe_unused]] int y; [[deprecated]] int z; };
extern "C" __attribute__((weak)) void wf(); extern "C" { __attribute__((used)) static int us; extern int ex __attribute__((weak)); } namespace { __attribute__((unused)) int nu; __attribute__((unused)) void nf() {} } __attribute__((visibility("default"))) extern int vi; __attribute__((section("s"))) int se; int (*fp)(int) __attribute__((noreturn));
void body(int n) { __attribute__((unused)) int a; int b __attribute__((unused)) = 1, c __attribute__((aligned(16))); static int d __attribute__((used)); switch (n) { case 1: __attribute__((fallthrough)); case 2: break; } [[maybe_unused]] auto [x, y] = AB{1, 2}; }
[[gnu::noinline]] int b1; int b2 [[gnu::noinline]]; [[gnu::unused]] int b4; [[gnu::packed]] int b6; [[gnu::always_inline, gnu::unused]] int b7;
struct S1 { [[gnu::unused]] int m; __attribute__((unused)) int pad; int n __attribute__((unused)), o __attribute__((used)); int p : 3 __attribute__((unused)); static int s __attribute__((weak)); __attribute__((unused)) void f(); };
template <class T> struct X { T u __attribute__((noinline)); int pad __attribute__((unused)); void f(T p __attribute__((noinline))); }; X<int> x; template struct X<char>;
void g(__attribute__((unused)) int a, int b __attribute__((noinline))); void g(int a, int b __attribute__((noinline))) {}
extern __attribute__((noinline)) int x1; extern int x1 __attribute__((noinline)); int x1;
__attribute__((noinline)) int d1, d2 __attribute__((always_inline)), d3; __attribute__((noinline, noinline)) int twice;
typedef int al16 __attribute__((noinline, aligned(16))); struct __attribute__((packed, noinline)) Pn { }; int fa(int) __attribute__((packed)); __attribute__((unused)) struct forward;
union U { int a __attribute__((unused)); }; __attribute__((noinline)) struct AB sc; struct Q { friend __attribute__((noinline)) void ff2(); enum __attribute__((noinline)) { q1 } q; typedef int __attribute__((noinline)) u; };
void common_function() __attribute__((common)); int in_section __attribute__((section("x"))); struct not_in_section { int m __attribute__((section("x"))); static int s __attribute__((section("x"))); };
typedef int t_nothrow __attribute__((nothrow)); struct __attribute__((nothrow)) c_nothrow { int m __attribute__((nothrow)); }; void p_nothrow(int p __attribute__((nothrow)));
typedef int t_malloc __attribute__((malloc)); struct __attribute__((malloc)) c_malloc { int m __attribute__((malloc)); }; void p_malloc(int p __attribute__((malloc)));
typedef int t_constructor __attribute__((constructor)); struct __attribute__((constructor)) c_constructor { int m __attribute__((constructor)); }; void p_constructor(int p __attribute__((constructor)));
typedef int t_destructor __attribute__((destructor)); struct __attribute__((destructor)) c_destructor { int m __attribute__((destructor)); }; void p_destructor(int p __attribute__((destructor)));
typedef int t_cold __attribute__((cold)); struct __attribute__((cold)) c_cold { int m __attribute__((cold)); }; void p_cold(int p __attribute__((cold)));
typedef int t_hot __attribute__((hot)); struct __attribute__((hot)) c_hot { int m __attribute__((hot)); }; void p_hot(int p __attribute__((hot)));
typedef int t_flatten __attribute__((flatten)); struct __attribute__((flatten)) c_flatten { int m __attribute__((flatten)); }; void p_flatten(int p __attribute__((flatten)));
typedef int t_artificial __attribute__((artificial)); struct __attribute__((artificial)) c_artificial { int m __attribute__((artificial)); }; void p_artificial(int p __attribute__((artificial)));
typedef int t_gnuinline __attribute__((gnu_inline)); struct __attribute__((gnu_inline)) c_gnuinline { int m __attribute__((gnu_inline)); }; void p_gnuinline(int p __attribute__((gnu_inline)));
typedef int t_used __attribute__((used)); struct __attribute__((used)) c_used { int m __attribute__((used)); }; void p_used(int p __attribute__((used)));
typedef int t_weak __attribute__((weak)); struct __attribute__((weak)) c_weak { int m __attribute__((weak)); }; void p_weak(int p __attribute__((weak)));
typedef int t_visibilityhidden __attribute__((visibility("hidden"))); struct __attribute__((visibility("hidden"))) c_visibilityhidden { int m __attribute__((visibility("hidden"))); }; void p_visibilityhidden(int p __attribute__((visibility("hidden"))));
typedef int t_tlsmodellocalexec __attribute__((tls_model("local-exec"))); struct __attribute__((tls_model("local-exec"))) c_tlsmodellocalexec { int m __attribute__((tls_model("local-exec"))); }; void p_tlsmodellocalexec(int p __attribute__((tls_model("local-exec"))));
typedef int t_initpriority __attribute__((init_priority(200))); struct __attribute__((init_priority(200))) c_initpriority { int m __attribute__((init_priority(200))); }; void p_initpriority(int p __attribute__((init_priority(200))));
typedef int t_nocommon __attribute__((nocommon)); struct __attribute__((nocommon)) c_nocommon { int m __attribute__((nocommon)); }; void p_nocommon(int p __attribute__((nocommon)));

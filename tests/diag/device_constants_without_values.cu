/* Device variables without a value that they need, as constexpr ones do. */
namespace n1 { constexpr __attribute__((shared)) int cs; }
namespace n2 { __attribute__((shared)) constexpr int cs = 3; }
namespace n3 { __attribute__((device)) constexpr int cs; }
namespace n4 { constexpr __attribute__((managed)) int cm; }
namespace n5 { constexpr __attribute__((constant)) int cm; }
namespace n6 { constexpr int cm; }
namespace n7 { __attribute__((global)) void k() { constexpr __attribute__((shared)) int x; __attribute__((shared)) const int y; } }
namespace n8 { __attribute__((device)) void f() { constexpr int x; const int y; } }
namespace n9 { __attribute__((device)) const int c; }
namespace n10 { __attribute__((constant)) const int c; }
namespace n11 { __attribute__((shared)) const int c; }
namespace n12 { const __attribute__((managed)) int c; }
namespace n13 { __attribute__((device)) void f() { struct S { int a[4]; } s; asm("x %0;" :: "r"(s)); } }
namespace n14 { __attribute__((device)) void f() { struct S { int a; } s; asm("x %0;" :: "r"(s.a)); int i; asm("x %0;" :: "r"(i)); int j; asm("x %0, %1;" : "=r"(j) : "r"(j)); int k; asm("" : "+r"(k)); int *p; asm("" :: "l"(p)); asm("" :: "l"(&i)); float g; asm("" :: "m"(g)); } }
namespace n15 { struct C { constexpr C() { } int x = 1; }; constexpr __attribute__((device)) C c; struct D { int x; }; constexpr __attribute__((constant)) D d; constexpr __attribute__((device)) int a[2]; }
namespace n16 { template <class T> constexpr __attribute__((device)) T v; constexpr __attribute__((device)) int &r; inline constexpr __attribute__((device)) int iv; }

/* Variables that asm statements read before they are set. */
namespace n1 { void f() { int i; asm("x %0;" :: "r"(i)); } }
namespace n2 { void f() { int i; asm("x %0;" : "=r"(i)); int j = i; } }
namespace n3 { void f() { int i; asm("x %0;" : "+r"(i)); } }
namespace n4 { void f() { int i; asm("x %0;" :: "m"(i)); } }
namespace n5 { void f() { int i; asm("x %0;" : "=m"(i)); int j = i; } }
namespace n6 { void f() { int i[3]; asm("x %0;" :: "r"(i[0])); } }
namespace n7 { void f() { int i[3]; asm("x %0;" :: "l"(i)); } }
namespace n8 { void f() { int *p; asm("x %0;" :: "l"(p)); asm("x %0;" :: "r"(*p)); } }
namespace n9 { void f() { int *p; asm("x %0;" : "=r"(*p)); } }
namespace n10 { void f() { int i; asm("x %0 %1;" : "=r"(i) : "r"(i)); } }
namespace n11 { void f() { int i; asm("x %0 %1;" :: "l"(&i)); int j = i; } }
namespace n12 { void f() { int i, j; asm("x %0 %1;" : "=r"(i) : "r"(j + 1)); } }
namespace n13 { struct S { int a; }; void f() { S s; asm("x" :: "r"(s.a)); S t; asm("x" : "=r"(t.a)); int j = t.a; } }
namespace n14 { void f() { float g; asm("x" : "=f"(g) : "f"(g)); } }

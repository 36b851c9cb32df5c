// The operands of asm, where something is missing or too much.
__attribute__((device)) void f1(int *p) { asm("x" : : : "memory" : "a"); }
__attribute__((device)) void f2(int *p) { asm("x" : : : , "a"); }
__attribute__((device)) void f3(int *p) { asm("x" : : 3); int z; }
__attribute__((device)) void f4(int *p) { asm("x" : "=r"(p) "r"(p)); }
__attribute__((device)) void f5(int *p) { asm "x"; int z; z = 1; }
__attribute__((device)) void f6(int *p) { asm("x" int z; p[0] = 1; }
__attribute__((device)) void f7(int *p) { asm("x"), p[0] = 1; asm("x") p[1] = 2; }
__attribute__((device)) void f8(int *p) { asm("x" : ); asm("x" : :); asm("x" : : : ); asm("x" ::); asm("x" :::); asm("x" :::"memory"); asm("x" :::"a", "b"); asm("x" ::::); }
__attribute__((device)) void f9(int *p) { asm("x" : : : "a" "b" "memory"); asm("x" : : : "a" , , "b"); asm("x" : : : 3); }
__attribute__((device)) void f10(int *p) { asm("x" : "=r"(p[0]), , "=r"(p[1])); asm("x" : , "=r"(p[1])); asm("x" : "=r"(p[0]) : , "r"(1)); }
__attribute__((device)) void f11(int *p) { asm("x" , "=r"(p[0])); asm("x"; "y"); asm("x" / "y"); }
__attribute__((device)) void f12(int *p) { asm("x" : "=r"(p[0]) : "r"(p[1]) 
  p[0] = 1; }
int g12() { return; }
__attribute__((device)) void f13(int *p) { asm("x" : "=r"(p[0]) : "r"(p[1]; p[0] = 1; } int g13() { return; }
__attribute__((device)) void f14(int *p) { asm("x" : "=r" : "r"(2)); asm("x" : "=r", "=r"(p[0])); asm("x" : "=r" = 3); }
__attribute__((device)) void f15(int *p) { asm("x" : "=r"(p[0]) : "r"(2) "memory"); asm("x" : "=r"(p[0]) ; "r"(2)); p[0] = 2; }
__attribute__((device)) void f16(int *p) { asm("x" : "=r"(p[0]) p[0] = 1; }
__attribute__((device)) void f17(int *p) { asm("x" : "=r"(p[0]) : p[0] = 1; }
__attribute__((device)) void f18(int *p) { asm("x" : : "r"(p[0]) : p[0] = 1; }
__attribute__((device)) void f19(int *p) { asm("x" : : "r"(p[0]) : "memory" p[0] = 1; }
__attribute__((device)) void f20(int *p) { asm("x" : "=r"(p[0]), "r"(p[1]) : "memory"); p[0] = 1; }
__attribute__((device)) void f21(int *p) { asm("x" : : "r"(p[0])
 p[1] = f2(3); p[0] = 1; }
__attribute__((device)) void f22(int *p) { asm("x" : [3] "=r"(p[0])); p[0] = 1; }
__attribute__((device)) void f23(int *p) { asm("x" : [a] (p[0])); p[0] = 1; }
__attribute__((device)) void f24(int *p) { asm("x" : [a]); p[0] = 1; }
__attribute__((device)) void f25(int *p) { asm("x" : []"=r"(p[0])); p[0] = 1; }
__attribute__((device)) void f26(int *p) { asm("x"
 p[1] = f2(3); p[0] = 1; }
__attribute__((device)) void f27(int *p) { asm("x")
 p[1] = 3; p[0] = 1; }
__attribute__((device)) void f28(int *p) { asm("x" : "=r"(p[0]) : "r"(p[1]))
}
__attribute__((device)) void f29(int *p) { asm(p); asm(); asm("x" + 1); asm(3 : "r"(p)); p[0] = 1; }
__attribute__((device)) void f30(int *p) { asm; asm volatile; asm { mov x, y; } p[0] = 1; }

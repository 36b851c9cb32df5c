// Parameters and arguments that are none.
int f(int a, int b);
void g1() { f(*, u1); }
void g3() { f(3 +, u3) u4; u5; }
void g4() { int x = (3 + ) * u6; int y = "s"; }
void g6() { int x[] = { 3, * , u8 }; int y = "s"; }
void g9() { int x y = u11, z = u12; }
void g10() { int x = 3 y = u13, z = u14; int y = "s"; }
void g14(int a int b) { int z = b; int y = "s"; }
void g15(int a, , int b) { int z = b; int y = "s"; }
void g16(int a, b) { int z = b; int y = "s"; }
void g17(int a, int b,) { int z = b; int y = "s"; }
void h(int a; int b) { int z = b; int y = "s"; }
int v;
void g(int a, {}, int b) { b = u1; }

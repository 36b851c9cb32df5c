// Conditions and heads of loops without their brackets or semicolons: what is taken for them, and where reading goes on.
void y1();
int while1(int i) { while i < 4 { i++; } return 0; }
int while2(int i) { while i < 4 { i++; } if (i) { i--; } return unknown1; }
int while3(int i) { while i < 4 { i++; } while (i < 10) return 0; }
int while4(int i) { while i < 4 { i++; } i = (3); return 0; }
int while5(int i) { while i < 4 { i++; } do { i++; } while (i < 10); return 0; }
int if1(int i) { if (i) { y1(); } else if i > 3 { y2(); } w1(); return 0; }
int for1(int i) { for i = 0; i < 3; i++ { i = 3; } return 0; }
int for2(int i) { for i = 0; i < 3; i++ { i = 3; } if (i) return 1; return 0; }
void for3(int i) { for { i = 3; } i = 4; }
void for4() { for (int i = 0) { y3(); } z3(); }
void for5(int i) { for (i) { y4(); } z4(); }
void for6(int i) { for (i = 0; i < 3) { y5(); } z5(); }
void for7(int i) { for (;) { y6(); } z6(); }
void for8(int i) { for () { y7(); } z7(); }
void for9(int i) { for (i = 0, i < 3, i++) { y8(); } z8(); }
void for10(int *p) { for (auto x in p) { y9(); } z9(); }
int do1(int i) { do i++; while i < 4; if (i) (i); return 0; }
void do3(int p) { do { p++; } until (p > 3); y10(); }
int extra1(int i) { if (i < 3)) { i = 3; } y11(); return 0; }
int extra2(int i) { if (i < 3)) { i = 3; } return 0; }
int extra3(int i) { i2 = 4) { i = 3; } y12(); return 0; }
void next1(int i) { i + { i = 3; } y13(); z13(); }
void next2(int i) { i i2 { i = 3; } y14(); z14(); }
void next3(int i) { int k = 3 { i = 3; } y15(); z15(); }
void case1(int p) { switch (p) { case 1 y17(); break; case 2: z17(); } w17(); }
int return1() { retrun 1; }
int return2() { retrun; }
int return3() { unknown(); }
void twice(int p) { p = = 3; }
// what is right
void right(int i) { for (;;) { break; } for (i = 0; i < 3;) i++; do i++; while (i); while (i) { i = (3); } if (i) ; else { } }

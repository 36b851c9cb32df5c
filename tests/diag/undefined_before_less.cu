// flags: --c++20
const int C = 4;
void f1() { if (a1 < 3) ; }
void f2() { int x = a2 < 3; }
void f3() { a3 < 3; }
void f4(int n) { while (a4 < n) ; }
void f5(int n) { for (int i = 0; a5 < n; i++) ; }
void f7(int n) { return a7 < n; }
void f8(int n) { f1(a8 < n); }
void f9(int n) { for (i = 0; i < n; i++) f1(); }
void f11(int n) { if (a11 < C) ; }
void f12(int n) { if (n > a12 && a12 < C) ; }
void f13(int n) { if (a13 < n) { f1(); } }
void f14(int n) { a14<int>(n); }
void f15(int n) { a15<n>(n); }

// Brackets and colons that are missing.
int f(int x) { while (x > 0 x--; return x; }
int a[3;
int g() { int b[2; return b[0]; }

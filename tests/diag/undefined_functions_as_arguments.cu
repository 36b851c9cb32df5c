// Names of functions that nothing declares: each is said where it is read, unless it was before.
void f1(int a) {
  { Pole p; int x = 0;
  x += (c_mul(p.A, c_mul(x, 3))).r;
  x += (c_mul(p.A, 3)).r; }
}
void f2(int a) {
  x += (c_mul(p.A, c_mul(x, 3))).r;
}
void f3(int a) {
  c_mul(a, c_mul(a, 3));
  c_mul(a, c_mul(a, 3));
}
void f4(int a) {
  c_mul(und, 3);
  c_mul(und, 3);
}
void f5(int a) {
  { int x = c_div(c_mul(a, (c_sub(a, c_mul(a)))), c_mul(3)); }
  { int x = c_div(c_mul(a, (c_sub(a, c_mul(a)))), c_mul(3)); }
}
void f6(int a) {
  R t1 = {0, 1};
  R P; 
  P = c_div(t1, a);
  a += c_mul(t1, a);
}
void g5(int a) {
  c_div(c_mul(a), c_mul(3));
}
void g6(int a) {
  c_div(a, c_mul(a));
}
void g7(int a) {
  c_mul(a);
  c_div(a, c_mul(a));
}
void g8(int a) {
  und;
  c_div(a, und);
}

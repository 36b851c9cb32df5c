// The alternatives of a conditional operator are looked at though the condition is wrong.
void f(float *p, float q) {
  float y, *x;

  y = p > q ? p : q;
  y = true ? p : q;
  y = p > q ? q : p;
  x = y = p;
  y = (p > q);
  int i = p > q ? 1 : 2, Nij, n = 2;
  if (Nij < 7 && n < 3) { }
  while (p < q) { }
  i = p * q + p / q;
}

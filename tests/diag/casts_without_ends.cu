struct S { int m; };
void f(int n, float *p)
{
  n = (int n;
  n = (float n) + 3;
  n = (S x);
  n = (unsigned long x + 3) * 2;
  p = (float *p);
  p = (float *malloc)(n);
  n = sizeof(int x);
  n = (int)(float x);
  f((int n), p);
  if ((int n)) n = 3;
  n = (int + 3);
  n = (int, 3);
  while ((bool b = n)) ;
  n = (int)3 + (int(4)) + (int{ 5 }) + sizeof(int) + sizeof(int[3]) + (n);
  for (int i = (int)(n); i < (int)sizeof(S); i++) ;
}

struct S { int a; S(int); };
void f(float *);
int g(int *p)
{
  int *a = (float)nothing1;
  int *b = static_cast<float *>(nothing2);
  int *c = float(nothing3 + 1);
  S d = (float *)nothing4;
  f((int *)nothing5);
  f(reinterpret_cast<int *>(&nothing6));
  f((int)p->x);
  p = (float)p->x;
  p = S(p->x);
  p = S(nothing7);
  p = new S(nothing8);
  p = -nothing9;
  p = sizeof(nothinga);
  p = (nothingb, 3);
  p = nothingc ? 3.f : 2.f;
  p = (float)(nothingd ? 3.f : 2.f);
  p = nothinge && 1;
  p = !nothingf;
  p = nothingg == 3;
  p = (float)nothingh[3];
  p = ((float)nothingi) + 1;
  p = 3 + (float)nothingj;
  p = S{nothingk};
  p = (float)f(nothingl);
  return (float *)nothingm;
}
int *p = (float)nothingz1;
int *q = (float *)&nothingz2;
float *r = (float *)p;
int use(const int *v) { return (int)*v + int(v[1]) + static_cast<int>(3.f); }

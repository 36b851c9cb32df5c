void f(int n, int m)
{
  int *p = new int[undef1];
  p = new float[undef2 + 3];
  p = new float[n];
  p = new float(undef3);
  p = new float[undef2 + 3][2];
  p = new float[undef2]{ 1 };
}

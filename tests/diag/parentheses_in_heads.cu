void f(int n, int m)
{
  for (int i = 0; i < ((n - 1) - 1; i += 1) {
    n++;
  }
  for (int i = 0; i < (n - 1); i += (1)) n++;
}

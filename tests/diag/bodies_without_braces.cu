typedef float real;
static real first(real d)

  const real a = 0.31938153;
  const real b = -0.356563782;

  if (d > 0)
    a = 1;
  return b;
}
int x1 = y1;
__attribute__((device)) void second(real *v, int step)

  float *a = v + step;
  int *b = v + step;
  float c = (*v) + 1;
  b = c;
}
int x2 = y2;
void third(real *v, int step)
  for (int i = 0; i < 3; i++) {
    v[i] = step;
    v[i] = stepp;
  }
  b3 = c3;
}
int x3 = y3;
int main(int argc, char **argv)
  int n = 3;
  if (n) { n = 2; }
  f5(n);
  for (int i = 0; i < 3; i++) {
    v[i] = stepp;
  }
  return 0;
}
int x5 = y5;

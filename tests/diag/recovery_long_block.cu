// A long block behind a mistake is not passed over as a whole; its } end what is around.
int f(int a, int b);
void g1() { f(1, 2) 
{
  int a = 1;
  int b = 2;
  f(1, 2);

  f(3, 4);
  if (a) {
    f(1, 2);
    f(3, 4);

  }
  f(5, 6);
  for (int i = 0; i < 3; i++) {
    f(1, 2);
    f(3, 4);
    f(3, 4);

  }
  u3;
  f(7, 
9
);
u1;
}
u2;
}
int v;

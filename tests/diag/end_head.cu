int f(int a)

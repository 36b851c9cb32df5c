struct S { int a; };
void f(S s)
int x;

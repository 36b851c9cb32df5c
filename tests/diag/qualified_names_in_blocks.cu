struct M { void f(); static int s; M(); ~M(); int g(int) const; typedef int T; static int t(int); };
void f(int n)
{
  int M::s = 3;
  int M::g(int);
  void M::f();
  int M::*pm = 0;
  M::T x = 3;
  int M::nothing;
  M::t(n);
  int (M::*pf)(int) const = &M::g;
}
struct K { void f(); static int s; K(); ~K(); int g(int) const; friend void h(); };
void other(int n)
{
  if (n) {
    n = 2;

void K::f()
{
  s = 3;
}

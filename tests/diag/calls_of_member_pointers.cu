struct M { void inc(); int v; };
int main() {
  M m, *pm = &m; void (M::*f)() = &M::inc;
  m.*f();
  f();
  (m.*f)();
  pm->*f();
  (pm->*f)(1);
  int M::*d = &M::v;
  d();
  return 0;
}

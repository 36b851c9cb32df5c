// Parameters of types that nothing declares, with __restrict__: the first one makes all of it an initializer.
__attribute__((global)) void first(real *__restrict__ x, int n) { x[0] = n; }
void all(real1 *__restrict__ x, real1 *__restrict__ y) { }
int with_const(real2 *__restrict__ x, const real2 *y, float *z) { return 0; }
void later(int n, real3 *__restrict__ x) { x[0] = n; }
void reference(real4 &__restrict__ x, int n);
struct S {
  void member(real5 *__restrict__ x, int n) { }
};
template <class T> void pattern(real7 *__restrict__ x, T n) { int y; y = n; }
int behind = unknown;
template <class T> void last(real8 *__restrict__ x, T n) { }
int end;

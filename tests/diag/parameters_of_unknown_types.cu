struct S { int x; };
__attribute__((global)) void kernel(float *__restrict__ out, cnst float *__restrict__ in, int log) { const int n = 1 << log; out[0] = in[n]; }
void one(int a, cnst float *b, int c) { b[0] = c; }
void two(int a, cnst float b, int c) { c = 0; }
void three(int a, cnst int b, unknown1 *d, unknown2 e, cnst unsigned f, int c) { c = 0; }
void four(int a, cnst S *y, int z) { z = 3; }
void five(int a, cnst S y, int z) { z = 3; }
void six(int a, cnst T *y, int z) { z = 3; }
void seven(int a, unknown1 x, int S y z, int z) { z = 3; }
void eight(int a, struct UU *x, unknown1 *y, const unknown2 int k) { a = 3; }
void near(int a, const float *b, unsigned long long c, struct VV *d, const S *e) { c = a + *b + e->x; }

// Vectors and complex numbers of the GNU dialect that are read before they have a value.
typedef int v4 __attribute__((vector_size(16)));
void f() { v4 v; v4 w = v + v; (void)w; }
void f2() { int v __attribute__((vector_size(16))); v + v; }
void f3() { int v __attribute__((vector_size(16))); int x = v[1]; (void)x;}
void f4() { v4 v; int *p = &v[1]; *p = 3; v4 w = -v; (void)w; }
void f5() { v4 v; v[1] = 3; v4 w = -v; (void)w; }
void f6() { _Complex float v; _Complex float w = -v; (void)w; }
void f7() { v4 v; v4 w = v ? v : v; (void)w; }
void f8() { v4 v; auto w = v < v; (void)w; }
void g1() { v4 v; int x = sizeof(v[1]); (void)x; }
void g2() { v4 v; v += v; }
void g3() { v4 v; v[0]++; }
void g4() { v4 v; v[0] += 2; v4 w = v; (void)w; }
void g5() { v4 a[3]; v4 w = a[0]; (void)w; }
void g6() { v4 a[3]; a[0][1] = 2; v4 w = a[0]; (void)w; }
struct S { v4 m; int n; }; void g7() { S s; v4 w = s.m; (void)w; int x = s.m[2]; (void)x; }
void g8() { S s; s.m[2] = 3; v4 w = s.m; (void)w; }
void g9() { _Complex float z; __real__ z = 3; _Complex float y = z; (void)y; }
void h1() { _Complex float z; float y = __imag__ z; (void)y; }
void h3() { v4 v; (void)v; v; }
void h4() { v4 v; v++; }
void h5() { v4 v; v4 &r = v; r[1] = 2; (void)r; }
void h6() { v4 v; auto l = [=] { return v[1]; }; (void)l; }
v4 h8() { v4 v; return v; }
void h9(int c) { v4 v; if (c) v = v4{1,2}; v4 w = v; (void)w; }
void i1() { v4 v = v; v4 u = u + 1; (void)u;}
void i2() { v4 v; long long x = (long long)v[1]; v4 y = (v4)v; (void)x; (void)y; }
void i3() { v4 v; typedef long long l2 __attribute__((vector_size(16))); l2 x = (l2)v; (void)x; }
void i4() { v4 v; volatile v4 q; v4 w = q; (void)w; v4 *p = &v; (void)p; int *e = (int *)&v; (void) e; }
void i6() { v4 v; v[2] = v[3]; }
void i7() { v4 v; v4 w = ~v; w = !v; (void)w; v4 t; w = t << 2; v4 s; w = s * 2 + s; }
void j1() { _Complex float z; z++; }
void j2() { _Complex float z; float y = __imag__ z + __real__ z; (void)y; _Complex double d = 3; d = z * 2; }
void j3() { _Complex float z; __imag__ z += 3; }
void j4() { _Complex float z; float *p = &__real__ z; *p = 2; _Complex float y = z; (void)y;}

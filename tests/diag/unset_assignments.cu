// In which order the operands of assignments are read.
int f(); struct S { int m; };
void g() { int x; x += x; int a,b; a += b; }
void g2() { int a,b; a <<= b; int *p; int i; p += i; int *q; int j; q[j] = 3; int *r; int k; r[k] += 3; int *s; int l, m; s[l] += m; }
void g3() { int a, b; a = b; int *p; int c; *p = c; int *q; int d; *q += d; S *s; int e; s->m += e; S t; int u; t.m += u; }
void g4() { int a[3]; a[0] += a[1]; int b[3]; b[0] = b[1]; int i, j; int c[3]; c[i] = j; int *p; p[i] = c[1]; int k,l; c[k] += l; }
void g6() { S s; s.m = s.m; S t; t = t; S u, v; u = v; S *p, *q; *p = *q; p->m = 3; S *x; int y; x->m = y; (*x).m = y; }
void g7() { int a; a = a; int b; b = b + 1; int *p; p = p + 1; int x; x = f() + x; int y; (y) = y; int z, w; (z) += w; }
namespace more {
void g1() { int *r; *r = *r; }
void g2() { int *s; *s += *s; }
void g3() { int *t; t[1] = t[2]; }
void g5() { int *p, *q; *p = *q; }
void g6() { int *p, *q; *p += *q; }
void g7() { int *p; int c; *p = c; }
void g8() { int *p; int c; *p = c + 1; }
void g9() { int *p; int i; *p = p[i]; }
void h1() { int c[3]; int i, j; c[i] = j; }
void h2() { int c[3]; int i, *j; c[i] = *j; }
void i1() { long *p; int c; *p = c; }
void i2() { int *p; int c; *p = (c); }
void i3() { int *p; int c; *p = (int)c; }
void i4() { int *p; struct { int m; } c; *p = c.m; }
void i5() { int *p; int c; *p += c; long *q; q[2] -= c; }
void i6() { int *p; int c; *p = -c; }
}

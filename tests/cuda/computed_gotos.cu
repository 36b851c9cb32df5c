// nvcc:
// Computed gotos: the operands get parentheses, for the same code.
struct S { void *p; void **q; void *f(); void *operator*(); };
int f(int n, void *v, void **w, S s)
{
	static void *l[] = { &&a, &&b }; a:; b:; switch (n) { case 1: goto *v; case 2: goto *(v); case 3: goto **w; case 4: goto *l[n]; case 5: goto *s.p; case 6: goto *s.f(); case 7: goto *(n ? v : *w); case 8: goto *(void *)w; case 9: goto *w[1]; case 10: goto *(w + 1)[n]; case 11: goto *&&a; case 12: goto *s.q[1]; }
	return n;
}
int labels(int n) { static void *labels[] = { &&a, &&b }; goto *labels[n & 1]; a: n++; b: n--; return n; }
int main() { return f(0, 0, 0, S()) + labels(1); }

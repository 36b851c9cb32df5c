// Operands that operators of the language do not take, conditions, calls of what is no function, values of void.
struct S { int f; };
enum class EC { X };
void fn();
struct B { };
struct D : B { };
void f(double d, int i, int *p, double *q, S s, EC e, void *v, bool b, S *sp, float &fr, const int *cp) {
	d % d; i % d; d % i; d << 1; 1 << d; d & 1; d | d; ~d; i ^ d; p % 1; p & 1; i % p; p << 1; ~p; p | p;
	d %= 2; i %= d; i <<= d; p %= 2; i &= p; p += d; p *= 2; p -= p; i += p; d += p; i *= p; p /= 2; i -= p;
	p + q; p + d; d + p; p - d; p - q; i - p; p * 2; i * p; -p; p / i; p + p;
	p == i; p == q; p == d; p < i; i < p; p < q; d == p; sp == p; p != 1; b == p; p == "x";
	*i; *d; i[1]; d[i]; p[d]; p[q]; i[2][3];
	i(); d(1); p(); (1)(); "x"(); fr(1);
	&1, &(i + 1), &i++;
}
void conditions(double d, int *p, S s, EC e, S *sp) {
	if (s) { }
	while (e) { }
	for (; s;) { }
	do { } while (e);
	if (*sp) { }
	switch (d) { }
	switch (p) { }
	switch (s) { }
}
void alternatives(bool b, int *p, int i, double *q, D *d, S *s) {
	b ? p : i, b ? p : q, b ? "x" : p, b ? s : d;
}
int voids(int i) {
	i = fn();
	int r = fn();
	return fn();
}

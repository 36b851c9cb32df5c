/* Operators whose operands are vectors: their elements, numbers beside them, and conditions. */
typedef int v4i __attribute__((vector_size(16)));
typedef unsigned v4u __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
typedef int v2i __attribute__((vector_size(8)));
v4i a, b;
v4f f;
v4u u;
v2d d;
v8s s;
v2i half;
int i;
float single;
double twice;
const int two = 2;
void elements()
{
	a = (a) + f;
	a = a < d;
	a = (a = b) << s;
	a &= s;
	a -= half;
	a = half == a;
	f = 2 * (f % d);
}
void numbers()
{
	a = a + single;
	a = single * (a);
	a = 1.5 - a;
	a -= single;
	a = f < i;
	f = f + twice;
	f = i / f;
}
void conditions()
{
	if (a) { }
	while (a & b) { }
	do ; while (f);
	for (; a;) ;
	switch (a) { }
}
void steps() { ++a; (a)--; --f; }
/* Near misses. */
void assigned() { f = d; d = f; a = s; }
void valid()
{
	a = a + b; a = a + (v4i)u; a += b; a = a << b; a = a == b; a = f < f; a = ~a; a = !a; a = -a;
	a = a + 1; a = 1 + a; a = a + i; a = a << 1; a = a << i; f = f + single; f = f * 2; f = f * two; f *= 2.5f; d = d * 2; d = d + single;
	a = a ? b : a; a = a && b; i = a[1]; a[i] = 2; s = s + 1; s = s < s;
	u = u + u; u = u & 1; if (a[1]) { } while (f[0] > 1) { }
}
template<class T, class U> auto sum(T t, U u) -> decltype(t + u) { return t + u; }
v4i whole = sum(a, b);

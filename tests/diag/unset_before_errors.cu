struct S { int m; };
int take(int *, float *);
void f(int *q, float *r)
{
	int *a, *b, *c, d, e, *g;
	S *s;
	**(float *)a;
	take((int *)b, q);
	**c;
	take((float *)d, q);
	take(q[e], q);
	s->m + *q - S();
	*g = **r;
}

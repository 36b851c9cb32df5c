// Beside what is wrong an operator reads nothing.
void used(int);
void subscripts(int i) {
	int a[3];
	int v = a[gone];
	int b[3];
	b[gone1] += 2;
	int c[3];
	used(c[i]);
	int d[3];
	used(d[gone2] + 1);
	int e[3];
	++e[gone3];
	int *p;
	p[gone4] = 2;
}
void assignments() {
	int a;
	a += gone5;
	int b[2];
	b[1] -= gone6;
	int c;
	c += 1;
	int d;
	d = gone7;
	used(d);
	int e;
	e += gone8(3);
	int f;
	f <<= used(3);
}

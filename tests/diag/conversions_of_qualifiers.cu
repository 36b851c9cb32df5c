// Pointers to pointers whose qualifiers differ: a warning where they are added, an error where they are dropped.
void tc(const int **);
void tcc(const int *const *);
void tv(volatile int **);
void t3(const int ***);
void tk(const char **);
__attribute__((global)) void k(const float **a) { }
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
int **ret(const int **p) { return p; }
const int **ret2(int **p) { return p; }
void f(int **p, const int **c, int *const *k, char **argv, int ***p3, int *q, void **v)
{
	const int **a = p;
	const int *const *b = p;
	int **d = c;
	int **e = k;
	volatile int **vp = p;
	tc(p);
	tcc(p);
	tv(p);
	t3(p3);
	tk(argv);
	a = p;
	d = c;
	const char **x = argv;
	const int **y = { p };
	const int **z(p);
	const int *const **w = p3;
	const int **nn = &q;
	int *const *km = c;
	struct S { const int **m; } s = { p };
	const int **ca[] = { p };
	const void **vv = v;
	void *const *fine = v;
}
struct B { };
struct D : B { };
void g(D **d, D *const *dc)
{
	B **b = d;
	B *const *c = dc;
}
void launch(float **a) { k<<<1, 1>>>(a); }
// no candidate takes them
void two(const int **);
void two(const char **);
void call(int **p) { two(p); }

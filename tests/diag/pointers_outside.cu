/* Sums and differences of an array and a constant that point neither into the array nor to its end. */
int g[3], m[2][3], one[1];
struct S { int x[2], y; void f(); static int z[2]; } s, *ps;
S make();
int (&lvalue())[3], (&&xvalue())[3];
extern int unknown[];
void use(const void *, ...);
enum { FEW = 3, MANY = 9 };
enum fixed : int { NINE = 9 };
const int four = 4;
int four_or_five = 4;

int *n0 = g + 4, *n1 = g - 1, *n2 = g + 3;
const char *c0 = "abc" + 5, *c1 = "abc" + 4;

__global__ void k(int *out)
{
	__shared__ int shared[4];
	out[0] = *(shared + 5);
	out[1] = shared[5];
}

void S::f() { use(x + 4, this->x + 3, x + 2, z + 3, &y + 2); }

void constants(int a[3], int (*pa)[3], int (&r)[3], int i)
{
	use(g + 4u, g + 'a', g + sizeof(int) * 4, g + MANY, g + NINE, g + four, 4 + g, -1 + g, g - -4);
	use(g + FEW, g + four_or_five, g + i, g + true, g - 0, 3 + g, g + !i);
	use(g + 4294967295u, g + 0x7fffffffffffffffLL, g - 0x7fffffffffffffffLL);
}

void arrays(int a[3], int (*pa)[3], int (&r)[3], int i)
{
	auto &same = g;
	S two[2];
	use((g) + 4, ((g)) + 4, *pa + 4, r + 4, same + 4, lvalue() + 4, xvalue() + 4, ps->x + 3, make().x + 3, two[1].x + 3);
	use(m + 3, m[1] + 4, *m + 4, L"ab" + 4, *&g + 4, static_cast<int (&)[3]>(g) + 4, (int (&)[3])*a + 4);
	use(a + 5, (int *)g + 4, (i, g) + 4, (i ? g : r) + 4, unknown + 4, one + 2, &g[4], (g + 2) + 2, m[5] + 3);
	use(one - 1);
	g[5] = 1;
	*(g + 5) = 1;
	int *p = g + 5 - 3;
	p += 9;
}

void places(int *a)
{
	if (0)
		use(g + 4);
	if (false && g + 4 == a)
		use(a);
	auto in_lambda = [] { use(g + 4); };
	auto in_generic = [](auto) { use(g + 4); };
	static_assert(sizeof(g + 4) == sizeof(int *), "");
	decltype(g + 4) same_type = a;
	for (int *p = g + 4; p > g - 1; --p)
		;
	return;
	use(g + 4);
}
struct members { int a[2]; const int *p = a + 3, *q; members() : q(a + 4) {} };
const int *by_default(const int *p = g + 5);

template <typename T> void in_template(T *t, T (&r)[3])
{
	T dependent[3];
	int sized[sizeof(T)], known[2];
	use(dependent + 5, sized + 9, known + 5, t->x + 4, r + 4);
}
template void in_template(S *, S (&)[3]);
template <typename T> struct in_class { T x[2]; int last[sizeof(T)]; void f() { use(x + 3, last + 3); } };
template struct in_class<char>;

#pragma nv_diag_suppress pointer_outside_base_object
void suppressed() { use(g + 4); }

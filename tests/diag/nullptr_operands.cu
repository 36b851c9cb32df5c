enum E { A, B };
enum class F { A, B };
struct S { int a; };
struct C { C(int); operator float *(); };
E h();
F hf();
S hs();
int *pp();
int numbers(int i, float x, E e, F f, S s, int *p, decltype(nullptr) np)
{
	i = nullptr * 3; i = 3 * nullptr; i = i + nullptr; i = nullptr + i; i = i - nullptr; i = nullptr - i; i = p - nullptr; i = nullptr - p;
	x = x * nullptr; x = x / nullptr; i = i % nullptr; i = i << nullptr; i = i & nullptr; i = i && nullptr; i = i < nullptr; i = nullptr == i;
	i = -nullptr; i = +nullptr; i = ~nullptr; i = !nullptr; i += nullptr; i *= nullptr; p += nullptr; i = p[nullptr];
	i = i * np; i = np + 1; p = p + np; p = np + p; i = e * nullptr; i = f * nullptr; i = s * nullptr; i = nullptr + nullptr; i = np - nullptr;
	i = nullptr == nullptr; i = nullptr == p; i = p != np; i = np == 0; i = nullptr ? 1 : 2; if (nullptr) ; p = nullptr; x = -x;
	return i;
}
int indirections(int i, float x, E e, F f, S s, int *p, decltype(nullptr) np)
{
	*e; *A; *f; *h(); *hf(); i = *e + 3; *i; *x; *s; *hs(); **p; *nullptr; *np; i = p[e]; p = p + e; p = p - A; i = e * p;
	return *p + p[A];
}
int alternatives(int i, float x, E e, F f, S s, int *p, C c, float *fp)
{
	i = i ? p : 3; i = i ? 3 : p; const int j = i ? p + 1 : i - 1; i = i ? e : p; i = i ? s : 3; i = i ? s : p; i = i ? x : p; i = i ? p : &x;
	i = i ? nullptr : 3; i = i ? i : nullptr; p = i ? 0 : p; p = i ? 1 - 1 : p; i = i ? f : e; i = i ? f : 0; i = i ? pp() : i - 1;
	p = i ? '\0' : p; p = i ? (0) : p; p = i ? 0L : p; p = i ? (int)0 : p; p = i ? nullptr : p; f = i ? f : F::A; e = i ? e : B; i = i ? e : 3;
	fp = i ? c : fp; fp = i ? c : nullptr; c = i ? c : C(3); x = i ? x : 3; fp = i ? fp : 0; s = i ? s : hs();
	return j;
}
bool comparisons(int *p, int i, bool b)
{
	b = p == 1 - 1; b = p == i + 1; b = p == i++; b = p == 'a'; b = p == '\0'; b = p == 0L; b = p == 1L; b = p == (int)0; b = p == -0; b = p == !1;
	b = p == (i = 0); b = i * 0 == p; b = p != (0); b = p == __null; b = p == nullptr; b = p == pp();
	return b;
}
int labels(int i, E e)
{
	switch (i) { case 99999999999: case -99999999999: case 3u: case 4294967295u: case 'a': ; }
	switch ((char)i) { case 300: case -200: ; }
	switch (e) { case 3: case A: case B + 1: ; }
	switch (i > 3) { case 2: case true: ; }
	switch ((unsigned)i) { case -1: case 5000000000: case 4294967295u: ; }
	switch ((long)i) { case -1: case 5000000000: ; }
	return i;
}

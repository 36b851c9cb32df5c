/* Arithmetic on pointers to what has no size. */
struct incomplete;
typedef void nothing;
void void_pointers(void *v, const void *c, nothing *t, void **vv, int n)
{
	auto a = v + 1;
	v++;
	--v;
	v += n;
	v -= 1;
	auto b = 1 + v;
	auto d = v - v;
	auto e = c - 1;
	t++;
	vv++;
	auto k = v[1];
	auto l = (char *)v + 1;
	v = v ? v + 2 : v;
	auto r = v - c;
	auto m = *v;
}
void functions(int (*f)())
{
	auto g = f + 1;
	f++;
	f += 1;
	auto p = functions + 1;
	auto q = f - f;
	(*f)();
}
void incomplete_classes(incomplete *i)
{
	auto h = i + 1;
	i++;
	auto j = i - i;
	i += 1;
	incomplete **p = &i + 1;
}
template <class T> T *next(T *p) { return p + 1; }
void *of_instance(void *p) { next(p); return p + 1; }
__attribute__((device)) void *on_device(void *p) { return p + 1; }

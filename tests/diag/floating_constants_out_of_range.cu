// Floating values that are known and do not fit in an integer: of constants, calls, operators, in casts, where a constant is required.
constexpr double large() { return 1e50; }
template <class T> struct limits { static constexpr T infinity() noexcept { return __builtin_huge_val(); } };
constexpr int required = 1e20;
enum { enumerator = (int)1e20 };
static_assert((int)1e20 > 0, "");
constexpr int fits = 2.5;
int calls(int *p)
{
	p[0] = limits<float>::infinity();
	p[1] = large();
	p[2] = (int)large();
	p[3] = -large() + 1;
	unsigned char narrow = large();
	float is_none = large();
	return large();
}
int constants(int *p, float f)
{
	const double local = 1e40;
	static const float lasts = 1e20f;
	const float depends = f, doubled = lasts * 2;
	float changes = 1e20f;
	volatile const float may_change = 1e20f;
	p[0] = local;
	p[1] = lasts;
	p[2] = doubled;
	p[3] = depends + changes + may_change;
	p[4] = 1.0 / 0.0;
	p[5] = 1e300 * 1e300;
	p[6] = f > 0 ? 1e20 : 1;
	p[7] = true ? 1e20 : 1;
	return 'c' * 1e20;
}
void casts(int i)
{
	i = (char)1e5;
	i = int(1e20);
	i = static_cast<int>(1e20);
	i = (unsigned)-1.0;
	i = (int)2147483647.5;
	i = sizeof((int)1e20);
	bool b = (bool)1e20;
}
template <class T> void instances(T x) { x = (T)1e20; x = large(); int y = (int)1e20; }
void instantiate() { instances('c'); instances(1.0); }

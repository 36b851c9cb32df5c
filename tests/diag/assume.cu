// __builtin_assume has no value in a constant expression, whatever it assumes.
constexpr int f(int v)
{
	__builtin_assume(v >= 0);
	return v;
}
static_assert(f(3) == 3, "holds");
static_assert(f(-3) == -3, "holds");
static_assert(f(3) == 4, "fails");
static_assert(f(-3) == -4, "fails");

/* Functions that are noexcept as arguments for parameters that do not say so, and default arguments that could be types. */
int quiet(int) noexcept { return 1; }
int loud(int) { return 2; }
struct M { int quiet(int) noexcept { return 1; } int loud(int) { return 2; } static int fixed(int) noexcept { return 3; } };
template <int (&)(int)> int referred() { return 1; }
template <int (*)(int)> int pointed() { return 1; }
template <int (&)(int) noexcept> int quietly() { return 1; }
template <int (&F)(int)> struct Called { static int by() { return F(1); } };
template <class T, T (*F)(T)> struct Wrapped { static T by(T t) { return F(t); } };
template <int (M::*)(int)> int member() { return 1; }
template <int (M::*)(int) noexcept> int quiet_member() { return 1; }
template <auto F> int any() { return 1; }
template <class T = int, T N = T(), T (*F)(T) = quiet> T by_default() { return F(N); }
int use(Called<quiet>, Wrapped<int, quiet>)
{
	return referred<quiet>() + referred<loud>() + pointed<quiet>() + pointed<&quiet>() + quietly<quiet>() + Called<quiet>::by() + Called<loud>::by() +
	       Wrapped<int, quiet>::by(1) + Wrapped<int, M::fixed>::by(2) + Wrapped<int, &M::fixed>::by(2) + member<&M::quiet>() + member<&M::loud>() +
	       quiet_member<&M::quiet>() + any<quiet>() + any<&M::quiet>() + by_default();
}

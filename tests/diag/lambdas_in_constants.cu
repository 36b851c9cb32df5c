/* Lambdas in operands that are not evaluated, in constants of declarations outside of functions [expr.prim.lambda]/2. */
static_assert(sizeof([] { return 1; }) == 1, "");
static_assert(decltype([] {})(), "");
static_assert([] { return true; }(), "");
alignas(sizeof([] {})) int aligned;
struct alignas(sizeof([] {})) aligned_class {};
struct members {
	static_assert(sizeof([] { return 1; }) == 1, "");
	int width : sizeof([] {}) * 3;
	int known : sizeof(int[3]);
	alignas(sizeof([] {})) int member;
};
template <class T> struct of_template {
	static_assert(sizeof(T) > 0 && sizeof([] {}), "");
	static_assert(sizeof(T[3]) > 0, "");
	alignas(sizeof([] {})) int member;
};
void in_body()
{
	static_assert(sizeof([] { return 1; }) == 1, "");
	static_assert([] { return true; }(), "");
	alignas(sizeof([] {})) int local;
}

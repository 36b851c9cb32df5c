// Lists in braces that auto would make a std::initializer_list of, which nothing declares.
auto global = { 1, 2 };
auto one{ 3 };
struct S { S(int, int); };
S s = { 1, 2 };
void f()
{
	for (int i : { 1, 2 })
		one += i;
	for (auto x : { 1.0, 2.0, 3.0 })
		one += x;
	for (auto x : { 1, 2.0 })
		one += x;
	auto l = { 1, 2 };
	auto m = { 1 };
	auto n{ 1 };
	const auto &r = { 1, 2 };
	static auto fixed = { 1 };
	auto mixed = { 1, "s" };
	int array[] = { 1, 2 };
	for (int i : array)
		one += i;
	auto p = new auto{ 1 };
}
template <class T> void t()
{
	for (T i : { 1, 2 })
		one += i;
	for (auto i : { T(1) })
		one += i;
}
__attribute__((global)) void kernel(int *out)
{
	for (int i : { 1, 2, 3 })
		*out += i;
}

// Elements of arrays that are no constants, and some that are: members, parameters, pointers, indices that vary.
struct holder {
	int v[2];
	constexpr int at(int i) const { return v[i]; }
};
holder object;
constexpr holder constant = { { 1, 2 } };
const int numbers[2] = { 1, 2 };

void local()
{
	holder k = {};
	static holder s;
	constexpr int a = k.v[0];
	constexpr int b = s.v[1];
	int array[s.v[0] + object.v[1]];
	constexpr const int *address = &s.v[1];
	constexpr unsigned long size = sizeof(k.v[0]);
}
void by_value(holder p) { constexpr int a = p.v[0]; }
void by_reference(holder &p) { constexpr int a = p.v[0]; }
void by_pointer(holder *p) { constexpr int a = p->v[0]; }
void array_by_reference(int (&a)[3])
{
	constexpr int b = a[0];
	constexpr unsigned long size = sizeof(a) / sizeof(a[0]);
}
void of_pointer(int *a) { constexpr int b = a[0]; }
void index_varies(int i)
{
	const int c[2] = { 1, 2 };
	constexpr int b = c[i];
	constexpr int d = numbers[i];
	constexpr int f = object.v[i];
}
void index_is_constant()
{
	constexpr int c[2] = { 1, 2 };
	const int one = 1;
	constexpr int a = c[one], b = numbers[one], d = constant.v[one], e = constant.at(1);
	static_assert(a + b + d + e == 8, "");
	constexpr const int *p = numbers;
	constexpr int f = p[1];
	constexpr const int &r = numbers[1];
	constexpr int &g = object.v[1];
}
constexpr int sum(const int *p, const int (&a)[2], const holder &h) { return p[0] + a[1] + h.v[1]; }
static_assert(sum(numbers, numbers, constant) == 5, "");
template<class T>
void in_template(T t, int i)
{
	constexpr int a = numbers[1];
	constexpr int b = numbers[i];
}

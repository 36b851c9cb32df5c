// Values of vectors in constant expressions: elements, operators by element, parameters, results, members, references.
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b4 __attribute__((vector_size(4)));
typedef unsigned u4 __attribute__((vector_size(16)));
template <int...> struct values;

constexpr v4 a = { 1, 2, 3, 4 }, b = { 10, 2, 30, -40 }, none = {}, part = { 7 };
constexpr v4 sum = a + b, mixed = (a + b) - a * a / b % v4{ 3, 3, 3, 3 };
values<sum[0], sum[3], mixed[0], mixed[1], none[2], part[0], part[1]> x1;
values<(a & b)[1], (a | b)[2], (a ^ b)[3], (a << a)[3], (b >> a)[0], (-a)[1], (~a)[2], (+a)[3], (a + 1)[0]> x2;

constexpr f4 half = f4{ 1, 2, 3, 4 } / f4{ 2, 2, 2, 2 };
values<(int)(half[0] * 10), (int)(half[2] * 10)> x3;
constexpr b4 wraps = b4{ 200, 100 } + b4{ 200, 100 };
values<wraps[0], wraps[1], (int)((u4)b)[3]> x4;

constexpr int at(v4 x, int i) { return x[i]; }
constexpr v4 add(const v4 &x, v4 y) { return x + y; }
constexpr v4 swap(v4 x)
{
	int first = x[0];

	x[0] = x[3];
	x[3] = first;
	x[1] += 5;
	x[2]++;
	return x;
}
constexpr v4 copied(v4 x)
{
	v4 y = {}, z{ x }, w(z);

	y = w;
	return y;
}
constexpr v4 list() { return { 5, 6 }; }
constexpr v4 pick(bool first) { return first ? a : -a; }
values<at(a, 2), add(a, b)[2], swap(a)[0], swap(a)[1], swap(a)[2], copied(b)[3], list()[1], list()[2], pick(false)[0]> x5;

struct holder {
	int i;
	v4 v;
};
struct made {
	v4 v;
	constexpr made(v4 x) : v(x) {}
	constexpr made() : v{ 9 } {}
	constexpr v4 get() const { return v; }
};
constexpr holder h = { 1, { 2, 3 } }, of = { 1, a }, zero = {};
values<h.v[1], of.v[3], zero.v[0], made(a).get()[1], made().get()[0], made().get()[1]> x6;

constexpr v4 table[] = { a, a + a, -a };
constexpr int total(const v4 *p, int n)
{
	int result = 0;

	for (int i = 0; i < n; i++)
		for (int j = 0; j < 4; j++)
			result += p[i][j];
	return result;
}
constexpr const v4 &reference = a;
constexpr const v4 *pointer = &b;
values<total(table, 3), table[1][1], reference[1], (*pointer)[3], pointer[0][2]> x7;
static_assert((a + a)[0] == 3, "a + a");
static_assert((a + a)[0] == 2 && at(sum, 3) == -36, "");

// What is true is nothing that both compilers agree about.
static_assert((a < b)[0], "");

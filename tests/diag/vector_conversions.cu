// A vector is converted to no other type, nor anything else to it; as an element of a list it may be without its braces.
typedef int v4 __attribute__((vector_size(16)));
typedef unsigned u4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef double d4 __attribute__((vector_size(32)));
typedef v4 same;
struct s {
	v4 m;
	f4 n;
	s(v4 x) : m(1), n(x) {}
	s() : m{ 1 }, n{} {}
};
v4 global = 1;
v4 direct(1);
f4 two = global, three = 2.0f;
v4 array[2] = { 1, 2 };
v4 arrays[2] = { { 1, 2 }, 3, 4 };
struct agg {
	int i;
	v4 v;
} elided = { 1, 2, 3 };
void d(v4 x = 1);
v4 r(int x) { return x; }
void f(f4 x, v4 a, u4 u, d4 e)
{
	v4 l2(x);
	static v4 l3 = x;
	v4 l4 = (x);
	same fine = a, copy(a), braced{ a }, list{ 1 }, parts = { 1, 2, 3, 4 };
	const v4 l8 = "a";
	u4 other = a;
	d4 wide = x;
	v4 moved = static_cast<v4 &&>(a), cast = (v4)u, compared = a == a, sum = a + fine;
	const same &reference = a;

	a = 1;
	a = x;
	a = u;
	a = fine;
	a = a < a;
	d(x);
	d(1);
	d(a);
	d({ 1, 2 });
	int i = a[0];
	float w = x[1];
	for (v4 l6 = x;;)
		;
}

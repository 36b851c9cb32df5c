// Lists in braces that are assigned: what they are made into is wrong; const objects of classes that are instances, without a value.
struct vec3 { float x, y, z; vec3(float a, float b, float c) : x(a), y(b), z(c) {} };
struct agg { int a; float b; };
void f(vec3 *p, agg *a, int i, int *q) {
	p[2] = {1.0f, 2.0f};
	p[0] = {1, 2, 3};
	p[1] = {1.0f, "x", 2.0f};
	a[0] = {1, 2.0f};
	a[1] = {1, 2, 3};
	i = {1};
	i = {1, 2};
	i = {};
	q = {&i};
	q = {&i, &i};
	*p = {};
}
template <typename T> void t(T v) { v = {1, 2}; int i; i = {2}; }
void g(vec3 v) { t(agg()); }

/* Classes with several and virtual bases, constructors that only implicit ones call, pointers to members, tables of functions. */
#include <cstdio>
#include <new>
struct Shape { __device__ virtual float area() const = 0; __device__ virtual ~Shape() {} __device__ virtual int kind() const { return 0; } };
struct Named { __device__ virtual const char *name() const { return "n"; } int id; __device__ int get_id() const { return id; } int unused_one() { return 1; } };
struct Square : Shape, Named { float s; __device__ Square(float s) : s(s) { id = 3; } __device__ float area() const override { return s * s; } __device__ int kind() const override { return 1; } typedef float value_type; static constexpr int sides = 4; };
struct Base { int b; __device__ Base() : b(1) {} __device__ virtual int vb() { return b; } };
struct L : virtual Base { int l; __device__ int vb() override { return 2 + l; } };
struct R : virtual Base { int r; };
struct LR : L, R { __device__ int sum() { return b + l + r; } using L::l; };
struct LRs : Shape { __device__ float area() const override { return 8; } };
template <class T> struct Mixin : T { __device__ float area() const { return T::area() * 2; } __device__ int kind() const { return 7; } int never() { return T::nothing(); } };
__device__ int add(int a, int b) { return a + b; }
__device__ int sub(int a, int b) { return a - b; }
typedef int (*op)(int, int);
__device__ op table[] = { add, sub };
__constant__ op ctable[2] = { add, sub };
__device__ int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
struct M { int x; __device__ int f(int y) { return x + y; } __device__ int g(int y) { return x - y; } __device__ int h(int); };
__device__ int M::h(int q) { return q * x; }
__global__ void k(float *out, int *o, int n)
{
	Mixin<LRs> *m = (Mixin<LRs> *)out; out[2] = ((Shape *)m)->area();
	Square q(out[0]);
	const Shape *s = &q; const Named *nn = &q;
	out[0] = s->area() + s->kind() + nn->name()[0] + nn->get_id() + Square::sides;
	LR lr; lr.l = 4; lr.r = 5; Base *b = &lr; o[0] = lr.sum() + b->vb();
	o[1] = table[n & 1](n, 3) + ctable[n & 1](n, 4) + fact(n);
	int (M::*pm)(int) = n ? &M::f : &M::g; M mm{ n }; o[2] = (mm.*pm)(7) + mm.h(2);
	printf("%d %f\n", n, out[0]);
}
__global__ void k2(Square *p, float *o) { Square *q = new (p) Square(2.f); *o = q->area(); }
int main() { k<<<1, 1>>>(nullptr, nullptr, 1); }

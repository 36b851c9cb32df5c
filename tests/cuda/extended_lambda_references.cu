// nvcc: --extended-lambda
/* References that __host__ __device__ lambdas capture: a variable of a namespace is used itself, not the copy. */
template <class F> __global__ void run(F f, int *p) { *p = f(1); }
template <class F> __host__ __device__ int both(F f) { return f(2); }
struct Pair { int a, b; };
__device__ int d;
__device__ Pair pair;
__managed__ int managed;
__device__ int table[4];
const int constant = 4;
namespace n { namespace { __device__ int hidden; } __device__ int inner; struct S { __host__ __device__ int f(int x) const { return x; } }; __device__ S object; }
int by_name(int *p)
{
	int &r = d; const int &c = constant; int &in = n::inner; int &hid = n::hidden;
	auto f = [r, c, in, hid] __host__ __device__(int x) { return x + r + c * in - hid; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int classes(int *p)
{
	Pair &r = pair; n::S &s = n::object;
	auto f = [r, s] __host__ __device__(int x) { return x + r.a * s.f(r.b) + (int)sizeof(r) + (int)sizeof(decltype(r)); };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int others(int *p, int &parameter)
{
	int &m = managed, &e = table[2]; int local = 1; int &l = local;
	auto f = [m, e, l, parameter] __host__ __device__(int x) mutable { l++; return x + m + l + parameter; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
template <class T> int in_template(int *p, T t)
{
	int &r = d;
	auto f = [r, t] __host__ __device__(int x) { return x + r + t; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int main() { int x = 0; return by_name(&x) + classes(&x) + others(&x, x) + in_template(&x, 1) + in_template(&x, 'c'); }

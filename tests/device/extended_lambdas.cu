// nvcc: --extended-lambda
/* Device lambdas in host functions, and kernels that they instantiate. */
template <class F> __global__ void run(int *p, F f) { *p = f(*p); }
template <class F> void launch(int *p, F f) { run<<<1, 1>>>(p, f); }
__device__ int helper(int n) { return n * 11; }
template <class T> void of_template(T *p) { launch((int *)p, [=] __device__(int n) { return helper(n) + int(sizeof(T)); }); }
struct Class { void member(int *p) { launch(p, [] __device__(int n) { return n + 3; }); } };
int main()
{
	int *p = nullptr, captured = 5;
	launch(p, [=] __device__(int n) { return n + captured; });
	launch(p, [=] __host__ __device__(int n) { return helper(n) - captured; });
	of_template((long *)p);
	Class().member(p);
	auto host = [&](int n) { return n + captured; };
	return host(1);
}

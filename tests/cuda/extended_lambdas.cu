// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++14 -O2
// nvcc: --extended-lambda -std=c++20
// nvcc: --extended-lambda
// Wrappers stand for lambdas that run on devices; kernels that take these are launched and registered.
#include <cstdio>
template <class F> __global__ void kernel(F f, int *p) { f(p); }
template <class F> void run(F f, int *p) { kernel<<<1, 1>>>(f, p); }
void function(int *p, int n)
{
	auto none = [] __device__ (int *p) { *p = 1; };
	run(none, p);
	kernel<<<1, 1>>>([=] __device__ (int *p) { *p = n; }, p);
	auto both = [n, p] __host__ __device__ (int *q) {
		return n + p[0];
	};
	auto pointer = [] __host__ __device__ (int *q) mutable noexcept -> int { return 1; };
	auto result = [=, x = n + 1] __device__ (int *q) -> int {
		return x + n;
	};
	run(both, p);
	run(pointer, p);
	run(result, p);
	int (*converted)(int *) = pointer;
	printf("%d\n", both(p) + pointer(p) + converted(p));
}
template <class T> void function_template(T *p, int n)
{
	auto a = [=] __device__ (T *q) { *q = n; };
	run(a, p);
	auto b = [n, p] __host__ __device__ (int *q) { return n + p[0]; };
	run(b, p);
	run([t = T(n)] __device__ (T *q) -> T { return t; }, p);
}
struct S {
	int x;
	void object(int *p)
	{
		run([=] __device__ (int *p) { *p = x; }, p);
		run([this] __host__ __device__ (int *p) { *p = x; }, p);
	}
};
namespace {
struct U { void member(int *p) { run([] __device__ (auto *p) { *p = 2; }, p); } };
void unnamed(int *p) { run([p] __device__ (int *) { }, p); }
}
void arrays(int *p)
{
	int a[3] = { 1, 2, 3 }, b[2][3] = { };
	const float c[1][2][1][2][1][2][1] = { };
	run([=] __device__ (int *p) { *p = a[1] + b[1][1] + c[0][1][0][1][0][1][0]; }, p);
	run([a, b] __host__ __device__ (int *p) { *p = a[1] + b[1][1]; }, p);
}
struct Threads { static constexpr __host__ __device__ int width(int) { return 32; } constexpr __host__ __device__ int height() const { return 2; } };
template <class F> __global__ void kernel_of_threads(F f, int *p) { f(Threads(), p); }
void generic(int n, int *p)
{
	kernel_of_threads<<<1, 1>>>([=] __device__ (auto threads, auto *p) {
		__shared__ int sums[threads.width(1)], more[threads.height()];
		sums[0] = more[0] = n;
		*p = sums[0];
	}, p);
}
template <class F> constexpr int kinds(const F &)
{
	return __nv_is_extended_device_lambda_closure_type(F) + 2 * __nv_is_extended_host_device_lambda_closure_type(F) +
	       4 * __nv_is_extended_device_lambda_with_preserved_return_type(F);
}
void traits()
{
	auto host = [] { };
	auto device = [] __device__ { };
	auto result = [] __device__ () -> int { return 0; };
	auto both = [] __host__ __device__ { };
	printf("%d %d %d %d\n", kinds(host), kinds(device), kinds(result), kinds(both));
}
int main()
{
	int *p = 0;
	function_template(p, 3);
	function(p, 2);
	S{ 1 }.object(p);
	U{}.member(p);
	unnamed(p);
	arrays(p);
	generic(1, p);
	traits();
}

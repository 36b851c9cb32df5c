/* Kernels and functions in every form of linkage. */
#include <stdio.h>

static void host_only() { printf("host\n"); }
static __device__ int hidden(int a) { return a * 3; }
static __device__ __noinline__ int hidden_unused(int a) { return a * 4; }
inline __device__ int in_line(int a) { return a + 5; }
inline __device__ int in_line_unused(int a) { return a + 6; }
extern "C" __device__ int c_function(int a) { return a - 7; }
extern "C" __global__ void c_kernel(int *p) { *p = c_function(*p); }
extern "C" {
int c_host(int);
__device__ int c_block(int a) { return a ^ 8; }
}
__host__ __device__ int both(int a)
{
#ifdef __CUDA_ARCH__
	return hidden(a);
#else
	host_only();
	return c_host(a);
#endif
}
__device__ int nobody_calls_it(int a) { return in_line(a); }
__device__ int recursive(int n) { return n < 2 ? 1 : n * recursive(n - 1); }
__device__ int first(int n);
__device__ int second(int n) { return n ? first(n - 1) : 1; }
__device__ int first(int n) { return n ? second(n - 1) : 0; }
__global__ void declared(int *p);
static __global__ void hidden_kernel(int *p) { *p = both(*p); }
__global__ void kernel(int *p, const int *__restrict__ q) { *p = both(*q) + c_block(*q) + recursive(*q) + first(*q); }
__global__ void __launch_bounds__(128, 2) bounded(int *p) { p[threadIdx.x + blockIdx.x * blockDim.x] = 1; }
int main() { int *p = nullptr; declared<<<1, 1>>>(p); hidden_kernel<<<1, 1>>>(p); kernel<<<1, 1>>>(p, p); bounded<<<1, 1>>>(p); host_only(); }

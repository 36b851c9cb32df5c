// nvcc: -Xcudafe --no-shadow-functions
// nvcc: -G -Xcudafe --no-shadow-functions
// Device functions that are only declared, and the placeholders that a debugger can stop at instead.
__device__ int plain(int x) { return x; }
static __device__ int internal(int x) { return x; }
struct S {
	__device__ int member(int a) { return a; }
	__device__ S() { }
};
template <class T> __device__ T generic(T x) { return x; }
template <class T> __global__ void generic_kernel(T x) { x = generic(x); }
__global__ void kernel(int x)
{
	x = plain(internal(S().member(x)));
}
__host__ __device__ int both() { return 1; }
int main()
{
	kernel<<<1, 1>>>(both());
	generic_kernel<<<1, 1>>>(2);
}

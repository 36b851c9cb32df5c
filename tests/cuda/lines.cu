// Lines that the host compiler counts after every kind of change.
__attribute__((noinline))
__attribute__(
(device)) int
attribute_over_lines(int x)
{
	return x;
}
int after_attribute() { return __builtin_LINE(); }
template <class T,
          int N = 3>
__global__ void
template_kernel(T a,
                int)
{
	a = N;
}
int after_template() { return __builtin_LINE(); }
__global__ void kernel(int a,
                       int b)
{ a = b; } int after_kernel() { return __builtin_LINE(); }
namespace
{
int in_unnamed() { return __builtin_LINE(); }
}
__managed__ int
	managed[] = {
		1,
		2
	}; int after_managed() { return __builtin_LINE(); }
__device__ int list[] = {
	1,
	2,
}; int after_variable() { return __builtin_LINE(); }
static __device__ int unused() { return 1; } int after_unused() { return __builtin_LINE(); }
struct S {
	__device__ S(int x) : x(x)
	{
	}
	int member() { return __builtin_LINE(); } __device__ int d() {
		return x; } int after_member() { return __builtin_LINE(); }
	int x;
};
int main()
{
	kernel
		<<<1 +
		   managed[0],
		   2>>>
		(1,
		 2); int after_launch = __builtin_LINE();
	kernel<<<__builtin_LINE(), 1>>>(1, 2), kernel<<<1, __builtin_LINE()>>>(__builtin_LINE(),
		2); int here = __builtin_LINE();
	template_kernel<<<1, 1>>>(__builtin_LINE(), managed
		[0]); int there = __builtin_LINE();
	return after_attribute() + after_template() + after_kernel() + in_unnamed() + after_managed() + after_variable() + after_unused() + here + there + after_launch +
	       ((S *)managed)->member() + ((S *)managed)->after_member();
}

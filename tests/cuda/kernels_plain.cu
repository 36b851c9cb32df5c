// Kernels that are no templates: linkage, prototypes, namespaces, unnamed parameters, default arguments.
__global__ void declared_first(int x, int y = 3);
__global__ void declared_first(int x, int y) { }
__global__ void unnamed(int *p, int, const float) { p[0] = 1; }
static __global__ void internal(float f) { }
extern "C" __global__ void c_linkage(int n) { }
extern "C" { __global__ void c_block(int n) { } }
inline __global__ void inlined() { }
__launch_bounds__(128, 2) __global__ static void bounded(float f) { }
__global__ void __launch_bounds__(64) bounded_after(void) { }
__global__ void parameters(int a[10], void f(int), const int c, int (*p)[3], const __grid_constant__ int g) { }
namespace outer { inline namespace inner { __global__ void in_namespace(int n) { } } namespace { __global__ void in_unnamed(int) { } } }
namespace { __global__ void unnamed_namespace(int *p) { *p = 1; } }
struct by_value { int a; float b[4]; };
__global__ void takes_struct(by_value v, by_value *out) { *out = v; }

int main()
{
	int *p = nullptr;
	by_value v = { 1, { 2 } };
	declared_first<<<1, 1>>>(1);
	unnamed<<<1, 2>>>(p, 0, 1.f);
	internal<<<1, 1>>>(2.f);
	c_linkage<<<1, 1>>>(1);
	c_block<<<1, 1>>>(1);
	inlined<<<1, 1>>>();
	bounded<<<1, 1>>>(1.f);
	bounded_after<<<1, 1>>>();
	outer::in_namespace<<<1, 1>>>(1);
	outer::in_unnamed<<<1, 1>>>(1);
	unnamed_namespace<<<1, 1>>>(p);
	takes_struct<<<1, 1>>>(v, nullptr);
	return 0;
}

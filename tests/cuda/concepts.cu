// nvcc: -std=c++20
// Constrained and abbreviated templates, consteval, class-type template arguments, in kernels and device functions.
template <class T> concept number = requires(T t) { t + 1; };
__global__ void abbreviated(auto x) { }
template <class U> __global__ void half_abbreviated(U u, auto x, auto... y) { }
template <number T> __global__ void constrained(T x) { }
template <class T> requires number<T> __global__ void with_clause(T x) { }
template <number... T> __global__ void constrained_pack(T... x) { }
template <auto V> __global__ void deduced_constant() { }
template <auto... V> __global__ void deduced_constants() { }
struct literal { int a; };
template <literal L> __global__ void of_class_type() { }
template <number T> __device__ T device_constrained(T x) { return x; }
__device__ auto device_abbreviated(auto x) { return x; }
__device__ int device_with_clause(number auto x) requires true { return x; }
struct members {
	template <class T> requires number<T> __device__ members(T t) { }
	__device__ auto operator<=>(const members &) const { return 1; }
};
__device__ consteval int immediate(int x) { return x; }
consteval __host__ __device__ int immediate_everywhere(int x) { return x; }
__device__ constinit int constant_initialized = 3;
int main()
{
	abbreviated<<<1, 1>>>(1);
	half_abbreviated<<<1, 1>>>(1, 2.f, 3, 4);
	constrained<<<1, 1>>>(1);
	with_clause<<<1, 1>>>(1);
	constrained_pack<<<1, 1>>>(1, 2.);
	deduced_constant<3><<<1, 1>>>();
	deduced_constants<1, 'c'><<<1, 1>>>();
}

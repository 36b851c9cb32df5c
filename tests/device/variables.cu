/* Device variables of every kind, and what initializes them. */
struct Point { int x, y; };
constexpr int compute(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
static constexpr Point origin = { 1, 2 };
const int host_constant = 42;
int host_variable = 43;
__device__ int plain = compute(10);
__device__ Point point = { origin.x, host_constant };
static __device__ int hidden = 3;
static __device__ int hidden_unused = 4;
static __device__ int read_by_host = 5;
extern __device__ int elsewhere;
__device__ int elsewhere;
__constant__ float table[4] = { 1, 2, 3 };
__constant__ Point points[] = { { 1, 2 }, { 3, 4 } };
__managed__ int managed = 7;
__managed__ __device__ Point managed_point;
__device__ const char *const text = "text";
__device__ int *pointer = &plain;
__device__ int (*function_pointer)(int);
__shared__ int outside[32];
namespace n { __device__ int in_namespace = 8; namespace { __device__ int unnamed = 9; } }
template <class T> __device__ T of_template = T(10);
template <class T> __constant__ T constant_of_template[2] = { T(1), T(2) };
struct Class { static constexpr int number = 11; };
template <class T> struct Of { static constexpr T member = T(14); };
static inline __device__ int in_line = 15;
extern __shared__ int dynamic[];
extern "C" __device__ int c_variable = 16;
__device__ int counting() { static int count = 0; static __device__ int other = 1; static __constant__ int third = 2; return ++count + other + third; }
__global__ void kernel(int *p)
{
	__shared__ int shared[64];
	__shared__ Point shared_point;
	shared[threadIdx.x] = plain + point.x + hidden + elsewhere + n::in_namespace + n::unnamed;
	__syncthreads();
	shared_point.x = dynamic[threadIdx.x] + Class::number + Of<int>::member;
	*p = shared[1] + shared_point.x + of_template<int> + constant_of_template<long>[1] + managed + managed_point.y + points[1].x + table[2];
	*p += counting() + in_line + *pointer + function_pointer(1) + text[1] + outside[1] + host_constant;
}
int main() { int copy; cudaMemcpyFromSymbol(&copy, read_by_host, 4); kernel<<<1, 1>>>(&copy); managed++; return copy + host_variable; }

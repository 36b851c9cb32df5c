// nvcc:
// nvcc: -rdc=true
// Declarators, specifiers and initializers of device variables.
struct pair { int x, y; };
struct built { __device__ built() { } int q; };
struct constant { __host__ __device__ constexpr constant() : q() { } constexpr __host__ __device__ constant(int x) : q(x) { } int q; };
__device__ int value = 3;
__device__ int array[10], *pointer = 0, braced{ 4 }, parenthesized(5), (*function)(int), &reference = value;
extern __device__ int declared_only;
constexpr __device__ int constant_array[] = { 1, 2, 3 };
const __device__ float constant_float = 3.f;
constexpr __constant__ float constexpr_constant = 3;
__constant__ pair of_class = { 1 };
__constant__ const pair const_class = { 1, 2 };
__device__ const pair const_braced{ 1, 2 };
__constant__ constant with_constructor(3);
__device__ constant with_constructors{ 3 }, copied = 3;
__device__ built device_constructor;
__device__ int matrix[][2] = { { 1, 2 }, { 3, 4 } };
__device__ char text[] = "abc" "def";
__device__ pair pairs[] = { { 1, 2 }, { 3, 4 }, };
typedef int three[3];
__device__ three of_typedef = { 1, 2, 3 };
__device__ int __attribute__((aligned(16))) aligned = 3, aligned_too = 4;
int __device__ after_type = 3;
int static __device__ after_static = 3;
__device__ int (in_parentheses) = 3;
__device__ int (array_in_parentheses)[] = { 1, 2 };
__device__ void (*to_function)(int) = 0, *to_void;
__device__ auto deduced = 3.f;
__device__ decltype(deduced) of_decltype = 3;
__device__ const volatile int const_volatile = 3;
__device__ __align__(16) int align_macro[4];
__device__ alignas(32) int align_as;
alignas(32) __device__ int align_before;
__device__ struct { int x; } unnamed_class;
__device__ struct named { int x; } of_named, *to_named;
__device__ enum number { one } enumerator = one;
__device__ union { int a; float b; } unnamed_union;
__device__ const char constant_text[] = "abc";
__device__ const char *const constant_pointer = "abc";
extern "C" __device__ int c_variable = 2;
extern "C" __constant__ int c_array[2];
extern "C" __device__ const int c_constant = 5;
extern "C" { __device__ int c_block = 2; }
namespace n { __device__ int variable; __constant__ int constant; namespace { __device__ int hidden; __constant__ int array[2]; __device__ const int fixed = 1; } }
namespace { __device__ inline int inline_hidden = 3; inline constexpr __device__ int inline_constant = 5; }
static inline __device__ int static_inline = 3;
template <class T> __device__ T generic = 3;
template <class T> __constant__ T generic_array[3] = { 1, 2, 3 };
template <class T> static __device__ T generic_static;
template <> __device__ int generic<int> = 4;
template <> __device__ float generic<float>;
template __device__ long generic<long>;
extern __shared__ int dynamic[];
static __shared__ int shared_static;
__shared__ int shared;
__global__ void k(int *p) { __shared__ int tile; extern __shared__ int local_dynamic[]; tile = p[0] + generic<int> + generic_array<float>[0]; p[1] = tile + local_dynamic[0]; }
__host__ __device__ void both()
{
	static int counter = 1;
	extern __shared__ int in_both[];
	counter++;
}
template <class T> __host__ __device__ void both_generic(T t) { extern __shared__ T in_generic[]; }
int host() { extern __device__ int declared_only; return constant_array[1] + constexpr_constant + const_class.x; }

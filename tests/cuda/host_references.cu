// nvcc: -rdc=true
// nvcc: -ewp
// Which kernels and device variables host code refers to, and how the host reference arrays name them.
namespace n {
__device__ int variable;
__global__ void kernel(int) { }
template <class T> __global__ void generic(T) { }
inline namespace i { __device__ int in_inline; __global__ void kernel_in_inline() { } }
namespace { namespace inner { __device__ int hidden; __global__ void hidden_kernel() { } template <class T> __device__ T hidden_generic; } }
static __device__ int internal;
static __global__ void internal_kernel() { }
template <class T> static __global__ void internal_generic(T) { }
static __constant__ int internal_constant;
template <class T> static __device__ T internal_variable;
}
__device__ int v_sizeof, v_device, v_both, v_init, v_template, v_instantiated, v_default, v_uninstantiated, v_lambda, v_dead, v_discarded, v_array[3],
	v_member, v_constructor, v_field, v_global_init, v_kernel, v_inline, v_unused_static, v_decltype, v_argument, v_address, v_never, v_new;
__global__ void k_address() { }
__global__ void k_sizeof() { }
__global__ void k_template() { }
__global__ void k_in_kernel() { }
__global__ void k_dead() { }
__global__ void k_declared();
__global__ void k_overloaded(int) { }
__global__ void k_overloaded(float) { }
__global__ void k_global_init() { }
__global__ void k_argument() { }
extern "C" __global__ void k_c() { }
extern "C" __device__ int v_c;
extern "C" { __device__ int v_c_block; }
template <class T> __global__ void t_address(T) { }
template <class T> __global__ void t_both(T) { }
template <class T> __global__ void t_never(T) { }
template <class T> __global__ void t_specialized(T) { }
template <> __global__ void t_specialized(int) { }
template <int N> __global__ void t_constant() { }
template <class T> __device__ T tv_device;
template <class T> __constant__ T tv_constant;
template <class T> __managed__ T tv_managed;
template <void (*F)()> struct kernel_argument { static void go() { F<<<1, 1>>>(); } };
template <int *P> struct variable_argument { static int *go() { return P; } };
int *global = &v_global_init;
void (*global_kernel)() = k_global_init;
__device__ void device() { v_device = 1; }
__host__ __device__ void both() { (void)v_both; t_both<int>; }
__global__ void kernel() { v_kernel = 1; }
template <class T> void uninstantiated(T t) { (void)&v_template; k_template<<<1, 1>>>(); t_constant<sizeof(T)><<<1, 1>>>(); }
template <class T> void instantiated(T t) { (void)&v_instantiated; }
void default_argument(int *p = &v_default) { }
static inline void unused_inline() { (void)&v_inline; }
static void unused_static() { (void)&v_unused_static; }
struct S { int *p = &v_field; S() : q(&v_constructor) { } int *q; void m() { (void)&v_member; } };
template <class T> struct TS { void m() { (void)&v_uninstantiated; } };
int main()
{
	(void)sizeof(v_sizeof);
	decltype(v_decltype) x = 0;
	(void)sizeof(k_sizeof<<<1, 1>>>(), 1);
	int *pi = &v_init;
	void (*f)() = k_address;
	void (*g)(int) = t_address<int>;
	auto l = [] { return &v_lambda; };
	if (0) { (void)&v_dead; k_dead<<<1, 1>>>(); }
	if constexpr (false) { (void)&v_discarded; }
	(void)v_array[1], both(), instantiated(1), variable_argument<&v_argument>::go(), kernel_argument<k_argument>::go();
	n::kernel<<<1, 1>>>(1);
	n::generic<<<1, 1>>>(1);
	n::kernel_in_inline<<<1, 1>>>();
	n::inner::hidden_kernel<<<1, 1>>>();
	n::internal_kernel<<<1, 1>>>();
	n::internal_generic<<<1, 1>>>(1);
	(void)&n::variable, (void)&n::in_inline, (void)&n::inner::hidden, (void)&n::internal, (void)&n::internal_constant;
	(void)&n::inner::hidden_generic<int>, (void)&n::internal_variable<int>;
	k_overloaded<<<1, 1>>>(1);
	k_c<<<1, 1>>>();
	(void)&v_c, (void)&v_c_block;
	t_specialized<<<1, 1>>>(1);
	(void)&tv_device<int>, (void)&tv_constant<int>, (void)&tv_managed<int>;
	k_declared<<<1, 1>>>();
	int *q = &::v_address;
	new int(*(&v_new));
	using n::variable;
	return variable + *q + *pi + x;
}

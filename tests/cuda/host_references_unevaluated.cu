// Host code refers to kernels and device variables in unevaluated operands and template arguments, too.
// nvcc: -rdc=true
template <class T> __global__ void generic(T) {}
__global__ void in_sizeof(int) {} static __global__ void in_decltype(int) {} __global__ void in_default(int) {} __global__ void in_argument(int) {}
__global__ void in_type(int) {} __global__ void in_bound(int) {} __global__ void in_assertion(int) {} __global__ void in_result(int) {}
__global__ void never(int) {} __global__ void in_device(int) {} __global__ void overloaded(int) {} __global__ void overloaded(char) {}
__device__ int v_sizeof, v_decltype, v_argument, v_default, v_never, v_array[3]; static __device__ int internal; __constant__ int c_sizeof; __managed__ int m_type;
int size = sizeof(&in_sizeof) + sizeof(v_sizeof) + sizeof(c_sizeof) + sizeof(v_array) / sizeof(v_array[0]);
decltype(&in_decltype) pointer; decltype((v_decltype)) reference = internal; using of_managed = decltype((m_type));
template <void (*F)(int) = in_default> struct by_default { void call() { F(1); } };
template <auto F, int *P = &v_default> struct by_argument {};
by_argument<in_argument, &v_argument> object; by_argument<&generic<int>> *never_complete; by_default<> used;
template <class T, class = decltype(&in_type)> void uninstantiated(T);
int array[sizeof(&in_bound)]; static_assert(sizeof(&in_assertion) == 8, ""); template <class T> auto result(T) -> decltype(&in_result);
__device__ void device() { auto p = in_device; (void)p; (void)sizeof(v_never); }
unsigned long chosen = sizeof(static_cast<void (*)(int)>(overloaded));

/* What constructors copy into arrays are constants with numbers, which count the temporaries of what a header's host code uses, too, and
 * the names of functions in bodies that nobody uses. */
# 1 "sums.h" 1 3
struct Sum { int v; __host__ __device__ Sum(int v) : v(v) {} __host__ __device__ Sum operator+(Sum o) const { return Sum(v + o.v); } };
template <class T> __host__ __device__ T twice(T t) { return t + t + Sum(3) + Sum(4); }
__host__ __device__ inline Sum thrice(Sum t) { return t + t + t; }
extern "C" __device__ void fails(const char *function) { }
__device__ inline void unused(int n) { if (n) fails(__PRETTY_FUNCTION__); }
static __host__ __device__ inline const char *named() { return __func__; }
struct Checked { __device__ void check() { fails(__FUNCTION__); } };
template <class T> __host__ __device__ const char *of_template() { return __PRETTY_FUNCTION__; }
template <class T> __host__ __device__ const char *through() { return of_template<T *>(); }
inline const char *instantiates() { return through<Checked>(); }
template <class T> __device__ const char *never() { return __PRETTY_FUNCTION__; }
template <class T> int host(T n) { return twice(Sum(n)).v + thrice(Sum(2)).v; }
# 17 "numbered_constants.cu" 2
struct Default { int a[8]{ 1, 2, 3, 4, 5, 6, 7, 7 }; int b; __host__ __device__ Default(int k) : b(k) {} };
struct Listed { int a[8]; __device__ Listed(int k) : a{} {} };
struct Implicit { Sum a[3] = { 1, 2, 3 }; short b[5] = { 5, 4, 3 }; };
template <class T> __global__ void k(T *p, int n) { Default d(n); Listed l(n); Implicit i; *p = d.a[n] + l.a[n] + i.b[n] + i.a[n].v; }
void run(int *p) { k<<<1, 1>>>(p, host(3)); }

/* What constructors copy into arrays are constants with numbers, which count the temporaries of what a lambda on the host calls, too: the
 * closure is called by a member of a class template in a header. */
# 1 "cached.h" 1 3
struct Sum { int v; __host__ __device__ Sum(int v) : v(v) {} __host__ __device__ Sum operator+(Sum o) const { return Sum(v + o.v); } };
template <class T> __host__ __device__ T twice(T t) { return t + t + Sum(3) + Sum(4); }
template <class T> struct Cached { template <class F> T get(const F &f) { return f(); } };
template <class T> int host(T t) { auto sum = [&]() -> Sum { return twice(Sum(t)); }; return Cached<Sum>().get(sum).v; }
# 9 "numbered_closures.cu" 2
struct Default { int a[8]{ 1, 2, 3, 4, 5, 6, 7, 7 }; int b; __host__ __device__ Default(int k) : b(k) {} };
template <class T> __global__ void k(T *p, int n) { Default d(n); *p = d.a[n]; }
void run(int *p) { k<<<1, 1>>>(p, host(3)); }

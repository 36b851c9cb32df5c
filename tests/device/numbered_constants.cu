/* What constructors copy into arrays are constants with numbers, which count the temporaries of what a header's host code uses, too. */
# 1 "sums.h" 1 3
struct Sum { int v; __host__ __device__ Sum(int v) : v(v) {} __host__ __device__ Sum operator+(Sum o) const { return Sum(v + o.v); } };
template <class T> __host__ __device__ T twice(T t) { return t + t + Sum(3) + Sum(4); }
__host__ __device__ inline Sum thrice(Sum t) { return t + t + t; }
template <class T> int host(T n) { return twice(Sum(n)).v + thrice(Sum(2)).v; }
# 8 "numbered_constants.cu" 2
struct Default { int a[8]{ 1, 2, 3, 4, 5, 6, 7, 7 }; int b; __host__ __device__ Default(int k) : b(k) {} };
struct Listed { int a[8]; __device__ Listed(int k) : a{} {} };
struct Implicit { Sum a[3] = { 1, 2, 3 }; short b[5] = { 5, 4, 3 }; };
template <class T> __global__ void k(T *p, int n) { Default d(n); Listed l(n); Implicit i; *p = d.a[n] + l.a[n] + i.b[n] + i.a[n].v; }
void run(int *p) { k<<<1, 1>>>(p, host(3)); }

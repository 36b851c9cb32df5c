// String literals have numbers in PTX that count those in functions which host code alone uses.
#include <cstdio>
struct Deep { int v; __host__ __device__ int get(int i) const { if (i < 0) printf("only the host calls this %d\n", i); return v; } };
template <class T> __host__ __device__ T through(T i) { if (i < 0) printf("an instance\n"); return i; }
__host__ __device__ inline int indirect(int i) { if (i) printf("called by a function of the host\n"); return i; }
inline int host(Deep d) { return d.get(1) + indirect(2) + through(3); }
template <class T> int of_host(T t) { return through((long)t); }
__host__ __device__ inline int unused(int i) { if (i) printf("nobody calls this\n"); return i; }
__host__ __device__ inline int address(int i) { if (i) printf("only its address\n"); return i; }
template <class T> __host__ __device__ void check(T t) { if (!t) printf("called on both sides\n"); }
__global__ void k(int *p) { printf("of the kernel %d\n", *p); check(*p); }
int main()
{
	int (*f)(int) = address;
	check(2.0);
	k<<<1, 1>>>(0);
	return host(Deep{ 1 }) + of_host(2) + f(1);
}

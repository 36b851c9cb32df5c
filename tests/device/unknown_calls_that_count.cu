// nvcc: -G
// calls: unknown
// What functions that count for the numbers of constants call runs, where those who call them are not known.
__device__ inline int inner(int x) { return x * x + 1; }
__device__ inline int counted(int x) { return inner(x) + __func__[x]; }
__device__ inline int meant(int x) { return counted(x); }
__device__ inline int meant(int *p) { return *p; }
template <class T> __device__ int via(T t) { return meant(t == t); }
__global__ void k(int *p)
{
	auto unknown = __builtin_complex(1.0f, 2.0f);
	*p = via(unknown);
}

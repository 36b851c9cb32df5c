/* Each instance whose parameter pack is empty and has no name counts where constants have numbers. */
template <class T, class... A> __host__ __device__ inline void ignore(A &&...) {}
template <class T> __host__ __device__ inline void indirect(T) { ignore<T>(); }
__host__ __device__ inline void never_called(int n) { indirect(n), indirect(2L), ignore<char>(); }
template <class T, class... A> __host__ __device__ inline int with_name(T t, A... a) { return t; }
__global__ void k(int *p)
{
	using T = int[64];
	*p = T{ 1, 2 }[with_name(*p)];
}

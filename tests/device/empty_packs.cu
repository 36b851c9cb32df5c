/* An instance whose parameter pack is empty counts where constants have numbers, though nobody calls what makes it: one where packs have names
 * is enough. */
template <class... A> __host__ __device__ inline void forward_to(A... a) {}
template <class... A> __host__ __device__ inline void pass(void *p, unsigned long size, A... args) { return ::forward_to(p, size, args...); }
__host__ __device__ inline void never_called(void *p, unsigned long size) { return pass(p, size); }
__global__ void k(int *p)
{
	using T = int[64];
	*p = T{ 1, 2 }[*p];
}

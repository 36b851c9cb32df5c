// Functions of the device compiler that nothing declares, called in the user's file.
__device__ inline unsigned same(unsigned mask, unsigned value)
{
#ifdef __CUDA_ARCH__
	return __match32_any_sync(mask, value);
#else
	return mask & value;
#endif
}
template <class T> __device__ T same_of(T value)
{
#ifdef __CUDA_ARCH__
	return __match32_any_sync(~0u, value) + __match32_any_sync(~0u, 1u);
#else
	return value;
#endif
}
__global__ void k(unsigned *p) { *p = same(~0u, p[1]) + same_of(p[2]); }

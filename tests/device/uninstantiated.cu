// Bodies of templates that nothing instantiates are not looked at: the host compiler does not see these, and the device compiler passes over them.
#ifdef __CUDA_ARCH__
template <int Lanes> __device__ int tally(int predicate)
{
	return __popc(__ballot_sync(predicate));
}
template <class T> struct accumulator {
	__device__ accumulator() : missing(0) {}
	__device__ T add(T value) { return undeclared + value; }
	__device__ T sum();
};
template <class T> __device__ T accumulator<T>::sum() { return undeclared; }
struct adder {
	template <class T> __device__ T add(T value) { return undeclared(1) + value; }
};
#endif

template <int Lanes> __device__ int count(int predicate)
{
	return __popc(__ballot_sync(0xffffffff, predicate)) / Lanes;
}

__global__ void kernel(int *out) { out[threadIdx.x] = count<2>(out[threadIdx.x]); }

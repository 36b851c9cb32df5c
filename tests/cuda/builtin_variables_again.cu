// A library that declares CUDA's variables for its host code, as one of the toolkit does.
#ifndef __CUDA_ARCH__
extern const dim3 blockDim;
extern const uint3 threadIdx;
#endif
template <class T> struct Lane {
	int number;
	__host__ __device__ Lane() : number(threadIdx.x / 32) {}
};
template <class T> __device__ int shifted(T t) { return t + threadIdx.x * blockDim.x; }
__host__ __device__ int total() { return threadIdx.x + ::blockDim.x + blockIdx.x; }
template <class T> __global__ void kernel(T *p) { *p = shifted(*p) + Lane<T>().number; }
int main()
{
	Lane<int> lane;

	kernel<<<1, 1>>>(&lane.number);
	return lane.number + (blockDim.x == 3);
}

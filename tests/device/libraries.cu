// calls: known
/* thrust and CUB. */
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
__global__ void block_sum(const int *in, int *out)
{
	using Reduce = cub::BlockReduce<int, 128>;
	__shared__ typename Reduce::TempStorage storage;
	int sum = Reduce(storage).Sum(in[threadIdx.x]);
	if (threadIdx.x == 0) *out = sum;
}
int main()
{
	thrust::device_vector<int> d(100, 3);
	thrust::sort(d.begin(), d.end());
	block_sum<<<1, 128>>>(nullptr, nullptr);
}

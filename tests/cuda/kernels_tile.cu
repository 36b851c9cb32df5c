// Kernels that are __tile_global__.
// nvcc:
// nvcc: -rdc=true
#include <cstdio>

struct pair {
	int first, second;
};

__tile_global__ void plain(int *out, pair p) { out[0] = p.first + p.second; }
template<class T> __tile_global__ void of_any(T *out, T value) { *out = value; }
namespace N {
static __tile_global__ void inside(int *out) { *out = 3; }
}

int main()
{
	int *out;

	cudaMalloc(&out, sizeof *out);
	plain<<<1, 1>>>(out, pair{ 1, 2 });
	of_any<<<1, 1>>>(out, 5);
	of_any<short><<<1, 1, 0, cudaStreamPerThread>>>((short *)out, 5);
	N::inside<<<dim3(1, 2), dim3(2)>>>(out);
	printf("%d\n", (int)cudaDeviceSynchronize());
}

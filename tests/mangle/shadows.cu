// Device variables: in the host file static ones stand for them, whose names are given beside theirs.
__device__ int shadowed_a;
__constant__ int shadowed_b[3];
static __device__ int shadowed_c;
__shared__ int shadowed_k;
namespace n {
__device__ int shadowed_d;
namespace {
__device__ int shadowed_e;
}
__managed__ int shadowed_f;
inline namespace v {
__constant__ float shadowed_g;
}
}
extern "C" {
__device__ int shadowed_h;
}
__managed__ int shadowed_i;
template <class T> __device__ T shadowed_j;
__global__ void kernel(int *p)
{
	*p = shadowed_a + shadowed_b[0] + shadowed_c + n::shadowed_d + n::shadowed_e + n::shadowed_f + (int)n::shadowed_g + shadowed_h +
	     shadowed_i + shadowed_j<int> + shadowed_k;
}
int main()
{
	void *address;
	cudaGetSymbolAddress(&address, shadowed_j<int>);
	kernel<<<1, 1>>>(&shadowed_i);
}

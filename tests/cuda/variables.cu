// Device, constant, shared and managed variables.
__device__ int plain;
__device__ int initialized = 3;
static __device__ float internal = 1.5f;
__device__ int several = 1, array[3] = { 1, 2, 3 }, *pointer;
__device__ const int constant = 5;
__device__ constexpr int table[2] = { 1, 2 };
__constant__ float coefficients[4] = { 1, 2, 3, 4 };
__constant__ double unknown_bound[] = { 1, 2, 3 };
__constant__ int matrix[2][3];
extern __shared__ unsigned char dynamic[];
__device__ char text[] = "text";
struct point { float x, y; };
__constant__ point points[8];
__device__ point *there = nullptr;
namespace n { __device__ int in_namespace; namespace { __device__ int hidden; } }
template <class T> __device__ T variable_template = T(3);
__global__ void k()
{
	__shared__ int tile[32];
	tile[threadIdx.x] = plain + array[0] + n::in_namespace + n::hidden + variable_template<int>;
	internal = coefficients[0] + dynamic[0] + constant + table[1] + unknown_bound[1] + matrix[0][0] + text[0];
	points[0].x > 0 ? there++ : there--;
	several = initialized + *pointer + tile[0];
}
int main()
{
	float host[4];
	void *address;
	cudaMemcpyToSymbol(coefficients, host, sizeof host);
	cudaMemcpyFromSymbol(host, internal, sizeof internal);
	cudaGetSymbolAddress(&address, n::in_namespace);
	cudaMemcpyToSymbol(points, host, sizeof host);
	cudaGetSymbolSize((size_t *)host, unknown_bound);
	k<<<1, 32>>>();
	return 0;
}

// nvcc: -rdc=true
// Relocatable device code: visibility instead of static, and host reference arrays.
namespace { template <class T> __global__ void atk(T x) { } __device__ int av; }
namespace N { template <class T> __global__ void tk(T x) { } __global__ void k2(int) { } __device__ int v2; }
static __global__ void sk(float f) { }
static __device__ int sdv;
static __constant__ int scv;
__device__ int unused;
extern __device__ int edv;
__managed__ int mv;
static __managed__ int smv;
__device__ const int cdv = 3;
template <class T> __device__ T tv = 1;
__global__ void k(int *p) { p[0] = sdv; }
template <class T> void h(T x) { N::tk<T><<<1, 1>>>(x); sk<<<1, 1>>>(1.f); }
void host()
{
	int x;
	h(1);
	atk<<<1, 1>>>(2);
	k<<<1, 1>>>(0);
	N::k2<<<1, 1>>>(1);
	cudaMemcpyFromSymbol(&x, sdv, 4);
	cudaMemcpyFromSymbol(&x, scv, 4);
	cudaMemcpyFromSymbol(&x, N::v2, 4);
	cudaMemcpyFromSymbol(&x, av, 4);
	cudaMemcpyFromSymbol(&x, edv, 4);
	cudaMemcpyFromSymbol(&x, tv<int>, 4);
	cudaMemcpyFromSymbol(&x, cdv, 4);
	mv = smv;
}

#include <cstdio>
__device__ int data[4];
int * __device__ f1(int *p) { return p + 1; }
template<class T> T * __host__ __device__ f5(T *p) { return p; }
int * __device__ v1; double * __constant__ v2; const int * __restrict__ __device__ v3; int (* __device__ v4)(int);
__global__ void k(int *p) { *f1(p) = 1; f5(p); v1 = p; int * __shared__ s2; s2 = p; s2[0] = 2; printf("%p\n", (void *)v2); }
int main() { int *p; cudaMalloc(&p, 64); cudaMemcpyToSymbol(v1, &p, sizeof p); cudaMemcpyToSymbol(v2, &p, sizeof p); k<<<1, 1>>>(f5(p)); return cudaDeviceSynchronize(); }

// nvcc: -G --extended-lambda
// debug info: same
// With -G the names of instances have the lines of closures in the preprocessed text.
#include <cstdio>
template <class F> __global__ void run(F f, int *p) { p[threadIdx.x] = f(threadIdx.x); }
__device__ int twice(int x) { auto l = [=](int y) { int z = x + y; return z * 2; }; return l(3); }
void go(int *p, int n) { run<<<1, 32>>>([=] __device__(int i) { int w = i * n; return w + twice(i); }, p); }
int main() { go(nullptr, 2); printf("x"); auto g = [] __host__ __device__(int i) { return i + 1; }; run<<<1, 1>>>(g, nullptr); }

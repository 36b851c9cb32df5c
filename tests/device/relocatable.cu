// nvcc: -rdc=true
/* Separate compilation: what other units may call and see. */
extern __device__ int elsewhere(int);
extern __device__ int variable_elsewhere;
__device__ int for_others(int n) { return elsewhere(n) + variable_elsewhere; }
static __device__ int hidden(int n) { return n; }
template <class T> __device__ T instantiated(T t) { return t; }
template __device__ long instantiated<long>(long);
extern __shared__ float dynamic[];
struct Virtual { __device__ virtual int f(); __device__ virtual int g() { return 2; } };
__device__ int Virtual::f() { return 1; }
__global__ void child(int *p) { *p = hidden(*p); }
__global__ void kernel(int *p, Virtual *v) { child<<<1, 1>>>(p); *p = for_others(*p) + int(dynamic[1]) + v->g(); }
int main() { kernel<<<1, 1>>>(nullptr, nullptr); }

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
inline __host__ __device__ int lasting() { static constexpr int variable_of_nobody = 128; return variable_of_nobody; }
struct Lasting { static __device__ int member() { static int of_member = 4; return of_member; } int static_cast_only() { return static_cast<int>(1); } };
template <class T> __device__ int passing() { static int of_template; return of_template; }
static __device__ int passing_here() { static int of_unit; return of_unit; }
int main() { kernel<<<1, 1>>>(nullptr, nullptr); }

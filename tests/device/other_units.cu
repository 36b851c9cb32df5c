// nvcc: -rdc=true
/* What other units define is declared in the order in which functions for devices name it first, also functions that host code alone uses. */
#include <cstdlib>
extern __device__ int first_variable, second_variable, third_variable;
extern __constant__ int first_constant, second_constant;
extern __managed__ int first_managed, second_managed;
__device__ int first(int), second(int), third(int), fourth(int), fifth(int);
__device__ int alone(int);
#ifdef __CUDA_ARCH__
#define ON_DEVICE(...) __VA_ARGS__
#else
#define ON_DEVICE(...) 0
#endif
#define HD __host__ __device__
HD inline int plain(int x) { return ON_DEVICE(second(x) + second_variable); }
template <class T> HD int instance(T x) { return ON_DEVICE(fourth(x) + second_managed); }
struct Made { int n = ON_DEVICE(third(1)); };
struct Held : Made { HD ~Held() { ON_DEVICE(free(0)); } };
HD inline int made() { Held held; return held.n; }
struct Member { HD int of_host() const { auto f = [](int x) { return ON_DEVICE(fifth(x) + second_constant); }; return f(1); } };
HD inline int unused(int x) { return ON_DEVICE(third_variable + x); }
HD inline int names_nothing(int x) { return ON_DEVICE(alone(x)); }
int host(int x) { return plain(x) + instance(x) + made() + Member().of_host() + names_nothing(1); }
__global__ void k(int *p)
{
	extern __shared__ int shared[];
	p[0] = first(1) + second(2) + third(3) + fourth(4) + fifth(5) + first_variable + second_variable + third_variable;
	p[1] = first_constant + second_constant + first_managed + second_managed + shared[p[2]];
	free(malloc(p[3]));
}

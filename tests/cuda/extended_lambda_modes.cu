// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++17 -rdc=true
// nvcc: --extended-lambda -std=c++17 -G -g
// nvcc: --extended-lambda -std=c++17 -O3 -lineinfo -Xcompiler -Wall,-Wextra
// Extended lambdas beside managed variables, in unnamed namespaces, with debugging and in RDC mode.
int global_function(int *p) { return *p; }
__managed__ int managed;
__device__ int dvar;
template <class F> __global__ void k(F f, int *p) { f(p); }
template <class F> void run(F f, int *p) { k<<<1, 1>>>(f, p); }
static void hidden(int n, int *p) {
	int unused_by_host = n;
	auto l = [=] __device__ (int *q) {
		*q = unused_by_host + managed + dvar;
		if (*q > 3) {
			*p = 2;
		}
	};
	run(l, p);
	auto m = [=] __host__ __device__ (int *q) { *q = unused_by_host; return managed; };
	run(m, p);
	run([x = managed + n] __device__ (int *q) { *q = x; }, p);
	auto z = [=] (int *q) { k<<<n, 1>>>([=] __device__ (int *w) { *w = n; }, q); return managed; };
	z(p);
}
namespace N { namespace { template <class T> struct In { template <class U> static void go(T t, U u, int *p) { run([=] __device__ (int *q) { *q = t + u; }, p); run([=] __host__ __device__ (int *q) { *q = t + u; }, p); } }; } 
 inline namespace V { template <class T> void vf(In<T> *, int *p) { run([] __device__ (int *q) { *q = sizeof(T); }, p); } } }
int main() { int *p; cudaMalloc(&p, 4); hidden(1, p); N::In<int>::go(1, 2.0f, p); N::vf((N::In<char> *)0, p); return global_function(p); }

// nvcc: --extended-lambda -std=c++14
// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++11
// Exception specifications of functions around extended lambdas, and lines.
int global_function(int *p) { return *p; }
template <class F> __global__ void k(F f, int *p) { f(p); }
template <class F> void run(F f, int *p) { k<<<1, 1>>>(f, p); }
void ne(int *p) noexcept { run([=] __device__ (int *q) { *q = 1; }, p); run([=] __host__ __device__ (int *q) noexcept { *q = 1; }, p); }
void ne2(int *p) noexcept(sizeof(int) == 4) { run([=] __device__ (int *q) { *q = 1; }, p); }
void th(int *p) throw() { run([=] __device__ (int *q) { *q = 1; }, p); }
template <class T> void net(T *p) noexcept(noexcept(T())) { run([=] __device__ (int *q) { *q = 1; }, p); }
struct S { void m(int *p) const noexcept { run([=] __device__ (int *q) { *q = 1; }, p); } static void s(int *p) noexcept { run([=] __device__ (int *q) noexcept -> void { *q = 1; }, p); } };
#define LAMBDA [=] __device__
#define RUN(x) run(LAMBDA (int *q) { \
	*q = x; \
}, p)
void macro(int *p) {
	RUN(1);
	RUN(
	2
	);
	run([
		=
	]
	__device__
	(
		int *q
	)
	{
		*q
		= 1;
	}
	,
	p);
}
void
multi(
	int *p,
	void (*f)(int,
		int) = nullptr
)
{
	run([=] __device__ (int *q) { *q = 1; }, p);
}
int main() { int *p; cudaMalloc(&p, 4); ne(p); ne2(p); th(p); net(p); S().m(p); S::s(p); macro(p); multi(p); return global_function(p); }

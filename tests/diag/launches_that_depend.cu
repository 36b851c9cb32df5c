typedef unsigned long size_t;
typedef struct CUstream_st *cudaStream_t;
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1); };
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, CUstream_st *stream = 0);
__attribute__((global)) void k(int *);
template<class T> __attribute__((global)) void kt(T *, int);
template<class T> void f(T *p, T x, dim3 g) {
	dim3 b();
	int n;
	k<<<g, b>>>(p);
	kt<<<b, g>>>(p, 1);
	kt<T><<<b, g>>>(p, 1);
	kt<<<1.5, "x">>>(p, 2);
	kt<<<&n, 1>>>(p, 2);
	kt<<<g, 1, "a">>>(p, 2);
	kt<<<g, 1, 0, 5>>>(p, 2);
	kt<<<1>>>(p, 1);
	kt<<<1, 2, 3, 0, 5>>>(p, 1);
	x.k<<<1>>>(p);
	k<<<x, "a">>>(p);
	kt<<<x, x>>>(p, 1);
	kt<<<g, 1, sizeof(T)>>>(p, 1);
}
template<int N, class T> struct S { void m(T *p) { kt<<<&p, N>>>(p, 1); auto l = [=] { kt<<<"a", N>>>(p, 1); }; } };
auto l = [](auto *p) { kt<<<"a", 1>>>(p, 1); };

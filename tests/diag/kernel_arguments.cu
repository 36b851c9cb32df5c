typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
__attribute__((global)) void k(int, char = 'a'); __attribute__((global)) void v(); __attribute__((global)) void one(int); __attribute__((global)) void ov(int); __attribute__((global)) void ov(int, int, int); template<class T> __attribute__((global)) void t(T, int); namespace N { __attribute__((global)) void n(int); struct A {}; }
template<class... T> __attribute__((global)) void pk(T...); template<class T> __attribute__((global)) void td(T, int = 3);
void f() { one<<<1,1>>>(); one<<<1,1>>>(1, 2); one<<<1,1>>>(1, 2, 3); v<<<1,1>>>(1); k<<<1,1>>>(); k<<<1,1>>>(1); k<<<1,1>>>(1, 'b', 3); N::n<<<1,1>>>(); (one)<<<1,1>>>();
 auto p = &one; p<<<1,1>>>(); pk<<<1,1>>>(); one<<<1,1>>>(
 ); one<<<1,1>>>({}, 2); v<<<1,1>>>({}); one<<<1>>>(); int a[] = {1}; one<<<1,1>>>(1, a); one(); one(1,2); }
template<class T> void g(T x) { one<<<1,1>>>(); one<<<1,1>>>(x, x); one<<<1,1>>>(1, 2); v<<<1,1>>>(x); one<<<1,1>>>(x); }
template<class... T> void h(T... x) { one<<<1,1>>>(x...); one<<<1,1>>>(1, x...); v<<<1,1>>>(x...); one<<<1,1>>>(1, 2, x...); }

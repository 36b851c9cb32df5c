typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
template<class T> __attribute__((host)) __attribute__((global)) void t1(T) {}
template<class T> __attribute__((global)) __attribute__((host)) void t2(T) {}
template<class T> __attribute__((global)) void t3(T, ...) {}
template<class T> __attribute__((global)) void t4(T) noexcept {}
template<class T> __attribute__((global)) inline void t5(T) {}
template<class T> __attribute__((global)) void __attribute__((launch_bounds(1,1,-1))) t6(T) {}
template<class T> __attribute__((global)) void __attribute__((launch_bounds(1), maxnreg(2))) t7(T) {}
template<class T> __attribute__((global)) void __attribute__((maxnreg(-2))) t8(T) {}
template<class... T, class U> __attribute__((global)) void t10(U, T...) {}
template<class T> void __attribute__((launch_bounds(1))) t11(T) {}
template<class T> __attribute__((global)) int t12(T) { return 1; }
template<class T> __attribute__((global)) void t13(const __attribute__((grid_constant)) T); template<class T> __attribute__((global)) void t13(const T) {}
template<class T> struct S { __attribute__((global)) void m(T) {} __attribute__((host)) __attribute__((global)) void n(); virtual __attribute__((device)) void v(); }; struct B { virtual void f(); }; template<class T> struct DD : B { __attribute__((device)) void f(); };
template<class T> __attribute__((global)) void __attribute__((cluster_dims(-2))) t14(T) {}
void f() { t1<<<1,1>>>(1); t2<<<1,1>>>(1); t3<<<1,1>>>(1); t4<<<1,1>>>(1); t8<<<1,1>>>(1); }
void g() { t10<<<1,1>>>(1); t11(1); t12<<<1,1>>>(1); t12<<<1,1>>>(2); t12<<<1,1>>>(2.5); auto p = &t1<char>; (void)p; }

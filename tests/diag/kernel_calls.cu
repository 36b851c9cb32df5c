typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
__attribute__((global)) void k(int); __attribute__((global)) void k0();
template<class T> __attribute__((global)) void tk(T);
void h(int); __attribute__((device)) void d(int); __attribute__((host)) __attribute__((device)) void hd(int);
struct S { void m(); static void sm(int); void operator()(int); };
void f() {
 k(1);
 k0();
 tk(1);
 tk<int>(1);
 h<<<1,1>>>(1);
 k<<<1>>>(1);
 k<<<1,1,1,0,5>>>(1);
 k<<<1,1,1,0>>>(1);
 k<<<>>>(1);
 auto p = &k; p(1); (*p)(1); p<<<1,1>>>(1); (*p)<<<1,1>>>(1); (k)(1); (&k)(1); (*k)(1); (*&k)(1);
 auto q = k; q<<<1,1>>>(1);
 void (*hp)(int) = h; hp<<<1,1>>>(1);
 void (*t)(int) = tk<int>; t(2);
 (void)k<<<1,1>>>(1);
 k<<<1,1>>>(1), 2;
 auto l = [](int) {}; l<<<1,1>>>(1);
 true ? k(1) : k(2);
 [] { k(1); }();
}
__attribute__((device)) void df() { k(1); k<<<1,1>>>(1); h<<<1,1>>>(1); }
__attribute__((host)) __attribute__((device)) void hdf() { k(1); k<<<1,1>>>(1); h<<<1,1>>>(1); }
__attribute__((global)) void gf() { k(1); k<<<1,1>>>(1); h<<<1,1>>>(1); }
template<class T> void tf() { k(1); tk(T()); k(T()); k<<<1,1>>>(1); h<<<1,1>>>(1); tk<<<1,1>>>(T()); h<<<1,1>>>(T()); }
template<class T> __attribute__((device)) void tdf() { k(1); tk(T()); k<<<1,1>>>(1); h<<<1,1>>>(1); }
struct Q { int z = (k(1), 1); void m() { k(1); } Q() : z((k(1), 2)) {} };
int gv = (k(1), 0);
void da(int x = (k(1), 0));
struct T { void operator()(int); __attribute__((device)) void operator()(char); static void sm(int); };
 void launches(T t) { t<<<1,1>>>(1); T::sm<<<1,1>>>(1); }

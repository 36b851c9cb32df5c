typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
namespace std { template<class E> class initializer_list { const E *b; size_t n; }; }
struct X { int a; };
__attribute__((global)) void p1(int &&x) {} __attribute__((global)) void p2(X &&) {} template<class T> __attribute__((global)) void p3(T &&) {} template<class T> __attribute__((global)) void p4(X &&, T) {}
__attribute__((global)) void q1(int *__restrict__ x) {} __attribute__((global)) void q2(int &__restrict__ x) {} __attribute__((global)) void q3(const X &__restrict__ x);
__attribute__((global)) void v1(__builtin_va_list x) {} __attribute__((global)) void v2(__builtin_va_list &x) {} typedef __builtin_va_list va_list; __attribute__((global)) void v3(va_list x); template<class T> __attribute__((global)) void v4(va_list, T) {}
__attribute__((global)) void i1(std::initializer_list<int> x) {} template<class T> __attribute__((global)) void i2(std::initializer_list<T> x) {} __attribute__((global)) void i3(const std::initializer_list<int> &);
inline namespace { __attribute__((global)) void n1() {} template<class T> __attribute__((global)) void n2(T) {} namespace M { __attribute__((global)) void n3() {} } }
struct alignas(256) Al { int a; }; __attribute__((global)) void al(Al a) {} __attribute__((global)) void al2(Al &a) {} struct Inc; __attribute__((global)) void inc(Inc);
__attribute__((global)) void e1(int (*f)()); __attribute__((global)) void e2(void (X::*p)()); __attribute__((global)) void e3(int x[10]); __attribute__((global)) void e4(int (&x)[10]);
struct NT { NT(const NT &); ~NT(); virtual void f(); }; __attribute__((global)) void nt(NT n) {} __attribute__((global)) void nt2(NT n) {} struct Abs { virtual void f() = 0; };
__attribute__((global)) __attribute__((noreturn)) void nr();

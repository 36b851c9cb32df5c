typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
__attribute__((global)) void k0();
void f1() { if (0) k0(); return; k0(); }
void f2() { if (false) { k0(); } while (0) k0(); for (;0;) k0();  0 ? k0() : k0(); }
void f3() { if constexpr (sizeof(int) == 4) k0(); else { k0(); [] { k0(); }(); struct L { void m() { k0(); } }; } }
void f4() { if constexpr (false) { struct L { void m() { k0(); } }; [] { k0(); }(); } }
template<class T> void f5() { if constexpr (false) k0(); if constexpr (sizeof(T) == 1) k0(); else k0(); }
void f6() { f5<int>(); f5<char>(); }
static void unused() { k0(); }
inline void unused2() { k0(); }
namespace { void unused3() { k0(); } }
struct S { void unused4() { k0(); } };
template<class T> struct TS { void m() { k0(); } struct N { N() { k0(); } }; };

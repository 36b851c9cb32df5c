/* Launches that lack a part: what the reference goes on with. */
__attribute__((global)) void k(int *p);
typedef int cudaError_t; struct CUstream_st; typedef CUstream_st *cudaStream_t; struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, cudaStream_t = 0);
void g(int = 0);
void f1() { k<<<1, 1; }
void f2() { k<<<1, 1>>; }
void f5() { k<<1, 1>>>(nullptr); }
void f6() { k<<<1, 1>>>; }
void f7() { k<<<1, 1>>>nullptr; }
void f8() { k<<<>>>(nullptr); }
void f9() { k<<<1, >>>(nullptr); }
void f10() { k<<<, 1>>>(nullptr); }
void f11() { k<<<1, 1>>>(nullptr) }
void f12() { k<<<1, 1>>>(nullptr; }
void f13() { k<<<1 1>>>(nullptr); }
void f14() { k<<< <1, 1>>>(nullptr); }
void f15() { k <<<1, 1>>> (nullptr); }
void f16() { k<<<1, 1> > >(nullptr); }
void f17() { k<<<1, 1 >>>(nullptr), 2; }
void f19() { k(nullptr)<<<1, 1>>>; }
void f20() { <<<1, 1>>>(nullptr); }
void f21() { k<<<1, 1>>>(); }
void a2() { k<<<1, 1; int y = 0; g(); }
void a5() { for (;;) k<<<1, 1>>>; }
void a7() { auto r = k<<<1, 1>>>; }
void a8() { k<<<1, 1>>>[1]; }
void a9() { (k<<<1, 1>>>); }
void a10() { g(k<<<1, 1>>>); }
void a11() { return k<<<1, 1>>>; }
void a12(int x) { int z = x >>> 2; }
void a13(int x) { x >>>= 2; }
void a15() { k<<<1, 1>>>; }
void a16() { k<<<1, 1>>>nullptr, 3); }
void a17() { k<<<1, 1>>>); }
void a18() { k<<<1, 1, ; }
void a20() { k<<<1; }
void a21() { k<<<1, 1(nullptr); }
void a22() { k<<<grid, 1>>>(nullptr); }
void a23() { nokernel<<<1, 1>>>(nullptr); }
void a24() { k<<<1, 1>>>; ; ; }
void a25() { k<<<1, 1; ; }
void a28() { k<<<1, 1>>>; int q = undeclared; g("a"); }

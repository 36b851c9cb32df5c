const int N = 5; constexpr int NEG = -3; enum { E0 = 0, E2 = 2 }; int var; template<int I> struct V { enum { v = I }; static const int w = I; };
__attribute__((global)) void __attribute__((launch_bounds(128))) lb1() {}
__attribute__((global)) void __attribute__((launch_bounds(-1))) lb2() {}
__attribute__((global)) void __attribute__((launch_bounds(0))) lb3() {}
__attribute__((global)) void __attribute__((launch_bounds(1, -1))) lb4() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 0))) lb5() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, 0))) lb6() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, -1))) lb7() {}
__attribute__((global)) void __attribute__((launch_bounds(N))) lb12() {}
__attribute__((global)) void __attribute__((launch_bounds(NEG))) lb13() {}
__attribute__((global)) void __attribute__((launch_bounds(1ull << 40))) lb16() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1ull << 40))) lb17() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, 1ull << 40))) lb18() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, NEG))) lb19() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, N - 7))) lb20() {}
__attribute__((global)) void __attribute__((launch_bounds(E0))) lb21() {}
__attribute__((global)) void __attribute__((launch_bounds(true))) lb22() {}
__attribute__((global)) void __attribute__((launch_bounds('a'))) lb23() {}
__attribute__((global)) void __attribute__((launch_bounds(2147483648))) lb25() {}
__attribute__((global)) void __attribute__((launch_bounds(4294967296))) lb26() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 2147483648))) lb27() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, 2147483648))) lb28() {}
__attribute__((global)) void __attribute__((launch_bounds(1, 1, 2147483647))) lb29() {}
__attribute__((global)) void __attribute__((launch_bounds(V<-2>::v))) lb31() {}
__attribute__((global)) void __attribute__((launch_bounds(1))) __attribute__((launch_bounds(2))) lb32() {}
__attribute__((global)) void __attribute__((launch_bounds(1), launch_bounds(1))) lb33() {}
__attribute__((global)) void __attribute__((launch_bounds(1))) lb34(); __attribute__((global)) void __attribute__((launch_bounds(2))) lb34() {}
__attribute__((global)) void __attribute__((launch_bounds(1))) lb35(); __attribute__((global)) void lb35() {}
__attribute__((global)) void lb36(); __attribute__((global)) void __attribute__((launch_bounds(2))) lb36() {}
__attribute__((global)) void __attribute__((launch_bounds(sizeof(int) * 4, N > 2 ? 1 : -1, V<-2>::w))) lb37() {}
__attribute__((launch_bounds(1))) void lb38();
__attribute__((device)) __attribute__((launch_bounds(1))) void lb39();
struct S { __attribute__((launch_bounds(1))) void m(); __attribute__((launch_bounds(1))) static void sm(); };
__attribute__((launch_bounds(1))) int v1; typedef __attribute__((launch_bounds(1))) int t1; struct __attribute__((launch_bounds(1))) S2 {}; void p(__attribute__((launch_bounds(1))) int x);
template<int I> __attribute__((global)) void __attribute__((launch_bounds(I))) tlb1() {} template<class T> __attribute__((global)) void __attribute__((launch_bounds(sizeof(T), 1, -1))) tlb2() {} template<int I> __attribute__((global)) void __attribute__((launch_bounds(1, 1, I))) tlb3() {}
template<class T> __attribute__((launch_bounds(1))) void tlb4() {}

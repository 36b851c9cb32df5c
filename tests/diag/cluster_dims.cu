const int N = 5; constexpr int NEG = -3; int var;
__attribute__((global)) void __attribute__((cluster_dims(1))) c1() {}
__attribute__((global)) void __attribute__((cluster_dims(1,2))) c2() {}
__attribute__((global)) void __attribute__((cluster_dims(1,2,3))) c3() {}
__attribute__((global)) void __attribute__((cluster_dims())) c5() {}
__attribute__((global)) void __attribute__((cluster_dims(0))) c7() {}
__attribute__((global)) void __attribute__((cluster_dims(1,0))) c8() {}
__attribute__((global)) void __attribute__((cluster_dims(1,1,NEG))) c9() {}
__attribute__((global)) void __attribute__((cluster_dims(1ull<<31))) c10() {}
__attribute__((global)) void __attribute__((cluster_dims(1ull<<32))) c11() {}
__attribute__((global)) void __attribute__((cluster_dims(8,8,8))) c12() {}
__attribute__((global)) void __attribute__((cluster_dims(-1,-1,-1))) c13() {}
__attribute__((global)) void __attribute__((cluster_dims(0, 1ull<<40))) c14() {}
__attribute__((global)) void __attribute__((cluster_dims(1))) __attribute__((cluster_dims(1))) c16() {}
__attribute__((global)) void __attribute__((cluster_dims(1))) c17(); __attribute__((global)) void __attribute__((cluster_dims(1))) c17() {}
__attribute__((global)) void __attribute__((cluster_dims(2,2))) __attribute__((launch_bounds(1,1,3))) c18() {}
__attribute__((global)) void __attribute__((cluster_dims(2,2))) __attribute__((launch_bounds(1,1,4))) c19() {}
__attribute__((global)) void __attribute__((launch_bounds(1,1,3))) __attribute__((cluster_dims(2,2))) c20() {}
__attribute__((global)) void __attribute__((launch_bounds(1,1,3))) c21(); __attribute__((global)) void __attribute__((cluster_dims(2,2))) c21() {}
__attribute__((global)) void __attribute__((launch_bounds(1,1,0))) __attribute__((cluster_dims(2,2))) c22() {}
__attribute__((cluster_dims(2,2))) void c23(); __attribute__((device)) __attribute__((cluster_dims(2,2))) void c24(); struct S { __attribute__((cluster_dims(2,2))) void m(); static __attribute__((cluster_dims(2,2))) void m2(); };
__attribute__((cluster_dims(1))) int v1; typedef __attribute__((cluster_dims(1))) int t1; struct __attribute__((cluster_dims(1))) S2 {}; void p(__attribute__((cluster_dims(1))) int x);
template<int I> __attribute__((global)) __attribute__((cluster_dims(I))) void ct1() {} template<int I> __attribute__((global)) __attribute__((cluster_dims(-1))) void ct2() {} template<int I> __attribute__((global)) __attribute__((cluster_dims(I, -1))) void ct3() {} template<int I> __attribute__((cluster_dims(1))) void ct4() {}

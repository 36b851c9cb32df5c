const int N = 5; constexpr int NEG = -3; int var;
__attribute__((global)) void __attribute__((maxnreg(128))) m1() {}
__attribute__((global)) void __attribute__((maxnreg(0))) m2() {}
__attribute__((global)) void __attribute__((maxnreg(-1))) m3() {}
__attribute__((global)) void __attribute__((maxnreg(NEG))) m4() {}
__attribute__((global)) void __attribute__((maxnreg(1ull << 31))) m9() {}
__attribute__((global)) void __attribute__((maxnreg(1ull << 40))) m10() {}
__attribute__((global)) void __attribute__((maxnreg(8))) __attribute__((maxnreg(9))) m12() {}
__attribute__((global)) void __attribute__((maxnreg(8))) m13(); __attribute__((global)) void __attribute__((maxnreg(9))) m13() {}
__attribute__((global)) void __attribute__((maxnreg(8))) __attribute__((launch_bounds(9))) m14() {}
__attribute__((global)) void __attribute__((maxnreg(8))) m15(); __attribute__((global)) void __attribute__((launch_bounds(9))) m15() {}
__attribute__((global)) void __attribute__((launch_bounds(9))) m16(); __attribute__((global)) void __attribute__((maxnreg(8))) m16(); __attribute__((global)) void m16() {}
__attribute__((maxnreg(8))) void m17(); __attribute__((device)) __attribute__((maxnreg(8))) void m18(); struct S { __attribute__((global)) __attribute__((maxnreg(8))) void m(); __attribute__((maxnreg(8))) static void m2(); };
__attribute__((maxnreg(1))) int v1; typedef __attribute__((maxnreg(1))) int t1; struct __attribute__((maxnreg(1))) S2 {}; void p(__attribute__((maxnreg(1))) int x);
template<int I> __attribute__((global)) __attribute__((maxnreg(I))) void tm1() {} template<int I> __attribute__((global)) __attribute__((maxnreg(-1))) void tm2() {} template<int I> __attribute__((global)) __attribute__((maxnreg(I))) __attribute__((launch_bounds(I))) void tm3() {} template<int I> __attribute__((maxnreg(1))) void tm4() {}
__attribute__((global)) __attribute__((launch_bounds(0))) __attribute__((maxnreg(8))) void m19() {}
__attribute__((global)) __attribute__((launch_bounds(9))) __attribute__((maxnreg(0))) void m20() {}
__attribute__((global)) __attribute__((launch_bounds(1,1,2))) __attribute__((maxnreg(2))) void m21() {}
__attribute__((global)) __attribute__((launch_bounds(1,1,-2))) __attribute__((maxnreg(-2))) void m22() {}
__attribute__((launch_bounds(9))) __attribute__((maxnreg(-1))) __attribute__((cluster_dims(0))) void m23() {}

const int N = 5; constexpr int NEG = -3; int var;
__attribute__((global)) void __attribute__((block_size((1,2,3)))) b3() {}
__attribute__((global)) void __attribute__((block_size((1,2,3),(1,2,3)))) b4() {}
__attribute__((global)) void __attribute__((block_size((0,1,1)))) b5() {}
__attribute__((global)) void __attribute__((block_size((1,1,-1)))) b6() {}
__attribute__((global)) void __attribute__((block_size((-1,0,-1),(0,NEG,0)))) b7() {}
__attribute__((global)) void __attribute__((block_size((1,1,1ull<<31)))) b8() {}
__attribute__((global)) void __attribute__((block_size((1,1,1ull<<32),(1ull<<32,1,1)))) b9() {}
__attribute__((global)) void __attribute__((block_size((1,1,1),(1,1,0)))) b10() {}
__attribute__((global)) void __attribute__((block_size((1,2,3)))) __attribute__((cluster_dims(1))) b12() {}
__attribute__((global)) void __attribute__((cluster_dims(1))) __attribute__((block_size((1,2,3),(1,2,3)))) b14() {}
__attribute__((global)) void __attribute__((cluster_dims(1))) b14(); __attribute__((global)) void __attribute__((block_size((1,2,3),(1,2,3)))) b14b();
__attribute__((global)) void __attribute__((cluster_dims(1))) __attribute__((block_size((1,2,3)))) b15() {}
__attribute__((global)) void __attribute__((block_size((1,2,3)))) __attribute__((block_size((1,2,3)))) b16() {}
__attribute__((global)) void __attribute__((block_size((1,2,3)))) __attribute__((launch_bounds(1))) b17() {}
__attribute__((global)) void __attribute__((block_size((1,2,3)))) __attribute__((maxnreg(1))) b18() {}
__attribute__((global)) void __attribute__((block_size((1,2,3),(2,2,2)))) __attribute__((launch_bounds(1,1,4))) b19() {}
__attribute__((block_size((1,2,3)))) void b23(); __attribute__((device)) __attribute__((block_size((1,2,3)))) void b24(); struct S3 { __attribute__((block_size((1,2,3)))) void m(); };
__attribute__((block_size((1,2,3)))) int v2; typedef __attribute__((block_size((1,2,3)))) int t2;
template<int I> __attribute__((global)) __attribute__((block_size((1,I,3)))) void bt1() {} template<int I> __attribute__((global)) __attribute__((block_size((I,1,0)))) void bt2() {} template<int I> __attribute__((global)) __attribute__((block_size((1,1,0)))) void bt3() {} template<int I> __attribute__((block_size((1,1,1)))) void bt4() {}
__attribute__((global)) void __attribute__((block_size((1,1,1),(1,1,0)))) __attribute__((cluster_dims(0))) b25() {}
__attribute__((global)) void __attribute__((local_maxnreg(32))) l1() {}
__attribute__((device)) void __attribute__((local_maxnreg(32))) l2() {}
__attribute__((host)) void __attribute__((local_maxnreg(32))) l3() {}
void __attribute__((local_maxnreg(32))) l4() {}
__attribute__((device)) void __attribute__((local_maxnreg(0))) l5() {}
__attribute__((device)) void __attribute__((local_maxnreg(-1))) l6() {}
__attribute__((device)) void __attribute__((local_maxnreg(1ull << 31))) l7() {}
__attribute__((device)) void __attribute__((local_maxnreg(1ull << 32))) l8() {}
__attribute__((device)) void __attribute__((local_maxnreg(32))) __attribute__((local_maxnreg(32))) l9() {}
__attribute__((global)) void __attribute__((local_maxnreg(32))) __attribute__((maxnreg(32))) l10() {}
__attribute__((global)) void __attribute__((maxnreg(32))) __attribute__((local_maxnreg(32))) l11() {}
__attribute__((global)) void __attribute__((local_maxnreg(32))) __attribute__((launch_bounds(32))) l12() {}
struct S4 { __attribute__((local_maxnreg(32))) __attribute__((device)) void m(); __attribute__((device)) static __attribute__((local_maxnreg(32))) void sm(); void __attribute__((local_maxnreg(-1))) mm(); };
__attribute__((local_maxnreg(32))) int v3; typedef __attribute__((local_maxnreg(32))) int t3; struct __attribute__((local_maxnreg(1))) S5 {}; void p(__attribute__((local_maxnreg(1))) int x);
template<int I> __attribute__((device)) __attribute__((local_maxnreg(I))) void lt() {} template<int I> __attribute__((device)) __attribute__((local_maxnreg(-1))) void lt2() {}
__attribute__((host)) __attribute__((device)) void __attribute__((local_maxnreg(32))) l13() {}
__attribute__((device)) void __attribute__((local_maxnreg(8))) l17(); __attribute__((device)) void __attribute__((local_maxnreg(9))) l17() {}
__attribute__((global)) void __attribute__((local_maxnreg(8))) l18(); __attribute__((global)) void __attribute__((launch_bounds(9))) l18() {}
__attribute__((global)) void __attribute__((maxnreg(8))) l19(); __attribute__((global)) void __attribute__((local_maxnreg(9))) l19() {}

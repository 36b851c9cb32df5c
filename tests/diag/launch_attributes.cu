__attribute__((launch_bounds(0))) void x1() {}
__attribute__((launch_bounds(0, 1))) void x2() {}
__attribute__((launch_bounds(1, 1, -1))) void x3() {}
__attribute__((cluster_dims(0))) void x4() {}
__attribute__((cluster_dims(1, 0))) void x5() {}
__attribute__((cluster_dims())) void x6() {}
__attribute__((maxnreg(8))) __attribute__((cluster_dims(1))) __attribute__((block_size((1,1,1)))) __attribute__((launch_bounds(8))) void x7() {}
__attribute__((launch_bounds(8))) void x8(); void x8() {}
__attribute__((cluster_dims(8))) void x9(); void x9(); void x9() {}
__attribute__((maxnreg(8))) void x10(); void x10() {}
__attribute__((launch_bounds(8))) void x11(); __attribute__((global)) void x11() {}
template<int I> __attribute__((global)) __attribute__((launch_bounds(I))) __attribute__((maxnreg(8))) void x12() {}
template<int I> __attribute__((launch_bounds(I))) void x13() {} template<int I> __attribute__((maxnreg(I))) void x14() {} template<int I> __attribute__((cluster_dims(I))) void x15() {} template<int I> __attribute__((cluster_dims(1, I))) void x16() {}
__attribute__((global)) __attribute__((launch_bounds(1,1,3))) __attribute__((maxnreg(8))) __attribute__((cluster_dims(4))) void x17() {}
__attribute__((block_size((0,1,1)))) void x18() {} __attribute__((block_size((1,0,1)))) void x19() {} __attribute__((block_size((1,1,1),(0,1,1)))) void x20() {} __attribute__((block_size((1,1,1),(1,1,1)))) void x21() {}
__attribute__((global)) __attribute__((cluster_dims(0,3))) __attribute__((launch_bounds(1,1,2))) void x22() {} __attribute__((global)) __attribute__((cluster_dims(3,0))) __attribute__((launch_bounds(1,1,2))) void x23() {} __attribute__((global)) __attribute__((cluster_dims(3))) __attribute__((cluster_dims(1))) __attribute__((launch_bounds(1,1,2))) void x24() {}
__attribute__((global)) __attribute__((cluster_dims(4))) __attribute__((launch_bounds(1,1,2))) void x25(); __attribute__((global)) void x25(); __attribute__((global)) void x25() {}
__attribute__((global)) __attribute__((cluster_dims(0))) __attribute__((block_size((1,1,1),(1,1,1)))) void x26() {} __attribute__((global)) __attribute__((block_size((1,1,1),(0,1,1)))) __attribute__((cluster_dims(2))) void x27() {} __attribute__((global)) __attribute__((block_size((0,1,1),(1,1,1)))) __attribute__((cluster_dims(2))) void x28() {}
__attribute__((global)) __attribute__((cluster_dims())) __attribute__((block_size((1,1,1),(1,1,1)))) void x29() {} __attribute__((global)) __attribute__((block_size((1,1,1),(1,1,1)))) __attribute__((cluster_dims())) void x30() {}
__attribute__((global)) __attribute__((launch_bounds(1,1,-5))) __attribute__((launch_bounds(1,1,1ull<<33))) __attribute__((maxnreg(0))) __attribute__((maxnreg(1ull<<33))) __attribute__((local_maxnreg(0))) __attribute__((cluster_dims(-1, 1ull<<33, 0))) void x31() {}
struct S { __attribute__((launch_bounds(1,1,-1))) __attribute__((global)) void m(); template<class T> __attribute__((launch_bounds(1))) void t(); friend __attribute__((global)) __attribute__((launch_bounds(1))) void fr(); friend __attribute__((launch_bounds(1))) void fr2(); __attribute__((launch_bounds(1))) S(); __attribute__((global)) __attribute__((maxnreg(1))) __attribute__((cluster_dims(1))) void m2(); };
__attribute__((launch_bounds(1))) S::S() {}
template<class T> struct TS { __attribute__((launch_bounds(1))) void m(); __attribute__((global)) __attribute__((maxnreg(1))) void g(); __attribute__((launch_bounds(sizeof(T)))) void d(); };
__attribute__((global)) __attribute__((__launch_bounds__(1,1,-1))) void x32(); __attribute__((global)) __attribute__((launch_bounds(4294967295u, 1, 4294967295u))) void x33(); __attribute__((global)) __attribute__((launch_bounds(1,1,-1LL))) void x34(); __attribute__((global)) __attribute__((launch_bounds(1,1,'\xff'))) void x35(); __attribute__((global)) __attribute__((cluster_dims(false))) void x36(); __attribute__((global)) __attribute__((launch_bounds(1,1,(int)-2.5))) void x37();
enum class EC { v = -2 }; enum EU : unsigned { u = 0xffffffff }; __attribute__((global)) __attribute__((launch_bounds(1,1,EC::v))) void x38(); __attribute__((global)) __attribute__((launch_bounds(1,1,EU::u))) void x39(); struct CV { constexpr operator int() const { return -3; } }; __attribute__((global)) __attribute__((launch_bounds(1,1,CV()))) void x40(); __attribute__((global)) __attribute__((launch_bounds(1,1,~0ull))) void x41(); constexpr int f() { return -1; } __attribute__((global)) __attribute__((launch_bounds(1,1,f()))) void x42();
__attribute__((global)) __attribute__((launch_bounds(1,1,(__int128)1 << 70))) void x43(); __attribute__((global)) __attribute__((launch_bounds(1,1,-((__int128)1 << 70)))) void x44();

namespace N { __attribute__((launch_bounds(1))) void f(); __attribute__((global)) void g(); void k(); } __attribute__((launch_bounds(1))) void N::f() {} __attribute__((launch_bounds(1))) void N::k() {}
struct S { __attribute__((global)) void g(); void k(); __attribute__((cluster_dims(1))) void c(); __attribute__((maxnreg(1))) void c2(); template<class T> __attribute__((maxnreg(1))) void c3(); static void st(); };
__attribute__((cluster_dims(1))) void S::k() {} __attribute__((launch_bounds(1))) __attribute__((maxnreg(1))) void S::c() {} void S::c2() {}
__attribute__((global)) __attribute__((cluster_dims(1))) __attribute__((block_size((0,1,1),(1,1,1)))) void x1() {}
__attribute__((global)) __attribute__((cluster_dims(4))) __attribute__((block_size((1,1,1)))) __attribute__((launch_bounds(1,1,2))) void x2() {}
__attribute__((global)) __attribute__((block_size((1,1,1)))) __attribute__((cluster_dims(4))) __attribute__((launch_bounds(1,1,2))) void x3() {}
__attribute__((global)) __attribute__((block_size((0,1,1),(4,1,1)))) __attribute__((launch_bounds(1,1,2))) void x4() {}
__attribute__((global)) __attribute__((launch_bounds(1))) void x5(); template<class T> __attribute__((global)) __attribute__((launch_bounds(1))) void x6(); template<> __attribute__((global)) __attribute__((maxnreg(8))) void x6<int>(); template<> __attribute__((launch_bounds(1))) __attribute__((maxnreg(8))) void x6<char>() {} template<> void x6<long>();
template<class T> __attribute__((launch_bounds(1))) void x7(); template<> void x7<int>(); 
void loc() { __attribute__((launch_bounds(1))) void x8(); __attribute__((global)) __attribute__((launch_bounds(1,1,-1))) void x9(); struct L { __attribute__((launch_bounds(1))) void m(); }; }
namespace { __attribute__((launch_bounds(1))) void x10(); } extern "C" { __attribute__((launch_bounds(1))) void x11(); } extern "C" __attribute__((launch_bounds(1))) void x12();
__attribute__((launch_bounds(1))) void x13(), x14(); void __attribute__((launch_bounds(1))) x15(), x16(); void x17() __attribute__((launch_bounds(1))); auto __attribute__((launch_bounds(1))) x18() -> void; __attribute__((launch_bounds(1))) auto x19() { return 1; }
typedef void FT(); __attribute__((launch_bounds(1))) FT x20; __attribute__((launch_bounds(1))) void (*fp)(); __attribute__((launch_bounds(1))) void (x21)(); __attribute__((global)) __attribute__((launch_bounds(1))) FT x22;
__attribute__((launch_bounds(1))) extern void x23(); class K { friend __attribute__((launch_bounds(1))) void x24(); friend void x25() __attribute__((launch_bounds(1))); }; __attribute__((launch_bounds(1))) int operator+(S, S); struct S2 { __attribute__((launch_bounds(1))) operator int(); __attribute__((launch_bounds(1))) ~S2(); };

__attribute__((global)) __attribute__((device)) void a(), b(); __attribute__((launch_bounds(1), maxnreg(8))) __attribute__((global)) int v1, v2; struct __attribute__((global)) S;
__attribute__((device)) __attribute__((grid_constant)) void fg(); __attribute__((local_maxnreg(8))) struct S6 {}; __attribute__((nv_weak_odr)) int odr; template<class T> __attribute__((launch_bounds(1))) struct S7 {};
template<class T> struct __attribute__((launch_bounds(1))) S8 {}; template<class T> __attribute__((launch_bounds(1))) T vt; template<class T> using U __attribute__((launch_bounds(1))) = T;

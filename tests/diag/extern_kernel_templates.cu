// flags: --static-host-stub
// flags: --static-host-stub --device-c
template<class T> __attribute__((global)) void df(T) {} namespace N { template<class T> __attribute__((global)) void dg() {} }
extern template void df<int>(int);
extern template __attribute__((launch_bounds(1))) __attribute__((global)) void N::dg<int>();
extern template void __attribute__((global)) df(char);
extern
template __attribute__((global)) void df(char *);
template<class T> __attribute__((device)) void dd(T) {} extern template __attribute__((device)) void dd(int);
extern template __attribute__((global)) void df(double);

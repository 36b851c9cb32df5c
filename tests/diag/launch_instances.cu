template <int N> __attribute__((global)) void __attribute__((launch_bounds(128,1,-1))) a() {}
auto pa = &a<1>;
template <int N> __attribute__((global)) void __attribute__((launch_bounds(128,1,N))) __attribute__((maxnreg(N))) b() {}
auto pb = &b<-1>;
template <int N> __attribute__((global)) void __attribute__((launch_bounds(128,1,N), cluster_dims(N, N))) c() {}
auto pc = &c<-1>;
template <int N> __attribute__((global)) void __attribute__((cluster_dims(N))) __attribute__((block_size((1,1,1),(1,1,1)))) d() {}
auto pd = &d<1>;
template <int N> __attribute__((global)) void __attribute__((block_size((1,1,1),(N,1,1)))) __attribute__((cluster_dims(N))) e() {}
auto pe = &e<1>;
template <int N> __attribute__((global)) void __attribute__((block_size((N,N,1),(1,1,N)))) f() {}
auto pf = &f<-1>;
template <int N> __attribute__((global)) void __attribute__((maxnreg(1ull << N))) g() {}
auto pg = &g<40>;
template <int N> __attribute__((global)) void __attribute__((maxnreg(-1))) __attribute__((cluster_dims(N))) h() {}
auto ph = &h<0>;
template <int N> __attribute__((maxnreg(N))) void i() {} 
void ii() { i<-1>(); }
template <int N> __attribute__((global)) void k() ;
template <int N> __attribute__((global)) void __attribute__((maxnreg(N))) k() {}
auto pk = &k<-1>;
template <int N> __attribute__((device)) void l() __attribute__((local_maxnreg(N))) {}
template <class T> struct config { static constexpr int registers = -(int)sizeof(T); };
template <class T> __attribute__((global)) void __attribute__((maxnreg(config<T>::registers))) m(T) {}
template __attribute__((global)) void m(double);
template __attribute__((global)) void m<char>(char);
/* near misses */
template <int N> __attribute__((global)) void __attribute__((cluster_dims(4, N), launch_bounds(64, 1, 4))) n() {}
auto pn = &n<4>;
template <int N> __attribute__((global)) void __attribute__((launch_bounds(N, N))) o() {}
auto po = &o<-1>;
extern template __attribute__((global)) void m<float>(float);
template <int N> __attribute__((global)) void __attribute__((maxnreg(N))) never() {}

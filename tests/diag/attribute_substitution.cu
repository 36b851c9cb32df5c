// Arguments of launch attributes that depend on template parameters and are no constants in an instance, beside those that are.
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st * = 0);
struct Bad { static int M, K; static const int late; static constexpr int ok = 4; }; const int Bad::late = 3; struct Good { static constexpr int M = 2; static const int K = 1; enum { late = 3, ok }; };
template <typename C, int N> __attribute__((global)) void __attribute__((launch_bounds(N, C::M, C::K))) a() {}
template <typename C> __attribute__((global)) void __attribute__((launch_bounds(C::ok, 2 * (C::M + 1)))) b() {}
template <typename C> __attribute__((global)) void __attribute__((maxnreg(C::M))) c() {}
template <typename C> __attribute__((global)) void __attribute__((launch_bounds(C::M))) __attribute__((cluster_dims(C::ok, C::M))) d();
template <typename C> __attribute__((global)) void __attribute__((launch_bounds(sizeof(C::M)))) e() {}
template <typename C> __attribute__((global)) void __attribute__((launch_bounds(C::ok))) f() {}
template __attribute__((global)) void b<Bad>(); template __attribute__((global)) void b<Good>();
template <typename T> void g() { c<T><<<1, 1>>>(); e<T><<<1, 1>>>(); f<T><<<1, 1>>>(); }
int main() { a<Bad, 3><<<1, 1>>>(); g<Bad>(); d<Bad><<<1, 1>>>(); d<Bad><<<1, 1>>>(); a<Bad, 4><<<1, 1>>>(); a<Good, 3><<<1, 1>>>(); d<Good><<<1, 1>>>(); g<Good>(); }

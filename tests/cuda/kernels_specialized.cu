// nvcc:
// nvcc: -rdc=true
// nvcc: -static-global-template-stub=false
// Explicit specializations of template kernels, with arguments written or deduced, and explicit instantiations.
template <class A> struct value { A a; };
enum color { red, green };
namespace n {
template <class T, int K, class... P> __global__ void pack(T *p, P... ps) { }
template <class T, template <class> class C = value> __global__ void with_default(T x) { }
template <> __global__ void with_default(int x) { }
template <> __global__ void with_default<float>(float);
template <> __global__ void with_default<float>(float x) { }
}
template <> __global__ void n::with_default(value<value<int>>) { }
template __global__ void n::pack<double, 4, int>(double *p, int);
template <class T> __global__ void generic(T x) { }
template <> __global__ void generic<int>(int x) { }
template <> __global__ void generic(float) { }
template <> __global__ void generic<const char *>(const char *p);
template <> __global__ void generic<unsigned long long>(unsigned long long p) { };
typedef value<long> long_value;
template <> __global__ void generic<long_value>(long_value p) { };
template <> __launch_bounds__(10) __global__ void generic(long_value *p) { };
template <color E, bool B, char C, unsigned U, long long L> __global__ void constants() { }
template <> __global__ void constants<green, true, 'c', 7u, -3LL>() { }
template __global__ void constants<red, false, 'd', 8, 3>();
int main()
{
	generic<<<1, 1>>>(1);
	generic<<<1, 1>>>(long_value());
	n::with_default<<<1, 1>>>(2.f);
	generic<<<1, 1>>>((long_value *)0);
	generic<<<1, 1>>>(2ull);
	constants<green, true, 'c', 7, -3><<<1, 1>>>();
}

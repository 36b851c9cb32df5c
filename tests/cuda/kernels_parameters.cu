// nvcc:
// nvcc: -G
// Parameters of template kernels, of functions and of templates: unnamed, adjusted, defaulted, packs, dependent.
template <class A> struct value { A a; typedef A type; };
template <class T> __global__ void unnamed(T) { }
template <typename T = int> __global__ void defaulted(T x, T = 3) { }
template <class> __global__ void unnamed_type(int *p) { }
template <int> __global__ void adjusted(int a[10], int b[], int (*fp)(int), int fn(int)) { }
template <template <class...> class C, typename> __global__ void template_template(const char *const p, const int z) { }
template <class... P> __global__ void pack(P... p) { }
template <class...> __global__ void unnamed_pack() { }
template <int... I> __global__ void constants(int) { }
template <class T, class... P> __global__ void unnamed_parameter_pack(T t, P...) { }
template <class T> __global__ void dependent(T *__restrict__ p, value<T> v, typename value<T>::type *r);
template <class T> __global__ void dependent(T *__restrict__ p, value<T> v, typename value<T>::type *r) { }
template <class T> static __global__ void internal(T x) { }
template <class T> static inline __global__ void internal_inline(T x) { }
template <class T> __launch_bounds__(128) __global__ void bounded(T x) { }
template <class T, class = typename value<T>::type> __global__ void unnamed_default(T x) { }
template <class T, T v> __global__ auto trailing(T x) -> void { }
template <class T> __global__ void only_declared(T (&x)[3]);
template <class T, int N> __global__ void pointers(value<T> const v, int (*p)[N], T (*q)(T, int)) { }
namespace n {
template <class T> __global__ void defined_outside(T x);
namespace { template <class T> __global__ void hidden(T x) { } }
}
template <class T> __global__ void n::defined_outside(T x) { }
template <class T> __global__ void overloaded(T x) { }
template <class T> __global__ void overloaded(T *x) { }
template <bool B = true, class T> __global__ void of_decltype(T x, decltype(x) y) { }
template <class T> __global__ void grid_constant(const __grid_constant__ T x)
{
	T y = x;
}
int main()
{
	unnamed<<<1, 1>>>(1);
	unnamed<<<1, 1>>>(1.0);
	defaulted<<<1, 1>>>(2);
	unnamed_type<value<int>><<<1, 1>>>(0);
	pack<<<1, 1>>>(1, 2, 3.0f);
	pack<<<1, 1>>>();
	n::defined_outside<<<1, 1>>>(1);
	n::hidden<<<1, 1>>>(1);
	of_decltype<<<1, 1>>>(1, 2);
	grid_constant<<<1, 1>>>(2);
	constants<1, 2><<<1, 1>>>(2);
	int x = 0;
	overloaded<<<1, 1>>>(&x);
	overloaded<<<1, 1>>>(x);
}

// Template kernels: packs, non-type and template template parameters, unnamed ones, defaults, specializations, explicit instantiation.
template <class T> struct box { T value; };
namespace n {
template <class T, int K, class... P> __global__ void pack(T *p, P... ps) { *p = K; }
template <class T> __global__ void plain(T *p);
template <class T> __global__ void plain(T *p) { *p = T(); }
}
template <class T, int N = 3, template <class> class C = box> __global__ void defaults(C<T> c, T *t, int) { *t = c.value + N; }
template <typename, int> __global__ void unnamed(int) { }
template <typename... Ts> __global__ __launch_bounds__(32) void only_pack(Ts... ts) { }
template <> __global__ void n::plain<char>(char *p) { *p = 1; }
template <> __global__ void unnamed<int, 3>(int q) { }
template __global__ void n::pack<double, 4, int>(double *p, int);
template <class T> __global__ void deduced(const T *a, T b) { }
template <bool B, typename T> __global__ void boolean(T *x) { if (B) *x = 0; }
namespace { template <class T> __global__ void hidden(T x) { } }

template <class T> void launch_all(T *p)
{
	n::plain<T><<<1, 1>>>(p);
	deduced<<<1, 1>>>(p, *p);
	boolean<true><<<1, 1>>>(p);
	hidden<<<1, 1>>>(*p);
}

int main()
{
	int i = 0;
	float f = 0;
	n::pack<int, 3><<<1, 1>>>(&i);
	n::pack<int, 3, int, float><<<1, 1>>>(&i, 1, 2.f);
	n::plain<char><<<1, 1>>>(nullptr);
	defaults<int><<<1, 1>>>(box<int>{ 1 }, &i, 3);
	unnamed<int, 3><<<1, 1>>>(1);
	unnamed<char, 4><<<1, 1>>>(1);
	only_pack<<<1, 1>>>(1, 2.f, 'c');
	launch_all(&i);
	launch_all(&f);
	return 0;
}

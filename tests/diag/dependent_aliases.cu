// What the arguments of an alias template make known is deduced from, though they depend on template parameters, too.
struct device { }; struct host { };
template <class T, class A> struct vec { };
template <class T> struct alloc { };
template <class S> struct traits;
template <> struct traits<device> { template <class T> using storage = vec<T, alloc<T>>; template <class T> using other = vec<T, alloc<int>>; template <class T> using lost = int; };
template <> struct traits<host> { template <class T> using storage = vec<T, int>; };
template <class V, int N> struct tensor { };
template <class T, int N, class S = host> using tensor_of = tensor<typename traits<S>::template storage<T>, N>;
template <class T, int N> using device_tensor = tensor_of<T, N, device>;
template <class T, class S> using lost_of = tensor<typename traits<S>::template lost<T>, 1>;
template <class T> T f(device_tensor<T, 1> &, const device_tensor<T, 1> &);
template <class T, int N> T g(tensor_of<T, N> &);
template <class T> T h(typename traits<device>::template other<T>);
template <class T> T k(const tensor_of<T *, 2, device> *);
template <class T, class S> T not_deduced(tensor_of<T, 1, S>);
template <class T> T lost(lost_of<T, device>);
template <class T> struct is_tensor { enum { value = 0 }; };
template <class T, int N> struct is_tensor<device_tensor<T, N>> { enum { value = N }; };
int main()
{
	device_tensor<float, 1> a;
	tensor_of<char, 3> b;
	vec<long, alloc<int>> v;
	device_tensor<double *, 2> d;
	static_assert(sizeof(f(a, a)) == 4 && sizeof(g(b)) == 1 && sizeof(h(v)) == 8 && sizeof(k(&d)) == 8, "");
	static_assert(is_tensor<device_tensor<int, 7>>::value == 7 && is_tensor<int>::value == 0, "");
	f(a, b);
	g(a);
	k(&a);
	not_deduced(a);
	lost(tensor<int, 1>());
}

// flags: --diag_warning=default_stream_launch
// Launches without a stream in instances that are made for the host: of explicit instantiations and generic lambdas.
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st * = 0);
__attribute__((global)) void plain() {}
template <class T> __attribute__((global)) void of_type(T) {}
template <class T> void explicitly()
{
	plain<<<1, 1>>>();
	plain<<<1, 1, 0, 0>>>();
	of_type<<<1, 1, 0>>>(T());
	of_type<T><<<1, 1>>>(3);
}
template void explicitly<int>();
template <class T> struct S { void member() { plain<<<1, 1>>>(); } static void fixed(T x) { of_type<<<1, 1>>>(x); } };
template void S<char>::member();
void calls()
{
	explicitly<char>();
	S<int>().member();
	S<int>::fixed(3);
	plain<<<1, 1>>>();
	auto generic = [](auto x) { plain<<<1, 1>>>(); of_type<<<1, 1>>>(x); of_type<<<1, 1, 0, 0>>>(x); };
	generic(3);
	generic('c');
}

// nvcc: -G
/* What inline functions of system headers need to be complete comes before what the program needs: debuggers see all functions in their order. */
# 1 "header.h" 1 3
template <class T> struct Ratio {
	static __device__ T of(T t) { return t * 2; }
};
template <class T> struct Duration {
	T value;
	constexpr __host__ __device__ Duration(T t) : value(t) {}
	__device__ T count() const { return Ratio<T>::of(value); }
};
typedef Duration<long> Seconds;
using Minutes = Duration<short>;
constexpr __host__ __device__ Minutes operator""_min(unsigned long long minutes) { return Minutes(minutes); }
constexpr __host__ __device__ inline Seconds operator""_sec(unsigned long long seconds) { return Seconds(seconds); }
# 17 "completed_first_in_headers.cu" 2
__global__ void k(int *p, Duration<int> *i, Duration<long> *l, Duration<short> *s)
{
	*p += i->count();
	*p += l->count();
	*p += s->count();
}

/* What is asserted in a template's body of a system header is a constant, made of what its functions call in turn. */
# 3 "header.h" 1 3
template <class T> __host__ __device__ constexpr bool is_power_of_two(T t) { return t && !(t & (t - 1)); }
template <class T> __host__ __device__ constexpr bool is_alignment(unsigned long n) { return n >= alignof(T) && is_power_of_two(n); }
template <unsigned long N, class T> __host__ __device__ constexpr T *assume(T *p)
{
	static_assert(is_alignment<T>(N), "");
	return p;
}
# 11 "assertions_in_headers.cu" 2
__global__ void k(int *p) { *assume<16>(p) = 1; }

// nvcc: -std=c++20
/* What is asserted in a class template of a system header may name functions before anything else does: they come out in that order. */
# 1 "header.h" 1 3
template <class T> __host__ __device__ __attribute__((noinline)) T twice(T x) { return x * 2; }
template <class T> concept twofold = requires(T x) { twice(x); };
template <class T> struct Wrapped {
	static_assert(twofold<T>, "");
	static_assert(sizeof(twice(T())) == sizeof(T), "");
	T value;
};
# 12 "assertions_name_first.cu" 2
__global__ void k(short *s, int *i, Wrapped<int> *wrapped)
{
	Wrapped<int> local = *wrapped;
	s[0] = twice(s[1]);
	i[0] = twice(local.value);
}

// nvcc: -std=c++20
// calls: known
// Friends with reserved names are no functions of the compiler: argument-dependent lookup finds them.
# 1 "vec.h" 1 3
namespace vec {
template <class T> struct Vec {
	T x;
	__attribute__((device)) constexpr Vec(T x) : x(x) {}
	__attribute__((device)) friend constexpr Vec __vec_max(const Vec &a, const Vec &b) noexcept { return a.x < b.x ? b : a; }
};
template <class T> __attribute__((device)) constexpr auto max(const Vec<T> &a, const Vec<T> &b) noexcept { return __vec_max(a, b); }
template <class T> __attribute__((device)) auto twice(T a) -> decltype(__vec_max(a, a)) { return T(a.x + a.x); }
}
# 15 "reserved_friends.cu" 2
__global__ void k(int *p) { *p = vec::max(vec::Vec<int>(p[1]), vec::twice(vec::Vec<int>(p[2]))).x; }

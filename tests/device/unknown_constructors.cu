// nvcc: -std=c++20 --expt-relaxed-constexpr
// calls: unknown
/* Where a call is not known, constants may be made by constructors and operators that no known call leads to: what these call is needed with its
 * body. */
template <class T> struct Base {
	T value;
	constexpr Base(T v) : value(v) {}
	constexpr void reset() { value = T(); }
	constexpr T twice() const { return value * 2; }
};
template <class T> struct Cache : Base<T> {
	constexpr Cache(T v) : Base<T>(v) {}
	constexpr Cache(Cache &&other) : Base<T>(other.value) { other.reset(); }
	constexpr T operator-() const { return this->twice(); }
};
template <class T> struct View { T n; Cache<T> cache; constexpr View(T v) : n(v), cache(v) {} };
template <class T> constexpr View<T> made(T n) { return View<T>(n); }
template <class F> __host__ __device__ constexpr int used(F, int n)
{
	auto view = made(n);
	auto moved = static_cast<View<int> &&>(view);
	return -moved.cache + view.cache.value;
}
template <class T> __host__ __device__ constexpr int test(T t) { auto unknown = __builtin_complex(1.0, 2.0); return used(unknown, t); }
constexpr int size = test(3);
__global__ void k(int *p) { static_assert(test(1) == 2); *p = size; }

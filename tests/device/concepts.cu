// nvcc: -std=c++20 --expt-relaxed-constexpr
/* C++20: concepts, requires, abbreviated templates, consteval, three-way comparison, designated initializers. */
#include <compare>
#include <concepts>
template <class T> concept Addable = requires(T a) { { a + a } -> std::convertible_to<T>; };
template <class T> concept Small = sizeof(T) <= 4;
template <Addable T> __device__ T twice(T t) { return t + t; }
template <class T> requires Small<T> && Addable<T> __device__ int size_of(T) { return 1; }
template <class T> __device__ int size_of(T) { return 2; }
__device__ auto abbreviated(std::integral auto a, auto b) { return a + b; }
struct Version { int major, minor; __host__ __device__ auto operator<=>(const Version &) const = default; };
consteval int at_compile_time(int n) { return n * n; }
template <auto N> struct Constant { static constexpr auto value = N; };
template <class T> struct Wrapper { T t; __device__ T get() const requires Small<T> { return t; } __device__ long get() const { return 0; } };
__global__ void kernel(int *p)
{
	Version a{ .major = *p, .minor = 2 }, b{ 1, 3 };
	auto f = []<class T>(T t) requires Small<T> { return t; };
	*p = twice(*p) + size_of(1) + size_of(1.0) + abbreviated(1, 2) + (a == b) + at_compile_time(5) + Constant<7>::value + f(*p) + Wrapper<int>{ 1 }.get() + int(Wrapper<long>{ 2 }.get());
}
int main() { kernel<<<1, 1>>>(nullptr); }
struct Extent { int rows, columns; };
template <Extent e> __device__ int cells() { return e.rows * e.columns; }
__global__ void count(int *p) { *p = cells<Extent{ 3, 4 }>(); }

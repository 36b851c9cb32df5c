// calls: known
/* A function that takes anything is what a call falls back on, though nothing else mentions the class that is made of that. */
# 4 "fallbacks.h" 1 3
template <class T> T &&value();
struct Not {};
struct Anything {
	__device__ Anything(...);
};
template <class... Args> __device__ Not called(Anything, Args &&...);
template <class F, class... Args> __device__ auto called(F &&f, Args &&...args) -> decltype(f(args...)) { return f(args...); }

template <class T> constexpr bool is_result = true;
template <> constexpr bool is_result<Not> = false;
template <class F, class... Args> constexpr bool takes = is_result<decltype(called(value<F>(), value<Args>()...))>;

template <class F> __device__ int with_int(F f)
{
	if constexpr (takes<F, int>)
		return called(f, 1);
	else
		return called(f);
}
# 23 "fallbacks.cu" 2
struct Nullary {
	__device__ int operator()() { return 2; }
};

__global__ void k(int *p) { *p = with_int(Nullary{}); }

int main() { k<<<1, 1>>>(nullptr); }

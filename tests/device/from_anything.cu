// A class with a constructor of ... alone is made of any argument: nobody mentions it, and overload resolution chooses the function that
// takes it.
# 1 "anything.h" 1 3
struct Nothing {};
struct Anything {
	__host__ __device__ Anything(...);
};

template <class... Args> __host__ __device__ Nothing call(Anything, Args &&...args);
template <class F, class... Args> __host__ __device__ auto call(F &&f, Args &&...args) -> decltype(f(args...)) { return f(args...); }

template <class T> T &&value();
template <class T, class U> constexpr bool is_same = false;
template <class T> constexpr bool is_same<T, T> = true;

template <class F, class... Args> using result = decltype(call(value<F>(), value<Args>()...));
template <class F, class... Args> constexpr bool is_callable = !is_same<Nothing, result<F, Args...>>;

# 20 "from_anything.cu" 2
struct Twice {
	__host__ __device__ int operator()(int x) const { return 2 * x; }
};

__global__ void asks(int *p)
{
	p[0] = is_callable<Twice, int>;
	p[1] = is_callable<Twice, int *>;
}

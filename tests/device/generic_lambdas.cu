// Generic lambdas by which kernels are instantiated and launched: the host functions that call them are needed.
template <class T, int N> __global__ void fill(T *to, T value) { to[threadIdx.x] = value + N; }
template <class T> __global__ void add(T *to, const T *from) { to[threadIdx.x] += from[threadIdx.x]; }
template <int N> struct Policy { static constexpr int threads = N; constexpr int operator()() const { return threads; } };
template <class F> int dispatch_one(F &&f, int way) { return f(Policy<32>{}, way); }
template <class F> int dispatch(int way, F &&f) { return way ? dispatch_one(static_cast<F &&>(f), way) : 0; }
template <class T> int filled(T *to, int way)
{
	return dispatch(way, [&](auto policy, int more) {
		constexpr int threads = policy();
		if constexpr (threads > 16)
			fill<T, threads><<<1, threads>>>(to, T(more));
		else
			fill<double, threads><<<1, threads>>>(nullptr, 1.0);
		return threads;
	});
}
template <class F, class... T> void each(F f, T... values) { (f(values), ...); }
template <class F> void nested(F f) { f(1u, [](auto x) { return x; }); }
template <int I, class T> __host__ __device__ T scaled(T t) { return t * I; }
template <int... I, class T> __device__ T sum(T t) { return (scaled<I>(t) + ...); }
__global__ void folds(int *to) { *to = sum<1, 2, 3>(*to) + [](auto x) { return sum<4>(x); }(*to); }
int main()
{
	int *p = nullptr;
	filled(p, 1);
	each([=](auto value) { add<decltype(value)><<<1, 1>>>(nullptr, nullptr); }, 1.0f, 2L);
	nested([=](auto value, auto inner) {
		auto launch = [=](auto x) { fill<decltype(x), 7><<<1, 1>>>(nullptr, x); };
		launch(inner(value));
	});
	folds<<<1, 1>>>(p);
}

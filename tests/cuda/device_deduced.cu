// Device functions whose return type is deduced from the body that they lose.
template <class T> __device__ auto value(T t) { return t; }
template <class T> __device__ auto &reference(T &t) { return t; }
template <class T> __device__ const auto *pointer(T *t) { return t; }
template <class T> __device__ auto &&forwarding(T &&t) { return t; }
template <class T> __device__ decltype(auto) by_decltype(T &&t) { return t; }
template <class T> __device__ auto trailing(T &&t) -> decltype(auto) { return t; }
template <class T> __device__ auto trailing_pointer(T &&t) -> auto * { return &t; }
template <class T> __device__ auto written(T &&t) -> decltype(t + 1) { return t + 1; }
__device__ auto declared(int t);
__device__ auto declared(int t) { return t; }
__device__ static inline auto internal(int t) { return t; }
__device__ auto *of_pointer(int *t) { return t; }
struct S {
	template <class T> __device__ auto member(T t) { return t; }
	__device__ static auto static_member(int t) { return t; }
	__device__ auto outside(int);
	template <class T> __device__ auto generic_outside(T t);
	__device__ operator auto() { return 1; }
};
__device__ auto S::outside(int) { return 1; }
template <class T> __device__ auto S::generic_outside(T t) { return 1; }
__host__ __device__ auto both(int x) { return x; }
auto __device__ makes_lambda(int a) { return [=](int q) { return a + q; }; }
__device__ void use(int x) { value(x); reference(x); pointer(&x); forwarding(x); by_decltype(x); written(x); S s; s.member(1); S::static_member(1); declared(1); internal(1); }
__global__ void k() { use(both(1)); }

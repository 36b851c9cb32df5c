/* Kernels that host templates and members instantiate. */
template <class T, int N = 4> struct Vector {
	T at[N];
	__host__ __device__ T &operator[](int i) { return at[i]; }
	__device__ T sum() const { T s{}; for (int i = 0; i < N; i++) s += at[i]; return s; }
	__device__ T never_used() const { return at[0].missing; }
	T host_sum() const { return at[0]; }
};
template <class T> __device__ T square(T t) { return t * t; }
template <> __device__ float square(float t) { return t * t + 1; }
template <class T> __device__ T nobody_asks(T t) { return -t; }
template <class T, class F> __global__ void apply(T *p, F f) { *p = f(square(*p)); }
template <class T> __global__ void sum(T *p, Vector<T> v) { *p = v.sum(); }
template <class T> __global__ void nobody_launches(T *p) { *p = square(*p); }
struct Twice { template <class T> __device__ T operator()(T t) const { return t + t; } };
template <class T> struct Launcher {
	T *p;
	void run() { apply<<<1, 1>>>(p, Twice()); helper(); }
	void helper() { Vector<T> v; v[0] = T(); sum<<<1, 1>>>(p, v); }
	void never() { nobody_launches<<<1, 1>>>(p); }
};
template <class... T> void launch_all(T *...p) { (Launcher<T>{ p }.run(), ...); }
template <int... I> struct Numbers { };
template <int... I> __global__ void add(int *p, Numbers<I...>) { *p = (I + ... + 0); }
template __global__ void nobody_launches<long>(long *);
extern template __global__ void nobody_launches<short>(short *);
int main() { int *a = nullptr; float *b = nullptr; launch_all(a, b); add<<<1, 1>>>(a, Numbers<1, 2, 3>()); auto k = sum<double>; return k == nullptr; }

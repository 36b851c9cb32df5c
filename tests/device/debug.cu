// nvcc: -G
// With -G all functions of the device come out that are defined, or used by anybody.
struct Pair {
	int a, b;
	__host__ __device__ Pair(int x) : a(x), b(x) { }
	__host__ __device__ ~Pair() { a = 0; }
	__host__ __device__ int sum() const { return a + b; }
	__host__ __device__ int never() const { return a - b; }
};
template <class T> struct Box {
	T value;
	__host__ __device__ Box(T x) : value(x) { }
	__host__ __device__ T twice() const { return value * 2; }
	__host__ __device__ T unused() const { return value * 3; }
	__host__ T on_host() const { return twice() + 1; }
};
template <class T> __host__ __device__ T shared(T x) { return x + 1; }
template <class T> __device__ T on_device(T x) { return shared(x) * 2; }
template <class T> __host__ T by_host(T x) { return shared(x) * Box<T>(x).on_host(); }
__device__ int defined(int x) { return x * 5; }
static __host__ __device__ int hidden(int x) { return x * 7; }
inline __host__ __device__ int inlined(int x) { return hidden(x) + 1; }
inline __host__ __device__ int never_inlined(int x) { return hidden(x) + 2; }
__global__ void kernel(int *p)
{
	Pair pair(p[0]);
	p[0] = on_device(p[1]) + pair.sum();
}
int host(double x)
{
	Pair pair((int)by_host(x));
	return inlined(3) + (int)shared(2.0f) + pair.sum();
}
int main() { kernel<<<1, 1>>>(0); }

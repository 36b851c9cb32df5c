// Device-only functions of all kinds keep their signature and lose their body.
__device__ int plain(int x) { return x; }
__device__ __forceinline__ float forced(float a, ...) { return a; }
static __device__ __noinline__ void no_inline(int, int b) { }
__device__ [[noreturn]] void stops() { while (1) ; }
constexpr __device__ int constant(int x) { return x; }
template <class T> __device__ T generic(T x) { return x; }
template <class... T> __device__ int count(T... t) { return sizeof...(t); }
struct S {
	int x;
	__device__ S(int a) : x(a) { x++; }
	__device__ ~S() { x = 0; }
	__device__ int member() const;
	__device__ virtual int virtual_member() { return 1; }
	static __device__ int static_member(int a) { return a; }
	__host__ __device__ int both() { return x; }
	__device__ operator int() const { return x; }
	__device__ S &operator+=(int b) { x += b; return *this; }
	__device__ friend int friendly(S *s) { return s->x; }
	template <class U> __device__ void generic_member(U u) { x = u; }
};
__device__ int S::member() const { return x; }
template <class T> struct TS {
	T t;
	__device__ TS(T v) : t(v) { }
	__device__ T get() { return t; }
	__device__ T out_of_class();
	template <class U> __device__ void q(U u);
};
template <class T> __device__ T TS<T>::out_of_class() { return t; }
template <class T> template <class U> __device__ void TS<T>::q(U u) { t = u; }
namespace { __device__ int hidden(int x) { return x; } }
__device__ int operator+(S a, S b) { return a.x + b.x; }
__host__ __device__ int both(int x)
{
#ifdef __CUDA_ARCH__
	return plain(x);
#else
	return x + 1;
#endif
}
void ends_with_return(int *p)
{
	*p = 1;
	return;
}
__global__ void k(int *p) { S s(1); s += 2; s.generic_member(3); TS<int> t(1); *p = plain(1) + generic(2) + s.member() + t.get() + both(1) + hidden(2); }
int main() { ends_with_return(nullptr); return both(1); }

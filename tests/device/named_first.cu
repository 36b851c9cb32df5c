// Functions come in the order in which anything names them first, evaluated or not, in host code, declarations and initializers.
#define HD __host__ __device__ __noinline__
template <class T> HD T f(T x) { return x * x + 1; }
template <class T> HD T g(T x) { return x * 3; }
template <class F, class T> HD T apply(F function, T x) { return function(x); }
inline int in_header(int x) { return sizeof(f((short)x)); }
struct Host {
	int v = g((char)1);
	int twice(int x) { return f((long)x); }
};
template <class T> struct Pair {
	T a, b;
	HD T sum() const { return a + b; }
	HD operator bool() const { return a == b; }
	template <class U> HD U scaled(U x, int y = f(2.0f)) const { return x * y; }
};
int of_member(Pair<double> *p) { return (bool)*p; }
template <class T> using Result = decltype(g(2.0));
enum { SIZE = sizeof(g((short)1)) };
template <class T> HD auto deduced(T x) { return x + apply(g<T>, x); }
template <class T> int through(T x) { return g((unsigned)x) + sizeof(deduced(x)); }
static int host(int x) { return through(x); }
template <class T, class = decltype(f(T()))> HD int chosen(T x) { return x * 7; }
HD inline int chosen(void *) { return 0; }
template HD int chosen<int>(int);
__global__ void plain(long *p, Pair<double> *q, Pair<int> *r)
{
	p[0] = g(p[1]) + f(p[2]) + g((unsigned)p[3]) + deduced((int)p[4]) + chosen((int)p[5]);
	p[1] = r->sum() + *r + *q + q->scaled(p[0]) + g((char)p[6]) + f((short)p[7]) + f((float)p[8]);
}
template <class T> __global__ void kernel(T *p) { p[0] = g(p[1]) + apply(f<T>, p[2]) + g((short)p[3]); }
int main()
{
	kernel<<<1, 1>>>((double *)0);
	kernel<<<1, 1>>>((short *)0);
	return host(1);
}

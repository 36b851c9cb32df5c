/* Argument-dependent lookup, hidden friends, using-declarations and -directives, inline and unnamed namespaces, aliases. */
namespace geometry {
inline namespace v1 {
struct Point {
	int x;
	friend __device__ Point operator-(Point a, Point b) { return { a.x - b.x }; }
	friend __device__ int hidden(Point p) { return p.x * 7; }
};
}
__device__ Point operator+(Point a, Point b) { return { a.x + b.x }; }
__device__ Point &operator+=(Point &a, int n) { a.x += n; return a; }
__device__ int norm(Point p) { return p.x < 0 ? -p.x : p.x; }
__device__ bool operator==(Point a, Point b) { return a.x == b.x; }
template <class T> __device__ void swap(T &a, T &b) { T t = a; a = b; b = t; }
namespace detail { __device__ int helper(int n) { return n + 1; } __device__ int not_helped(int n) { return n; } }
__device__ Point operator""_p(unsigned long long n) { return { int(n) }; }
}
namespace { __device__ int in_unnamed(int n) { return n + 2; } struct Local { int a; }; __global__ void unnamed_kernel(Local *l) { l->a = in_unnamed(l->a); } }
namespace other { __device__ int from_directive(int n) { return n + 3; } namespace far { __device__ int farther(int n) { return n + 4; } } using namespace far; }
namespace third { using geometry::detail::helper; using geometry::Point; __device__ int overloaded(int n) { return n; } __device__ int overloaded(long n) { return int(n) + 1; } }
namespace uncalled { template <class T> __device__ int get(T t) { return t.x; } template <class T> __device__ int norm(T t) { return get(t); } }
namespace g = geometry;
namespace deep = other::far;
using third::overloaded;
__device__ int f(int n) { using namespace other; return from_directive(n) + farther(n) + deep::farther(n); }
template <class T> __device__ auto difference(T a, T b) -> decltype(a - b) { return a - b; }
template <class T> __device__ int dependent(T t) { return hidden(t) + norm(t); }
__global__ void kernel(int *p)
{
	using geometry::operator""_p;
	g::Point a{ p[0] }, b = 5_p;
	a += 3;
	swap(a, b);
	third::Point c = a + b;
	*p = norm(c) + third::helper(c.x) + f(c.x) + difference(a, b).x + dependent(c) + (a == b) + overloaded(1L);
}
int main() { kernel<<<1, 1>>>(nullptr); unnamed_kernel<<<1, 1>>>(nullptr); }

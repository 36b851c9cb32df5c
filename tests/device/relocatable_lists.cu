// nvcc: -rdc=true
/* In relocatable device code instances come out with the aggregates that new makes of constants in them. */
struct Point {
	int x;
	constexpr __host__ __device__ Point(int first) : x(first) {}
};
struct Pair {
	int x, y;
};
__host__ __device__ inline void also_host(Point *p)
{
	const Point &r = Point(7);

	*p = Point(6), *p = r;
}
void host_only(Point *p) { also_host(p); }
struct Place {};
__host__ __device__ inline void *operator new(decltype(sizeof 0), void *at, Place) { return at; }
__host__ __device__ inline void operator delete(void *, void *, Place) {}
template <class T> __device__ void make(T *p) { ::new (p, Place()) T{ 1, 2 }; }
__global__ void k(Pair *p) { make(p); }

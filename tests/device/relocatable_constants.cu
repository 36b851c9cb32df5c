// nvcc: -rdc=true
/* In relocatable device code instances come out with the objects that constants make in them, those of system headers, too. */
# 1 "point.h" 1 3
struct Point {
	int x, y;
	constexpr __host__ __device__ Point() : x(1), y(2) {}
	constexpr __host__ __device__ Point(int first) : x(first), y(2) {}
};
__host__ __device__ inline void also_host(Point *p)
{
	const Point &r = Point(7);

	*p = Point(6), *p = r;
}
template <class T> __device__ void assign(T *p) { *p = T(); }
# 19 "relocatable_constants.cu" 2
void host_only(Point *p) { also_host(p); }
__global__ void k(Point *p) { assign(p); }

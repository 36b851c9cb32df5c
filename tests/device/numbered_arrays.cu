/* Arrays that braced lists make in expressions have numbers in their names, which count objects that constants make in functions that the
 * host alone uses. */
struct Point {
	int x[8];
	constexpr __host__ __device__ Point(int first) : x{ first, 2, 3 } {}
};
__host__ __device__ inline void also_host(Point *p)
{
	const Point &r = Point(7);

	*p = Point(6), *p = r;
}
void host_only(Point *p) { also_host(p); }

using Table = int[64];
__device__ int element(const int (&table)[64], int n) { return table[n]; }
template <class T> __device__ int of_cast(int n) { return T{ 5, 6 }[n]; }
template <class T> __device__ int of_reference(int n)
{
	const T &r = { 7, 8 };

	return r[n];
}
__global__ void by_cast(int *p, int n) { *p = Table{ 1, 2 }[n]; }
__global__ void by_reference(int *p, int n)
{
	const int(&r)[64] = { 1, 2 };

	*p = r[n];
}
__global__ void by_argument(int *p, int n) { *p = element({ 8, 9 }, n); }
__global__ void by_instance(int *p, int n) { *p = of_cast<Table>(n) + of_reference<Table>(n); }

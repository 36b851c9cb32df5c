/* A list that is assigned makes an object of a class, by a constructor that runs. */
template <class V, class I> struct Entry { Entry() = default; __host__ __device__ Entry(I r, I c, V v) : row(r), column(c), value(v) {} I row, column; V value; };
struct Aggregate { Entry<float, int> entry; int more; };
struct Empty { __device__ Empty() { n = 7; } int n; };
__global__ void k(Entry<float, int> *p, Aggregate *a, Empty *e) { p[0] = { 1, 2, 3.0f }; a[0] = { { 4, 5, 6.0f }, 7 }; e[0] = {}; p[1] = { p[0] }; }

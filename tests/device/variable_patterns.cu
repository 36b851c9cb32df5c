// nvcc: -rdc=true
// Templates of variables for devices that nobody instantiates: the functions that their initializers name count for the numbers of constants.
struct Part {
	int x;
	__host__ __device__ constexpr Part(int n) noexcept : x(n) {}
};
#define MARKED(n)                                                                      \
	struct Marked##n {                                                             \
		int x;                                                                 \
		__host__ __device__ constexpr Marked##n(int m) : x(m) {}               \
		__host__ __device__ constexpr Part operator&() const noexcept { return Part(n); } \
	};
MARKED(1)
MARKED(2)
MARKED(3)
MARKED(4)
MARKED(5)
MARKED(6)
struct Both {
	Part a, b;
};
template <class T> __host__ __device__ constexpr int size() { return sizeof(T); }
__host__ __device__ constexpr Part plain(int n) { return Part(n); }
__host__ __device__ inline Part named(int n) { return Part(n + 1); }

template <class T> __device__ constexpr Both both = { &Marked1(size<T>()), &Marked2(3) };
template <class T> __constant__ const Part constant = &Marked3(size<T>());
template <class T> __device__ Part general = &Marked4(size<T>());
template <class T> __device__ Part general<T *> = plain(size<T>());
template <class T> __device__ constexpr bool asked = sizeof(&Marked5(size<T>()));
template <class T> __device__ Part (*pointer)(int) = named;
template <class T> constexpr Part for_host = &Marked6(size<T>());

struct Table {
	int a[3];
	__device__ Table();
};
__device__ Table::Table() : a{ 1, 2, 3 } {}
__global__ void kernel(int *out, int i)
{
	Table table;
	*out = table.a[i];
}

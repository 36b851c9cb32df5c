/* Calls whose arguments do not fit: nothing is called, unless there are too many alone. */
struct dim3 {
	unsigned x, y, z;
	constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
typedef unsigned long size_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, struct CUstream_st *stream = 0);
__attribute__((device)) float device(float x) { return x; }
extern __attribute__((device)) void barrier(void);
__attribute__((global)) void kernel(int *p, int n) { *p = n; }
void host(int, float);
int i;
float *p, f;

void calls()
{
	device(nullptr);
	barrier(1);
	device();
	device(1, 2);
	kernel(p, 1);
	kernel(&i);
	kernel();
	kernel(&i, 1, 2);
	kernel(i, i);
	kernel("s", 1, 3);
	kernel(undeclared, 3);
	kernel(&i, 1);
	device(1);
}

void launches()
{
	kernel<<<1, 1>>>(p, 1);
	kernel<<<1>>>(p, 1);
	kernel<<<1, 1>>>(&i);
	kernel<<<1, 1>>>();
	host<<<1, 1>>>(0);
	host<<<1, 1>>>(1, 2, 3);
	host<<<1, 1>>>("s", 1.0f);
	host<<<1, 1>>>(1, 1.0f);
	kernel<<<"s", 1>>>(&i, 2);
	f<<<1>>>(0);
}

template <class T> void templates(T t)
{
	device(nullptr);
	kernel(p, 1);
	kernel(&i);
	host<<<1, 1>>>(0);
	host<<<1, 1>>>(1, 1.0f);
	kernel(&i, 1);
	f<<<1>>>(0);
}

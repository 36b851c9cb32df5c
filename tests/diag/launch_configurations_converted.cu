// What stands between <<< and >>> converts to the parameters of the toolkit's function like arguments, in instances as well.
typedef struct CUstream_st *cudaStream_t;
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st * = 0);
__attribute__((global)) void kernel(int) {}
template <class T> __attribute__((global)) void of_type(T *) {}
struct Config { dim3 grid; unsigned long shared; cudaStream_t stream; operator dim3() const { return grid; } };
struct Nothing { };
struct Number { operator int(); operator float(); };
struct OnDevice { __attribute__((device)) operator int(); };
struct Stream { operator cudaStream_t() const; };
struct OneNumber { operator unsigned() const; };
enum Plain { plain = 2 };
enum class Scoped { scoped = 2 };
void launches(Config c, Nothing n, Number m, OnDevice d, Stream s, OneNumber o, Scoped e, void *v, double f, const dim3 k)
{
	kernel<<<c, c.grid, c.shared, c.stream>>>(1);
	kernel<<<k, k, 0, s>>>(1);
	kernel<<<o, o, o>>>(1);
	kernel<<<n, 1>>>(1);
	kernel<<<1, m>>>(1);
	kernel<<<d, 1>>>(1);
	kernel<<<plain, e>>>(1);
	kernel<<<v, nullptr>>>(1);
	kernel<<<f, 1.5f, f>>>(1);
	kernel<<<1, 1, v>>>(1);
	kernel<<<1, 1, n>>>(1);
	kernel<<<1, 1, 0, v>>>(1);
	kernel<<<1, 1, 0, 1>>>(1);
	kernel<<<1, 1, 0, f>>>(1);
	kernel<<<1, 1, 0, c>>>(1);
	kernel<<<{}, { 1, 2 }, {}, {}>>>(1);
	kernel<<<dim3{ 1, 2 }, dim3(1, 2, 3)>>>(1);
	kernel<<<"s", 'c'>>>("s");
	kernel<<<1, 1, "s", 0>>>(1);
}
template <class T> void depends(T t)
{
	of_type<<<t, t>>>(&t);
	of_type<<<1, t, 0, nullptr>>>(&t);
	of_type<<<1, 1, 0, t>>>(&t);
	of_type<<<1, 1, t>>>(&t);
	kernel<<<1, 1, 0, 2.5>>>(1);
}
template void depends<int>(int);
template void depends<Nothing>(Nothing);
template void depends<Config>(Config);
template void depends<void (*)(int)>(void (*)(int));
void generic()
{
	auto lambda = [](auto grid) { kernel<<<grid, 1>>>(1); };
	lambda(3);
	lambda(dim3(1));
	lambda(Nothing());
}

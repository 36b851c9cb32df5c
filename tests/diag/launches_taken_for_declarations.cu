// A statement that begins with a template of functions with wrong arguments before <<< is read as a declaration.
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, cudaStream_t = 0);
enum class Mode { fast };
struct Empty { };
namespace N { int q; }
template <int N> __attribute__((global)) void number(int *p, int n = 0) { }
template <class T> __attribute__((global)) void type(T *p) { }
template <Mode M> __attribute__((global)) void mode(int *p) { }
void f(int *p, int n, dim3 grid, dim3 block)
{
	number<missing><<<1, 1>>>(p);
	number<missing><<<1, 1, 0>>>(p, n, p[1]);
	number<N::missing><<<grid, block>>>(p, n);
	type<Missing><<<dim3(1), dim3(n), 0, 0>>>(p);
	type<Empty::value><<<n, 32>>>(p);
	mode<Mode::slow><<<1, 1>>>(p);
	number<(Mode::slow)><<<1, 1>>>(p);
	number<missing_function(3)><<<1, n>>>(p);
	number<missing>(p);
	::number<missing><<<1, 1>>>(p);
	number<3><<<1, 1>>>(p);
	type<int><<<1, 1>>>(p);
	mode<Mode::fast><<<grid, block>>>(p);
}
void g(int *p, int n)
{
	int threads = 32;
	number<missing><<<(n + threads - 1) / threads, threads>>>(p, 4);
	number<missing><<<1, 256>>>(nullptr, 4);
	number<missing><<<n, 256, 4 * sizeof(float)>>>(&n, n);
	if (n)
		number<missing><<<1, 1>>>(p);
	for (int i = 0; i < n; i++) {
		number<missing><<<1, 1>>>(p + i);
	}
	auto l = [&] { type<Missing><<<1, 1>>>(p); };
	l();
}
template <class T> void h(T *p)
{
	number<missing><<<1, 1>>>(p);
	number<T::value><<<1, 1>>>(p);
	type<T><<<1, 1>>>(p);
}
void parameters(int p, int q)
{
	int <(p);
	int < 3 (4, 5), b;
	int + (p, int);
	int % [3], c(2);
}
int <(z);
int % (3 + 4);

/* What values lose as grid, block and size of shared memory. */
__attribute__((global)) void k(int *p);
typedef int cudaError_t; struct CUstream_st; typedef CUstream_st *cudaStream_t; struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, cudaStream_t = 0);
struct D { operator dim3() const; operator int() const; };
enum E { e1 = -1 };
void f(int n, long l, float x, double d, char c, cudaStream_t s, unsigned long ul, short *ps) {
  k<<<1, 1, -1>>>(nullptr);
  k<<<-1, 1>>>(nullptr);
  k<<<1, -1>>>(nullptr);
  k<<<1.5, 1>>>(nullptr);
  k<<<x, d>>>(nullptr);
  k<<<1, 1, 1.5>>>(nullptr);
  k<<<1, 1, x>>>(nullptr);
  k<<<n, n, n, s>>>(nullptr);
  k<<<l, l, l>>>(nullptr);
  k<<<5000000000, 1>>>(nullptr);
  k<<<1, 1, 0, nullptr>>>(nullptr);
  k<<<1, 1, 0, NULL>>>(nullptr);
  k<<<1, 1, 0, 5>>>(nullptr);
  k<<<1, 1, s>>>(nullptr);
  k<<<1, 1, nullptr>>>(nullptr);
  k<<<{1, 2}, {3, 4, 5}>>>(nullptr);
  k<<<dim3{1}, dim3(2, 3)>>>(nullptr);
  k<<<D(), 1>>>(nullptr);
  k<<<ps, 1>>>(nullptr);
  k<<<1, 1, ps>>>(nullptr);
  k<<<1, 1, 0, ps>>>(nullptr);
  k<<<1, 1, 0, (void *)0>>>(nullptr);
  k<<<true, 'a'>>>(nullptr);
  k<<<1, 1, 1, 1>>>(nullptr);
  k<<<1u << 31, 1>>>(nullptr);
  k<<<0, 0, 0, 0>>>(nullptr);
  k<<<f, 1>>>(nullptr);
  k<<<1, 2, 3, 4, 5>>>(nullptr);
  k<<<(1, 2), 3>>>(nullptr);
  k<<<n++, --n>>>(nullptr);
  k<<<2147483648, 1, -1L>>>(nullptr);
  k<<<1, 1, 1e30>>>(nullptr);
  k<<<-1.0, 1>>>(nullptr);
}
template <class T> void t(T x) { k<<<-1, 1, -1>>>(nullptr); }
template <int N> void u() { k<<<N, N, N>>>(nullptr); }
void inst() { t((int *)0); u<-1>(); auto l = [] { k<<<-1, 1>>>(nullptr); }; }
__attribute__((global)) void ku(unsigned x, char c, float f, long *p);
template <class T> void tk(T t) { ku<<<1, 1>>>(-1, 300, 1e-300, nullptr); }
void (*fp)(unsigned, char, float, long *) = ku;
void tf() { ku<<<1, 1>>>(-1, 300, 1e-300, nullptr); fp<<<1, 1>>>(-1, 300, 1e-300, nullptr); }
template <class T> void tg(T t) { fp<<<1, 1>>>(-1, 300, 1e-300, nullptr); }
void ig() { tk(1); tg(1); }

// nvcc: -lineinfo
/* Lines and columns are those of the program, also behind what goes in the same line. */
int on_host(int n) { return n; } __device__ __noinline__ int after(int n) { return n + 1; }
struct Mixed { int host(int n) { return n * 2; } __device__ __noinline__ int device(int n) { return n * 3; } static int gone(); int x; };
namespace one { int first(int n) { return n - 1; } template <class T> T pattern(T t) { return t; } __device__ __noinline__ int second(int n) { return n - 2; } }
	template <class T> int unused(T t) { return t; }	__device__ __noinline__ int tabs(int n) {	return n * 5; }
inline int dropped(int n) { return n; } inline __device__ __noinline__ int inlined(int n) { return n * 7; } struct Gone { int x; }; __global__ void kernel(int *p, Mixed m)
{
	*p = after(*p) + m.device(*p) + one::second(*p) + tabs(*p) + inlined(*p);
}
int main() { kernel<<<1, 1>>>(nullptr, Mixed()); }

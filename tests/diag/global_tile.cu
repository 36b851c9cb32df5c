// __tile_global__ makes a kernel as __global__ does, and has its rules.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
__attribute__((tile_global)) void valid(int *p);
__attribute__((tile_global)) __attribute__((launch_bounds(32))) __attribute__((cluster_dims(2))) void valid(int *p) { *p = 1; }
__attribute__((tile_global)) __attribute__((maxnreg(32))) void constant(const __attribute__((grid_constant)) int n) { }
template<class T> __attribute__((tile_global)) void of_any(T) { }
template<> __attribute__((tile_global)) void of_any(int) { }
namespace N { __attribute__((tile_global)) void inside() { } }
__attribute__((tile)) int tile() { return 1; }
__attribute__((tile_builtin)) int builtin();
__attribute__((device)) int on_device();
__attribute__((tile_global)) void calls(int *p) { *p = on_device() + tile() + builtin(); }
void launches(int *p) {
	valid<<<1, 1>>>(p); constant<<<1, 1>>>(1); of_any<<<1, 1>>>(1); of_any<<<1, 1>>>(1.0); N::inside<<<1, 1>>>();
}

__attribute__((tile_global)) int result() { return 1; }
__attribute__((tile_global)) void ellipsis(...) { }
__attribute__((tile_global)) void exceptions() noexcept { }
inline __attribute__((tile_global)) void in_line() { }
__attribute__((tile_global)) auto deduced() { }
__attribute__((tile_global)) __attribute__((device)) void with_device() { }
__attribute__((host)) __attribute__((tile_global)) void with_host() { }
__attribute__((tile_global)) void operator+(struct operand);
template<class... T, class U> __attribute__((tile_global)) void pack(T..., U);
struct members {
	__attribute__((tile_global)) members() = default;
	__attribute__((tile_global)) void member();
	friend __attribute__((tile_global)) void defined() { }
};
struct nothing { char none[0]; };
__attribute__((tile_global)) void zero_sized(nothing) { }
__attribute__((tile_global)) int variable;
void parameter(__attribute__((tile_global)) int);
typedef __attribute__((tile_global)) void type();
void calls_kernels(int *p) { valid(p); of_any(2); }
auto closure = []() __attribute__((tile_global)) { };
__attribute__((tile_global)) int main() { }

// nvcc: --extended-lambda -std=c++17
// Signatures of functions around extended lambdas.
#include <vector>
#include <map>
#include <string>
template <class F> __global__ void k(F f) { f(); }
template <class F> int run(F f) { k<<<1, 1>>>(f); return 1; }
__noinline__ void a1(int x) { run([=] __device__ { return x; }); }
__forceinline__ void a2(int x) { run([=] __device__ { return x; }); }
static __inline__ __host__ int __attribute__((noinline)) a3(int x __attribute__((unused))) { return run([=] __device__ { return 1; }); }
auto a4(int x) -> decltype(x + 1) { return run([=] __device__ { return x; }); }
void a5(int (*const (*fa)[2])(char), std::map<int, std::vector<std::string>> m = {}, std::string s = "a,b)", char c = '\'', int y = (1 < 2), int z = {}) { run([=] __device__ { return y; }); }
int a6(int x) try { return run([=] __device__ { return x; }); } catch (...) { return 0; }
struct S { [[nodiscard]] inline static auto st(int x) noexcept -> unsigned long long int; virtual ~S() = default; volatile int v; void vol() volatile & { run([=] __device__ { return v; }); } 
  struct alignas(16) In { long long unsigned f(struct S *s); }; const S *const *cp() const && { run([] __device__ {}); return nullptr; } operator const S *() const { run([] __device__ {}); return this; } template <class... T> int vp(T &&...t) { return run([=] __device__ { return 1; }); } };
inline auto S::st(int x) noexcept -> unsigned long long int { return run([=] __device__ { return x; }); }
template <class T, int N> int fr(S, T t) { return run([=] __device__ { return t; }); }
extern "C++" { extern "C" int a7(void) { return run([] __device__ {}); } }
namespace X { struct Y {}; Y *operator*(Y &, int) { run([] __device__ {}); return nullptr; } Y &operator<<(Y &y, const char *) { run([] __device__ {}); return y; } }
using FT = int (*)(int); FT a8(FT f) { run([f] __device__ {}); return f; }
int main() { a1(1); a2(2); a3(3); a4(4); a5(0); a6(1); S s; (void)S::st(1); s.vol(); S().cp(); const S *cs = s; s.vp(1, 2.0); fr<int, 1>(s, 2); a7(); X::Y y; y * 1; y << "a"; a8(nullptr); (void)cs; }
void (p1)(int n) { run([=] __device__ () { return n; }); }
static int ((p2))(int n) { run([=] __device__ () { return n; }); return 1; }
int *(*(p3)(int n))[2] { run([=] __device__ () { return n; }); return nullptr; }
struct P { void (f)(int n) const { run([=] __device__ () { return n; }); } static void (g)(); int (operator())(int n) { run([=] __device__ () { return n; }); return 1; } 
 void (operator=)(int n) { run([=] __device__ () { return n; }); } };
void (P::g)() { int n = 1; run([=] __device__ () { return n; }); }
template <class T> void (p4)(T n) { run([=] __device__ () { return n; }); }
template void (p4)(int);
void (p5)(int n) { run([=] __host__ __device__ () { return n; }); }

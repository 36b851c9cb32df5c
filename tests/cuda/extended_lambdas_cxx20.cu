// nvcc: --extended-lambda -std=c++20
// Extended lambdas with what C++20 brings.
#include <concepts>
#include <utility>
template <class F> __global__ void k(F f) { f(); }
template <class F> int run(F f) { k<<<1, 1>>>(f); return 1; }
template <class F> int call(F f) { return 1; }
struct Q { int z; void f() { run([=, this] __device__ { (void)z; }); run([=, *this] __device__ { (void)z; }); } };
void sb() { auto [x, y] = std::pair(1, 2.0); int arr[2] = {1, 2}; auto &[a, b] = arr; run([x, y] __device__ { (void)x; (void)y; }); run([=] __device__ { (void)y; }); run([x] __host__ __device__ { (void)x; }); run([a] __device__ { (void)a; }); }
template <std::integral T> void con(T t) { run([=] __device__ { (void)t; }); }
template <class T> requires (sizeof(T) > 2) void req(T t) requires std::copyable<T> { run([t] __device__ { (void)t; }); }
template <auto V> void nt() { run([] __device__ { return V; }); }
template <int N = 3> struct P { consteval P() {} void f() { call([] __device__ <class T> (T x) { return x; }); run([] __host__ __device__ { return N; }); } };
constexpr int ce(int x) { if (std::is_constant_evaluated()) return x; return call([=] __device__ { return x; }); }
void des() {  call([] __device__ (int x = 3) noexcept -> int { return x; }); call([] __device__ noexcept { return 1; }); call([] __device__ mutable { return 1; }); call([] __host__ __device__ noexcept { return 1; }); }
int main() { Q{1}.f(); sb(); con(1); req(2); nt<3>(); P<>{}.f(); des(); }

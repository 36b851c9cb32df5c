// nvcc: --extended-lambda -std=c++17
/* Kernels that only virtual functions launch: who makes an object of the class asks for them. */
#include <memory>
template <class F> __global__ void k(F f) { f(); }
struct Node { virtual void launch() const = 0; virtual ~Node() = default; };
template <class F> struct Kernel final : Node { F f; explicit Kernel(F g) : f(g) {} void launch() const override { k<<<1, 1>>>(f); } };
template <class F> std::unique_ptr<Node> make_kernel(F f) { return std::make_unique<Kernel<F>>(f); }
int main(int argc, char **) { make_kernel([argc] __device__ { return argc; })->launch(); make_kernel([=] __host__ __device__ { return argc; }); }

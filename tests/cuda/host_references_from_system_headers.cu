// Kernels that bodies in system headers name without a launch are in the host reference arrays.
// nvcc: -rdc=true
__global__ void external() { } // the module id is of this, and not of the process
# 1 "/usr/include/kernels_of_a_library.h" 1 3
namespace library {
template <class F, class A> __global__ void of_lambda(F f, A a) { }
template <class F, class A> __global__ void of_member(F f, A a) { }
template <class F> __global__ void of_variable(F f) { }
template <class F> __global__ void of_device_code(F f) { }
__global__ inline void plain() { }
namespace { __global__ void internal() { } __global__ void unnamed() { } }
template <class... T> void take(T...) { }
template <class F> void lambda(F f) { auto args = f + 1; using type = decltype(args); f->*[&] { take(f, of_lambda<F, type>, f); }; }
template <class... S> struct scope { template <class F> void operator->*(F &&f) { using type = decltype(f); auto x = choose(f, of_member<F, type>); } };
template <class F> void variable(F f) { auto kernel = &of_variable<F>; }
template <class F> __device__ void device_code(F f) { auto kernel = &of_device_code<F>; }
inline void functions() { take(plain, internal); }
}
# 19 "program.cu" 2
int main() { }

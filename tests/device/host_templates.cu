/* Host templates by which kernels are instantiated, in all orders. */
#include <vector>
#include <memory>
#include <functional>
template <class T, int N> __global__ void fill(T *p, T v) { p[N] = v; }
template <class T> struct Buffer { T *p; std::size_t n; Buffer(std::size_t n); ~Buffer(); void set(T v) { launch<1>(v); } template <int N> void launch(T v) { fill<T, N><<<1, N>>>(p, v); } void also() { launch<7>(T()); } static Buffer make() { return Buffer(3); } };
template <class T> Buffer<T>::Buffer(std::size_t n) : n(n) { launch<2>(T(1)); }
template <class T> Buffer<T>::~Buffer() { launch<3>(T(2)); }
struct Base { virtual void go() = 0; virtual ~Base() {} };
template <class T> struct Impl : Base { Buffer<T> b{ 4 }; void go() override { b.set(5); fill<T, 9><<<1, 1>>>(b.p, 0); } };
std::unique_ptr<Base> make(int k) { if (k) return std::make_unique<Impl<int>>(); return std::make_unique<Impl<float>>(); }
template <class F> struct Registrar { Registrar() { F::registered(); } }; struct F1 { static void registered() { fill<char, 11><<<1, 1>>>(nullptr, 'c'); } }; static Registrar<F1> reg;
std::function<void()> fn = [] { fill<short, 12><<<1, 1>>>(nullptr, 2); };
template <class... T> void all(T... t) { (fill<T, 13><<<1, 1>>>(nullptr, t), ...); }
auto deduced(int x) { fill<long, 14><<<1, 1>>>(nullptr, x); return x; }
template <void (*K)(double *, double)> void by_pointer() { K<<<1, 1>>>(nullptr, 2); }
template <class T> struct Later { static T value; }; template <class T> T Later<T>::value = (fill<T, 15><<<1, 1>>>(nullptr, 1), T(3));
void (*table[])(unsigned *, unsigned) = { fill<unsigned, 16>, &fill<unsigned, 17> };
int main() { make(1)->go(); all(1, 2.0, 'c'); deduced(3); by_pointer<fill<double, 18>>(); auto l = [](auto x) { fill<decltype(x), 19><<<1, 1>>>(nullptr, x); }; l(3ull); int v = Later<int>::value; struct Local { void f() { fill<bool, 20><<<1, 1>>>(nullptr, true); } }; Local().f(); std::vector<Buffer<unsigned char>> vb; Buffer<signed char>::make(); if constexpr (sizeof(int) == 4) fill<int, 21><<<1, 1>>>(nullptr, v); else fill<int, 22><<<1, 1>>>(nullptr, v); (void)sizeof(fill<int, 23>); try { throw 1; } catch (int) { fill<int, 24><<<1, 1>>>(nullptr, 1); } }

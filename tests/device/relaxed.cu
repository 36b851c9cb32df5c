// nvcc: --expt-relaxed-constexpr
/* Functions without an execution space that are constexpr, in device code. */
#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
constexpr int inner(int n) { return n * 3; }
constexpr int outer(int n) { return inner(n) + 1; }
template <class T> struct Complex { T re, im; constexpr Complex(T r = 0, T i = 0) : re(r), im(i) { } constexpr T norm() const { return re * re + im * im; } };
template <class T> constexpr Complex<T> operator*(Complex<T> a, Complex<T> b) { return { a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re }; }
__global__ void kernel(int *p)
{
	std::array<int, 3> a{ 1, 2, *p };
	Complex<int> c(*p, 1);
	auto t = std::make_tuple(1, *p);
	*p = outer(*p) + a[1] + std::max(a[0], a[2]) + (c * c).norm() + std::get<1>(t) + std::min({ 1, *p }) + std::pair<int, int>(1, 2).second;
}
int main() { kernel<<<1, 1>>>(nullptr); }

// nvcc: --expt-relaxed-constexpr
/* The standard library's headers in a program that uses them on the host, and some on the device. */
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
template <class T> __global__ void fill(T *p, std::uint32_t n, T value) { for (std::uint32_t i = threadIdx.x; i < n; i += blockDim.x) p[i] = value; }
__global__ void math(double *d, float *f)
{
	*d = std::sqrt(*d) + sin(*d) + std::numeric_limits<float>::max() + fabs(d[1]) + pow(d[2], 3.0);
	*f = sinf(*f) + __expf(f[1]) + fminf(f[2], f[3]) + std::abs(f[4]) + isnan(f[5]) + INFINITY;
}
__global__ void printing(int n) { printf("%d %s\n", n, "text"); if (n > 3) asm("trap;"); }
std::string name() { return "name"; }
int main()
{
	std::vector<int> v(10);
	std::map<std::string, int> m{ { name(), 1 } };
	std::sort(v.begin(), v.end());
	fill<<<1, 32>>>(v.data(), 10u, 3);
	fill<<<1, 32>>>((double *)nullptr, 10u, 3.0);
	math<<<1, 1>>>(nullptr, nullptr);
	printing<<<1, 1>>>(1);
	std::cout << m.size() << std::endl;
}

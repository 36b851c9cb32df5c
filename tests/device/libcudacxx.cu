/* libcu++ in device code. */
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda/std/tuple>
#include <cuda/std/utility>
__device__ cuda::atomic<int, cuda::thread_scope_device> counter;
__device__ cuda::std::optional<int> maybe(int n) { if (n) return n; return {}; }
__global__ void kernel(int *p)
{
	cuda::std::array<int, 4> a{ 1, 2, 3, *p };
	auto t = cuda::std::make_tuple(1, 2.0f);
	int s = 0;
	for (int i : a) s += i;
	auto [x, y] = t;
	*p = s + x + int(y) + cuda::std::get<0>(t) + maybe(s).value_or(4) + counter.fetch_add(1);
}
int main() { kernel<<<1, 1>>>(nullptr); }

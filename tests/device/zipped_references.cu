// Pairs of references to what is on the device, bound as pairs of values: the conversion function that makes these is called.
// calls: known
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/inner_product.h>

struct Distance {
	__host__ __device__ float operator()(float a, float b) const { return a < b ? b - a : a - b; }
};

int main()
{
	thrust::device_vector<float> a(4, 1.f), b(4, 2.f);

	return thrust::inner_product(a.begin(), a.end(), b.begin(), 0.f, thrust::maximum<float>(), Distance()) > 0;
}

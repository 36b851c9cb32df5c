#include <stdio.h>

template <class T> __global__ void saxpy(int n, T a, const T *x, T *y)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		y[i] = a * x[i] + y[i];
}

__managed__ float total;

int main()
{
	float *x = nullptr, *y = nullptr;
	saxpy<float><<<4, 256>>>(1000, 2.0f, x, y);
	total += 1;
	printf("%f\n", total);
	return 0;
}

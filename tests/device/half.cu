/* Half precision and bfloat. */
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void kernel(__half *h, __half2 *h2, __nv_bfloat16 *b)
{
	*h = __hadd(h[1], __float2half(2.0f)) * h[2];
	*h2 = __hfma2(h2[1], h2[2], h2[3]);
	*b = b[1] + __nv_bfloat16(1.5f);
	if (*h > h[3]) *h = hsqrt(*h);
}
int main() { kernel<<<1, 1>>>(nullptr, nullptr, nullptr); }

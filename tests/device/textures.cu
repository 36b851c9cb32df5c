/* Texture and surface objects. */
__global__ void kernel(cudaTextureObject_t texture, cudaSurfaceObject_t surface, float4 *out)
{
	float4 v = tex2D<float4>(texture, threadIdx.x, 0.5f);
	out[threadIdx.x] = make_float4(v.x, v.y, tex1Dfetch<float>(texture, 3), surf2Dread<float>(surface, 4, 1));
	surf2Dwrite(v.w, surface, 8, 2);
}
int main() { kernel<<<1, 1>>>(0, 0, nullptr); }

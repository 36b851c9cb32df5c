// nvcc: -G
// nvcc: -g -lineinfo
// nvcc: -g -G -rdc=true
// Kernels are not inlined in debug mode, and their stubs end on the line of the closing brace.
template <class T> __global__ void generic(T x) {
	x = 1;
}
__global__ void plain(int x)
{
	x = 1;
}
__device__ int device(int x) { return x; }
int main()
{
	plain<<<1, 1>>>(1);
	generic<<<1, 1>>>(2);
}

// Kernels that are declared with a typedef for their type, templates among them, which NVIDIA's tool cannot define.
// nvcc:
// nvcc: -rdc=true
typedef void F(int *);
template<class T> using G = void(T *, int);
__global__ F plain;
extern "C" { __global__ F c_linkage; }
template<class T> __global__ F of_any;
template<class T> __global__ G<T> of_argument;
namespace N { static __global__ F inside; template<int I> __global__ F of_number; }
__device__ F on_device; __host__ __device__ F on_both; template<class T> __device__ F template_on_device;
__device__ void on_device(int *p) { }
__global__ void plain(int *p) { *p = 1; }
__global__ void c_linkage(int *p) { *p = 2; }
namespace N { static __global__ void inside(int *p) { *p = 3; } }

void launch(int *p)
{
	plain<<<1, 1>>>(p);
	c_linkage<<<1, 1>>>(p);
	N::inside<<<1, 1>>>(p);
}

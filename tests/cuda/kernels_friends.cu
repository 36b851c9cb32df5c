// nvcc:
// nvcc: -rdc=true
// nvcc: -device-entity-has-hidden-visibility=false
// Visibility and storage of kernels: friends, block-scope declarations, visibility given by the user.
template <class T> __global__ void declared_before(T x);
__global__ void plain(int x);
struct owner {
	friend __global__ void plain(int x);
	friend __global__ void first_as_friend(int x, owner s);
	template <class T> friend __global__ void declared_before(T x);
	friend void __global__ declared_before<int>(int);
	template <class T> friend __global__ void template_friend(T x);

private:
	int v;
};
template <class T> struct templated_owner { template <class U> friend __global__ void template_friend(U x); };
template <class T> __global__ void declared_before(T x) { }
template <class T> __global__ void template_friend(T x) { }
__global__ void plain(int x) { }
__global__ void first_as_friend(int x, owner s) { }
__attribute__((visibility("default"))) __global__ void visible(int x) { }
template <class T> __attribute__((visibility("default"))) __global__ void visible_template(T x) { }
namespace shown __attribute__((visibility("default"))) {
__global__ void in_namespace(int x) { }
template <class T> __global__ void template_in_namespace(T x) { }
__device__ int variable_in_namespace;
}
#pragma GCC visibility push(default)
__global__ void by_pragma(int x) { }
#pragma GCC visibility pop
namespace { __global__ void unnamed(int x); template <class T> __global__ void unnamed_template(T t); }
namespace {
__global__ void unnamed(int x) { }
template <class T> __global__ void unnamed_template(T t) { }
namespace inside { __global__ void nested(int x) { } static __global__ void nested_static(int x) { } }
}
void launches()
{
	extern __global__ void plain(int x);
	__global__ void local_declaration(int y);
	plain<<<1, 1>>>(2);
	declared_before<<<1, 1>>>(2);
	template_friend<<<1, 1>>>(2);
	visible_template<<<1, 1>>>(3);
	shown::template_in_namespace<<<1, 1>>>(2);
	unnamed_template<<<1, 1>>>(2);
	inside::nested<<<1, 1>>>(2);
	unnamed<<<1, 1>>>(2);
}

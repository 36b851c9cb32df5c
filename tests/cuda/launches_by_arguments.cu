// Kernels that only the arguments of their launch find [basic.lookup.argdep].
// nvcc:
// nvcc: -rdc=true
namespace N {
struct A { int x; };
__global__ void plain(A a, int *out) { *out = a.x; }
template<class T> __global__ void of_any(T t, int *out) { *out = t.x; }
struct B { int x; friend __global__ void of_friend(B b, int *out); };
__global__ void of_friend(B b, int *out) { *out = b.x; }
}
template<class T> void launch(T t, int *out) { plain<<<1, 1>>>(t, out); of_any<<<1, 1>>>(t, out); }

int main()
{
	N::A a = { 1 };
	N::B b = { 2 };
	int *out = nullptr;

	plain<<<1, 1>>>(a, out);
	of_any<<<dim3(1), dim3(2), 0, 0>>>(a, out);
	of_friend<<<1, 1>>>(b, out);
	launch(a, out);
	[=] { of_any<<<1, 1>>>(b, out); }();
}

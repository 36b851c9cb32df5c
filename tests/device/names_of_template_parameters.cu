// In its default argument a template parameter is not declared yet: the name is that of something outside.
constexpr bool can = true;
namespace sizes {
constexpr int size = 3;
enum { depth = 4 };
constexpr int unused = 5;
}
using namespace sizes;
template <bool can = can> __device__ int whether() { return can; }
template <class T, int size = size> __device__ int with(T t) { return size + t; }
template <int depth = depth> struct Deep { int a[depth]; };
template <int n = sizes::size, class T = int[n]> __device__ int qualified() { return n + sizeof(T); }
template <int unused> __device__ int own() { return unused; }

struct Base { int b; };
template <class Base = Base> struct Of : Base { Base again; };
template <class T> struct Holder { T held; };
template <template <class> class Holder = Holder> struct Held { Holder<Base> held; };

__global__ void use(int *p)
{
	Deep<> deep;
	Of<> of;
	Held<> held;
	deep.a[0] = whether<>() + with(1) + qualified<>() + own<6>();
	*p = deep.a[0] + sizeof(deep) + of.b + held.held.held.b;
}

// Classes that inherit constructors of a base without any declared ones are made by its implicit default constructor.
#include <cstdio>
struct Extent { int w = 4, h = 2; };
struct Size : Extent {
	using Extent::Extent;
	__host__ __device__ constexpr Size(int w, int h) : Extent{ w, h } {}
};
struct Frame : Size {
	using Size::Size;
	__host__ __device__ Frame(int n) : Size(n, n) {}
};
template <class T> struct Wrap : T {
	using T::T;
	__host__ __device__ Wrap(int, T *) {}
};
struct Holder { Size size; Wrap<Extent> more; };
static_assert(__is_constructible(Size), "");
static_assert(__is_constructible(Frame), "");
constexpr int area() { Size s; return s.w * s.h; }
static_assert(area() == 8, "");
__global__ void areas(int *out) { Size s; Frame f; Wrap<Size> w; Holder h{}; *out = s.w * f.h + w.w + h.size.h + h.more.w; }
int main() {
	Size one, list{}, *made = new Size, many[3];
	Holder h;
	Frame f;
	areas<<<1, 1>>>(&one.w);
	printf("%d %d %d %d %d\n", one.w, list.h, made->w, many[1].h, h.size.w + f.w);
	return Wrap<Frame>().h;
}

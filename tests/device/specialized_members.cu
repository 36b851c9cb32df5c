// A specialization of a member template, kept since it names a class with functions of the device: the template is kept with it.
namespace n {
struct Size {
	template <class T> struct Of;
	template <class T> struct To;
	template <class T> struct To<T *> { int to; };
};
struct A {
	int a;
	__device__ int get() const { return a; }
};
}
namespace n {
template <> struct Size::Of<A> {
	constexpr auto operator()() const { return 32; }
};
template <> struct Size::To<A> {
	constexpr auto operator()(A a) const { return a; }
};
}
__global__ void k(int *p)
{
	n::A a{ 1 };
	*p = a.get();
}

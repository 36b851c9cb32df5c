// Explicit specializations have the execution spaces of their templates, and what they say themselves besides.
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, struct CUstream_st * = 0);
__attribute__((device)) int on_device();
int on_host();
__attribute__((device)) int variable;
template <class T> __attribute__((global)) void kernel(T *p, int n = sizeof(T)) {}
template <> void kernel<char>(char *p, int n) { on_device(); variable = 3; }
template <> void kernel<short>(short *, int);
template <> __attribute__((device)) void kernel<long>(long *, int) {}
template <class T> __attribute__((device)) int device(T) { return 1; }
template <> int device<int>(int) { return on_device() + on_host() + variable; }
template <class T> __attribute__((host)) __attribute__((device)) int both(T) { return 1; }
template <> int both<int>(int) { return on_device(); }
template <class T> int host(T) { return 1; }
template <> __attribute__((device)) int host<int>(int) { return on_device(); }
struct S { template <class T> __attribute__((device)) int member(T); };
template <> int S::member<int>(int) { return variable; }
template <class T> struct C { __attribute__((device)) int member(T) { return 1; } int other(T) { return 1; } };
template <> int C<int>::member(int) { return variable; }
template <> int C<int>::other(int) { return variable; }
__attribute__((global)) void calls()
{
	device(3); both(3); host(3); host('c'); S().member(3); C<int>().member(2); C<int>().other(2); C<char>().other(2);
	kernel((char *)0, 1);
}
void launches()
{
	kernel<<<1, 1>>>((char *)0);
	kernel<<<1, 1>>>((short *)0, 3);
	kernel<<<1, 1>>>((long *)0, 3);
	kernel<<<1, 1>>>((int *)0);
	kernel((char *)0);
	kernel((short *)0, 2);
	kernel((int *)0, 2);
	device(3); both(3); host(3); S().member(3); C<int>().member(2); C<char>().member(2); C<int>().other(2);
}

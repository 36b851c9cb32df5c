// Kernels that the arguments of a launch find [basic.lookup.argdep], or do not find; what is wrong with the value of a launch is told of behind it.
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
namespace N {
struct A { };
__attribute__((global)) void kernel(A); template<class T> __attribute__((global)) void of_any(A, T); void host(A);
struct B { friend __attribute__((global)) void of_friend(B); };
}
void found(N::A a, N::B b) { kernel<<<1, 1>>>(a); of_any<<<1, 1, 0, 0>>>(a, 1); of_friend<<<1, 1>>>(b); [=] { kernel<<<1, 1>>>(a); }; }
template<class T> void in_template(T t) { kernel<<<1, 1>>>(t); } void instance() { in_template(N::A()); }
void wrong(N::A a) { host<<<1, 1>>>(a); kernel<<<1, 1>>>(a, 1); }
void not_found(N::B b) { kernel<<<1, 1>>>(b); }
void no_arguments() { kernel<<<1, 1>>>(); }
__attribute__((global)) void k();
void values()
{
	int x = k<<<1, 1>>>();
	k<<<1, 1>>>() + 1; !k<<<1, 1>>>(); &k<<<1, 1>>>(); k<<<1, 1>>>()();
	if (k<<<1, 1>>>()) { }
	int a[] = { k<<<1, 1>>>() };
	throw k<<<1, 1>>>() ;
}

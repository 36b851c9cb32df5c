// Parameters and functions as they are declared.
void f(int a, int a); void g(int = 1, int); void h(void, void); void i(void); void j(int a, int b = 2); void j(int a, int b = 2) { } void k(int = 1, int = 2);
void l(int, int = 2); void l(int = 1, int) { } template <class T> void m(T a, T a); template <class... T> void n(int = 1, T... t); struct S { void m(int = 1); }; void S::m(int = 2) { }
__attribute__((global)) no_type(int *p) { }
no_type_either(int);
template <class T> neither(T t) { }
struct Initialized { int b, a; Initialized() : a(1), b(2) { } Initialized(int) : b(1), a(2) { } };
struct alignas(3) Aligned { alignas(5) int m; __attribute__((aligned(8))) int q; };
namespace named { } inline namespace named { } inline namespace { int in; } inline namespace { int in2; }
virtual void not_a_member(); friend void no_friend(); __attribute__((global)) virtual void kernel() { }
int semicolon_in_brackets[10;];

/* A type-id has no specifiers but those of a type [dcl.name]. */
struct S {
	int x;
};
template <class T> struct V {
	T t;
};
void f(long n)
{
	n = sizeof(static int);
	n = sizeof(constexpr float const);
	n = sizeof(static S);
	n = sizeof(extern int);
	n = sizeof(inline int);
	n = sizeof(virtual int);
	n = sizeof(typedef int);
	n = sizeof(thread_local int);
	n = sizeof(explicit int);
	n = sizeof(friend int);
	n = sizeof(register int);
	n = sizeof(mutable int);
	n = static_cast<constexpr int>(n);
	n = static_cast<static int>(n);
	n = (static int)n;
	n = (constexpr int)n;
	n = *reinterpret_cast<static int *>(&n);
	new static int;
	n = alignof(static int);
	n = sizeof(int static);
}
using A = static int;
using B = constexpr int;
template <class T = static int> void g();
auto h() -> static int;

using C = const volatile int;
long near(long n, unsigned u)
{
	return sizeof(const int) + sizeof(int unsigned) + static_cast<const int>(n) + sizeof(struct S) + alignof(volatile long int) +
	       (const int)u;
}

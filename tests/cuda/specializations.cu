// Members that a specialization has and its template lacks, named where nothing qualifies them.
template <class T> struct general { int common; struct inner { int value; int get(); }; static int shared; template <class U> int convert(U); };
template <class T> struct general<T *> {
	typedef T type;
	int special;
	struct inner { int deep; int get(); };
	static int count;
	int first(), second();
	template <class U> int convert(U);
};
template <class T> int general<T *>::first() { return special; }
template <class T> int general<T *>::count = 0;
template <> int general<char *>::second() { int x = special; type y = 3; return x + this->special + y + count; }
template <> int general<char *>::inner::get() { return deep + count; }
template <> template <> int general<char *>::convert(int u) { return special + u; }
template <> struct general<int> { int full; enum { constant }; int get(); struct inner { int z; int get(); }; static int s; };
int general<int>::get() { return full + s + constant; }
int general<int>::inner::get() { return z + s + constant; }
int general<int>::s = constant;
struct of_partial : general<int *> { int f() { return special + count; } type g(type x) { type y = special; return x + y; } inner in; };
struct of_derived : of_partial { int h() { return special + in.deep; } };
struct of_explicit : general<int> { int f() { return full + s + constant; } };
template <class T> using pointer = T *;
struct of_alias : general<pointer<int>> { int f() { return special; } };
template <class T> struct outer { template <class U> struct inner { int a; int f(); }; };
template <> template <> struct outer<char>::inner<int> { int b; int f() { return b; } };
template <> template <> int outer<int>::inner<int>::f() { return a; }
struct of_inner : outer<char>::inner<int> { int g() { return b; } };
__global__ void kernel(int *out) { *out = 1; }
int main()
{
	of_partial a{};
	of_derived b{};
	of_explicit c{};
	of_alias d{};
	of_inner e{};
	general<int *>::type f = 3;
	kernel<<<1, 1>>>(&f);
	return a.f() + a.g(2) + b.h() + c.f() + d.f() + e.g() + general<int *>::count + f;
}

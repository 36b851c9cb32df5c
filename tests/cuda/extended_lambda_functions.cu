// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++14
// A lambda's tag has the type and address of the function around it.
template <class F> __global__ void kernel(F f) { f(); }
template <class F> void run(F f) { kernel<<<1, 1>>>(f); }
namespace A { namespace B {
struct X { };
template <class T> struct V {
	T v;
	struct In { void in(int a) { run([a] __device__ { }); } };
	void constant(T t) const { run([=] __device__ { (void)t; }); }
	template <class U> static U of_class(U u, T t) noexcept { run([=] __device__ { (void)t; (void)u; }); return u; }
	template <class U> U of_rvalue(U u, T t) && { run([=] __device__ { (void)t; (void)u; }); return u; }
	V &operator+=(const V &o) { int z = 3; run([=] __device__ { (void)z; }); return *this; }
	operator T() volatile { run([=] __device__ { }); return 1; }
	void outside(X x, T *t);
	template <class U, int N> T *both(U (&u)[N]) const volatile;
};
template <class T> void V<T>::outside(X x, T *t) { run([=] __device__ { (void)t; }); }
template <class Q> template <class R, int M> Q *V<Q>::both(R (&r)[M]) const volatile { run([] __device__ { return M; }); return nullptr; }
template <> void V<char>::constant(char t) const { run([=] __device__ { (void)t; }); }
template <class T> struct V<T *> { virtual void constant(T t = T(), int n = (1, 2)) const { run([=] __device__ { (void)t; }); } };
struct W : V<char *> { void constant(char t, int) const override { run([=] __device__ { (void)t; }); } };
template <class... Ts> void pack(Ts... ts) { run([] __device__ { }); }
template <int N, template <class> class TT, class T> TT<T> kinds(T (&a)[N]) { run([] __device__ { }); return TT<T>(); }
template <class T> int overloaded(T a) { run([] __device__ { }); return 0; }
template <class T> int overloaded(T *a) { run([] __device__ { }); return 0; }
int overloaded(char a) { run([] __device__ { }); return 0; }
int overloaded(int a = 3, const int b[] = nullptr, int (*f)(int) = nullptr) { run([] __device__ { }); return 0; }
inline namespace I { [[nodiscard]] static inline const volatile struct X *in_line(__attribute__((unused)) int a) { run([] __device__ { }); return nullptr; } }
} }
static int function(int x) { return x; }
int (*result(int q, ...))(int) { run([q] __device__ { }); return function; }
auto trailing(int q) -> int (*)(int)
{
	run([q] __device__ { });
	return function;
}
inline int *pointers(int *const q, const char c) { run([q] __device__ { }); return q; }
extern "C" void c_linkage(void) { run([] __device__ { }); }
#pragma nv_diag_suppress 20011
static __host__ __device__ void both(int x) { run([x] __host__ __device__ { (void)x; }); }
template <class T> __host__ __device__ void special(T x) { run([x] __host__ __device__ { (void)x; }); }
template <> void __attribute__((noinline)) special<float>(float x) { run([x] __device__ { (void)x; }); }
template <> void special(double x) { run([x] __device__ { (void)x; }); }
struct W {
	int a;
	int b;
	void nested(int q)
	{
		auto h = [=] {
			run([=] __device__ { (void)q; (void)a; });
			auto g = [&] { run([q] __host__ __device__ { (void)q; }); run([this] __device__ { (void)a; }); };
			g();
		};
		h();
		struct L { int x; };
		for (int i = 0; i < 3; i++) {
			if (i)
				run([=] __device__ { (void)i; (void)q; });
			else
				run([=] __host__ __device__ () mutable { (void)i; });
		}
	}
	W &operator()(int) & { run([=] __device__ { }); return *this; }
	static int of_class(W = W()) { run([=] __device__ { }); return 1; }
	int unnamed(int, W) const & noexcept { run([=] __device__ { }); return 1; }
};
bool operator==(const W &l, const W &r) { run([=] __device__ { }); return true; }
unsigned long long operator"" _w(unsigned long long u) { run([=] __device__ { (void)u; }); return u; }
int main()
{
	int array[3], n;
	A::B::V<int> v{};
	v.constant(2);
	v.of_class(2.0, 3);
	A::B::V<int>().of_rvalue('c', 3);
	v += v;
	n = v;
	v.outside({}, &n);
	v.both(array);
	A::B::V<int>::In{}.in(3);
	A::B::V<char>().constant('c');
	A::B::W().constant('c', 1);
	A::B::pack(1, 2.0);
	A::B::kinds<3, A::B::V, int>(array);
	A::B::overloaded(2.0);
	A::B::overloaded(&n);
	A::B::overloaded('c');
	A::B::overloaded(1);
	(void)A::B::in_line(1);
	W w{};
	w.unnamed(1, w);
	w.nested(1);
	special(3);
	special(3.0f);
	special(3.0);
	both(1);
	c_linkage();
	result(1);
	trailing(1);
	1_w;
}
struct allocated
{
	void *operator new(size_t n) { run([=] __device__ { return n; }); return nullptr; }
	void *operator new[](size_t n) { run([=] __host__ __device__ { }); return nullptr; }
	int n;
};
void *allocate() { return new allocated ? new allocated[2] : nullptr; }
struct members
{
	template <class T> static T of(T t);
	template <class T> T plain(T t);
};
template <class T> T members::of(T t) { run([t] __device__ { return t; }); return t; }
template <> char members::of(char t) { run([t] __device__ { return t; }); return t; }
template <> char members::plain<char>(char t) { run([t] __device__ { return t; }); return t; }
void specialized() { members::of(1); members::of('c'); members().plain('c'); }

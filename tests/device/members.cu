// nvcc: -std=c++20 --extended-lambda -rdc=true
/* Members of classes that go where nothing mentions them, in all forms, and those that look as if they could. */
#include <utility>
#include <type_traits>
enum class Kind { one, two };
template <class T> struct Outer {
	struct Inner { T t; __device__ T get() const; int gone() { return t.nothing(); } };
	template <class U> struct Rebind { using type = Outer<U>; };
	template <class U> struct Rebind<U *> { using type = U; };
	template <class U> __device__ T convert(U u) const;
	template <class U> __device__ void gone(U) { }
	[[nodiscard]] __device__ auto trailing() const & noexcept(noexcept(T(1))) -> T requires(sizeof(T) < 100) { return value; }
	explicit(sizeof(T) == 4) __device__ Outer(T t) : value(t) { }
	__device__ operator Inner() const { return { value }; }
	template <class U> __device__ explicit operator U *() const { return nullptr; }
	using enum Kind;
	static constexpr T limit = 3, other = 4;
	static const int old = 7;
	inline static constexpr int table[] = { 1, 2, 3 };
	enum Flag { clear, set = 5 } flag = set;
	enum { hidden_constant = 9 };
	T value, more = Outer::start();
	static __device__ constexpr T start() { return T(6); }
	typedef T (Outer::*method)(int) const; typedef T array[3];
	array a = { 1, 2, 3 };
	union { int i; float f; struct { short lo, hi; }; };
	int bits : 3 = 1, : 0, rest : 5;
	friend __device__ bool operator==(const Outer &x, const Outer &y) { return x.value == y.value; }
	template <class U> friend struct Friend;
	friend struct Plain;
	friend __device__ T peek(const Outer &o) { return o.secret; }
	template <class U> friend __device__ U peek_at(const Outer<U> &);
	__device__ T by(int n) const { return value * n; }
	__device__ T unmentioned(int n) const { return by(n); }
	int gone2() try { return 1; } catch (...) { return 2; }
private:
	T secret = 8;
	int never() const { return secret; }
};
template <class T> __device__ T Outer<T>::Inner::get() const { return t + 1; }
template <class T> template <class U> __device__ T Outer<T>::convert(U u) const { return T(u) + limit; }
template <class U> __device__ U peek_at(const Outer<U> &o) { return o.secret; }
template <class U> struct Friend { static __device__ U see(const Outer<U> &o) { return o.secret; } };
struct Plain { template <class T> __device__ static T see(const Outer<T> &o) { return o.secret; } };
template <class T> Outer(T *) -> Outer<long>;
struct Callbacks { __device__ static int first(int x) { return x; } __device__ static int second(int x) { return -x; } __device__ static int third(int x) { return 0; } };
typedef int (*callback)(int);
__device__ callback callbacks[] = { Callbacks::first, &Callbacks::second };
struct Abstract { __device__ virtual int pure() = 0; __device__ virtual Abstract *self() { return this; } __device__ virtual ~Abstract() { } };
template <class B> struct Implements : B { __device__ int pure() { return 4; } __device__ Implements *self() { return this; } int not_virtual() { return B::nothing(); } };
struct Hides : Implements<Abstract> { using Implements<Abstract>::Implements; void pure(int); using Implements<Abstract>::pure; };
template <class T, class = void> struct detects : std::false_type { };
template <class T> struct detects<T, std::void_t<decltype(std::declval<T>().lookup(1))>> : std::true_type { };
struct Has { int lookup(int); }; struct HasNot { int lookup_not(int); };
struct Derived : Outer<int> { using Outer<int>::Outer; using Outer<int>::by; using size = Outer<int>::array; __device__ int by(char) { return 1; } };
struct Nested { struct A { struct B { struct C { static __device__ int deep(); int gone(); }; int gone(); }; }; struct Never { A::B b; }; };
__device__ int Nested::A::B::C::deep() { return 3; }
struct Bases { int a, f(); int (*function)(int), array[2], *pointer; struct In { int x; } in, *ins; } bases_object;
template <class... F> struct overloads : F... { using F::operator()...; };
template <class... F> overloads(F...) -> overloads<F...>;
template <class T> struct Explicit { __device__ T used() { return 1; } __device__ T unused() { return 2; } T host() { return 3; } static __device__ T stat() { return 5; } };
template struct Explicit<int>;
extern template struct Explicit<short>;
template <> __device__ char Explicit<char>::unused() { return 'c'; }
struct Lambda { int n = [] { return 4; }(); int m = 2; __device__ auto adder() { return [this](int x) { return x + m; }; } auto gone() { return [] { return 5; }; } };
class Access { int x; friend __global__ void kernel(int *, void *); template <class> friend class Unused; public: __device__ int f(); };
template <class T> concept Sized = requires(T t) { t.extent(); { T::rank } -> std::convertible_to<int>; };
struct Shape { __device__ int extent() { return 2; } static constexpr int rank = 2; int missing(); };
template <Sized T> __device__ int measure(T t) { return 1; } template <class T> __device__ int measure(T) { return 2; }
__global__ void kernel(int *o, void *p)
{
	Outer<int> x(o[0]); const Outer<int> &c = x;
	typename Outer<int>::template Rebind<float>::type y(2.f);
	Outer<int>::method m = &Outer<int>::by;
	Outer<int>::Inner in = x;
	o[0] = in.get() + x.convert(2.5) + c.trailing() + Outer<int>::old + int(y.value) + (c.*m)(3) + (x == x);
	o[1] = peek(x) + peek_at(x) + Friend<int>::see(x) + Plain::see(x) + x.a[1] + x.lo + int(Outer<int>::one) + x.rest + Outer<int>::set;
	o[2] = callbacks[o[2] & 1](4); Hides *h = (Hides *)p; Abstract *q = h; o[3] = q->pure() + h->self()->pure(); o[4] = detects<Has>::value * 2 + detects<HasNot>::value;
	Derived d(3); o[5] = d.by(3) + d.by('c') + Nested::A::B::C::deep() + sizeof(Derived::size) + sizeof bases_object;
	overloads f{ [](int i) { return i; }, [](float g) { return int(g) * 2; } }; o[6] = f(3) + f(2.5f);
	Explicit<short> e; o[7] = e.used() + Explicit<char>().unused(); Lambda l; o[8] = l.adder()(l.n); o[9] = measure(Shape()) + measure(3);
	Access *a = (Access *)p; o[10] = a->x; Outer z(3.5); o[11] = z.value;
}

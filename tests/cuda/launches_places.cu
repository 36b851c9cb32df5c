// nvcc: -std=c++20
// Launches where a parser may not expect them: initializers, default arguments, templates, folds, dependent names.
#include <initializer_list>
__global__ void k(int x) { }
template <class T, int N = 1> __global__ void tk(T x) { }
namespace n { template <class T, class... R> __global__ void pack(T t, R... r) { } }
int count(int x) { return x; }
int by_default(int x = (k<<<1, 1>>>(1), 2)) { return x; }
int at_namespace_scope = (k<<<1, 2>>>(3), 4);
static int from_lambda = [] { k<<<1, 3>>>(4); return 5; }();
struct initializes {
	int a = (k<<<2, 1>>>(1), 1), b;
	initializes() : b((k<<<2, 2>>>(2), 2)) { }
	explicit initializes(int x) try : b((k<<<2, x>>>(2), x)) { } catch (...) { k<<<2, 3>>>(x); throw; }
	~initializes() { k<<<3, 1>>>(b); }
	void operator()(int x) const & noexcept { k<<<x, 2>>>(b); }
	operator bool() const { return k<<<4, 4>>>(0), true; }
};
template <class F> struct callable {
	F f;
	template <class... A> auto operator()(A... a) -> decltype(f<<<1, 1>>>(a...)) { return f<<<1, sizeof...(A)>>>(a...); }
};
template <class... T> void folds(T... t)
{
	(k<<<1, t>>>(t), ...);
	(n::pack<T><<<1, 1>>>(t), ...);
	n::pack<int, T...><<<sizeof...(T), sizeof...(t) + 1>>>(1, t...);
}
template <class T, int N> struct dependent {
	typedef void (*pointer)(T);
	static pointer get() { return tk<T, N>; }
	pointer member = get();
	void run(T t)
	{
		get()<<<N, 1>>>(t);
		member<<<N > 2 ? 1 : 2, (N > 1)>>>(t);
		this->member<<<1, N>>>(t);
		dependent::get()<<<dim3(N), dim3(N, sizeof(T))>>>(t);
		dependent<T, N + 1>::get()<<<1, 1>>>(t);
		tk<T, (N > 1)><<<1, 1>>>(t);
		tk<typename dependent<T, N>::element, N><<<1, 1>>>(t);
		auto generic = [=](auto x) { tk<decltype(x), N><<<1, N>>>(x); };
		generic(t);
		if constexpr (N > 2)
			tk<T><<<1, 1>>>(t);
		else if constexpr (N == 1)
			return tk<T, 2><<<1, 1>>>(t);
	}
	typedef T element;
};
template <class T> concept launches = requires(T t) { t<<<1, 1>>>(1); };
template <class T> requires (sizeof(T) > 1) int constrained(T t) { return k<<<1, 1>>>(t), 1; }
void statements(int x)
{
	for (int i : { 1, 2, 3 })
		k<<<i, 1>>>(i);
	for (k<<<1, 1>>>(x); auto i : { 4, 5 })
		k<<<1, i>>>(i);
	if (k<<<1, 1>>>(x); x)
		k<<<1, 2>>>(x);
	else if (int y = count(x); y > 1)
		k<<<y, count(y)>>>(y);
	switch (k<<<1, 1>>>(x); x) default: k<<<1, 5>>>(x);
	int array[] = { (k<<<1, 1>>>(1), 1), (k<<<1, 1>>>(2), 2) };
	int z = ({ k<<<1, 1>>>(x); 3; }), &r = *new int((k<<<1, 1>>>(1), 1));
	[[maybe_unused]] static int once = (k<<<1, 1>>>(array[0]), 1);
	x = x ? (k<<<1, 1>>>(x), 1) : (k<<<2, 1>>>(x), 2);
	x && (k<<<1, 1>>>(x), 1) || (k<<<1, 2>>>(x), 0);
	k<<<x << 2, x >> 1>>>(x >> 1);
	k<<<(x > 1), x < 2 ? 1 : 2>>>(z < 3 && r > 4);
	k<<<dim3((unsigned)x), { 1, 2, 3 }, x *sizeof(int), (cudaStream_t)0>>>(x);
	k <<< 1 , 2 >>> (3);
	k<<<1, 2>>>(by_default()); k<<<1, 2>>>(initializes(1).b);
	{ struct local { void f() { k<<<1, 1>>>(1); } }; local().f(); }
	try { throw 1; } catch (int e) { k<<<e, 1>>>(e); }
	auto nested = [&](int a) { return [=](int b) { k<<<a, b>>>(a + b); return [] { k<<<1, 1>>>(2); }; }; };
	nested(1)(2)();
	goto end;
end: k<<<1, 1>>>(1);
}
int main()
{
	callable<void (*)(int)> c{ k };
	c(2);
	folds(1, 2);
	dependent<int, 1>().run(1);
	dependent<long, 3>().run(1);
	constrained(3);
	statements(from_lambda + at_namespace_scope + launches<void (*)(int)>);
	initializes i(2);
	i(1);
	return bool(i) + bool(initializes());
}

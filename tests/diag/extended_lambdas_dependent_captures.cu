// flags: --extended-lambda
/* Init-captures in templates: of arrays and lists whose types depend on parameters nothing is said. */
namespace std { template <class T> class initializer_list { const T *begin; unsigned long size; constexpr initializer_list(const T *b, unsigned long s) : begin(b), size(s) { } }; }
template <class T> void f(T t, int n)
{
	T arr[2];
	int ia[2] = { };
	auto a = [x = ia] __attribute__((device)) { };
	auto b = [x = n] __attribute__((host)) __attribute__((device)) { };
	auto c = [x = {n}] __attribute__((device)) { };
	auto d = [x{ia}] __attribute__((device)) { };
	auto e = [x = {1, t}] __attribute__((device)) { };
	auto g = [x = {t}] __attribute__((device)) { };
	auto h = [x = t] __attribute__((host)) __attribute__((device)) { };
	auto i = [x = arr] __attribute__((device)) { };
	auto j = [x{arr}] __attribute__((device)) { };
}
template <class T> struct S {
	int m[3];
	T q[2];
	void f()
	{
		auto a = [x = m] __attribute__((device)) { };
		auto b = [x = q] __attribute__((device)) { };
		auto c = [x = this->m] __attribute__((device)) { };
		auto d = [m = 1] __attribute__((host)) __attribute__((device)) { };
	}
};

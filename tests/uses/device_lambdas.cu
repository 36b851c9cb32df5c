// nvcc: -std=c++17 --extended-lambda
// Kernels that have lambdas among their arguments which the host file has other objects for: devices count lambdas of one parameter list.
template <class F> __global__ void one(F f) { f(1); }
template <class F, class T, class U> __global__ void three(F f, T t, U) { f(t); }
template <class T> struct Box { };

template <class T> void of_template(T t, Box<T> *)
{
	one<<<1, 1>>>([=] __device__(auto x) { return x; });
	one<<<1, 1>>>([=] __device__(int x) { return t; });
	three<<<1, 1>>>([=] __device__(T x) { return x; }, t, Box<T>());
	three<<<1, 1>>>([=] __device__(auto x) { return t; }, t, Box<T>());
}
template <class F> void host(F f) { f(1); }

int main()
{
	one<<<1, 1>>>([=] __device__(int x) { return x; });
	host([](int x) { return x; });
	host([](long x) { return x; });
	one<<<1, 1>>>([=] __device__(long x) { return x; });
	one<<<1, 1>>>([=] __device__(int x) { return x + 1; });
	one<<<1, 1>>>([=] __device__(auto x) { return x; });
	three<<<1, 1>>>([=] __device__(auto x) { return x; }, 1, Box<int>());
	three<<<1, 1>>>([=] __device__(auto x, auto... y) { return x; }, 1L, Box<long>());
	of_template(1, (Box<int> *)nullptr);
	of_template('c', (Box<char> *)nullptr);
}

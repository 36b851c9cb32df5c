/* nvcc's traits of lambdas for devices in host code. */
template <class T> constexpr bool D = __nv_is_extended_device_lambda_closure_type(T);
template <class T> constexpr bool H = __nv_is_extended_host_device_lambda_closure_type(T);
template <class T> constexpr bool R = __nv_is_extended_device_lambda_with_preserved_return_type(T);

void f()
{
	auto device = [] __attribute__((device))(int) {};
	auto returns = [] __attribute__((device))(int i) -> int { return i; };
	auto both = [] __attribute__((host)) __attribute__((device))(int) {};
	auto plain = [](int) {};
	auto host = [] __attribute__((host))(int) {};
	static_assert(D<decltype(device)> && !H<decltype(device)> && !R<decltype(device)>, "");
	static_assert(D<decltype(returns)> && !H<decltype(returns)> && R<decltype(returns)>, "");
	static_assert(!D<decltype(both)> && H<decltype(both)> && !R<decltype(both)>, "");
	static_assert(!D<decltype(plain)> && !H<decltype(plain)> && !R<decltype(plain)>, "");
	static_assert(!D<decltype(host)> && !H<decltype(host)>, "");
	static_assert(!D<int *> && !H<int> && !R<const decltype(device) &> && D<const decltype(device)>, "");
}

/* Wrapped lambdas that are for the host, too, have a pointer behind what they capture, where they do not convert to pointers to functions. */
struct Empty {};
struct alignas(32) Aligned { char c; };
template <class T> int in_template(T t)
{
	auto both = [t] __attribute__((host)) __attribute__((device))(int i) { return i; };
	return sizeof(both);
}
void layout(int n, char c, Empty e, Aligned a)
{
	int arr[5] = {};
	auto none = [] __attribute__((host)) __attribute__((device))(int i) { return i; };
	auto nothing = [=] __attribute__((host)) __attribute__((device))(int i) { return i; };
	auto one = [n] __attribute__((host)) __attribute__((device))(int i) { return i; };
	auto array = [arr, c] __attribute__((host)) __attribute__((device))(int i) { return i; };
	auto empty = [e] __attribute__((host)) __attribute__((device))(int i) mutable { return i; };
	auto aligned = [a] __attribute__((host)) __attribute__((device))(int i) { return i; };
	auto device = [=] __attribute__((device))(int i) { return n + i; };
	auto host = [=] __attribute__((host))(int i) { return n + i; };
	static_assert(sizeof(none) == 1 && __is_empty(decltype(none)), "");
	static_assert(sizeof(nothing) == 8 && alignof(decltype(nothing)) == 8 && !__is_empty(decltype(nothing)), "");
	static_assert(sizeof(one) == 16 && sizeof(array) == 32 && sizeof(empty) == 16 && sizeof(aligned) == 64, "");
	static_assert(sizeof(device) == 4 && sizeof(host) == 4, "");
	struct Derived : decltype(one) { int m; };
	static_assert(sizeof(Derived) == 24, "");
	auto around = [one, n] { return one(n); };
	static_assert(sizeof(around) == 24, "");
}

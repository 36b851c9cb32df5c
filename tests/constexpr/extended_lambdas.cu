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

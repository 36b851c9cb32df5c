/* Lambdas beside extended ones: where the host file has another object in place of a lambda, g++ counts none. */
template<class F> __global__ void k(F) { }
template<class F> void host(F) { }
template<class T, class U> void instance(T t, U *)
{
	k<<<1, 1>>>([=] __device__(auto) { (void)t; });
	host([](auto, U *) {});
	k<<<1, 1>>>([=] __host__ __device__(T) { (void)t; });
	host([](T) {});
	k<<<1, 1>>>([=] __device__() -> T { return t; });
	host([t] { return t; });
}
struct member { void f() { k<<<1, 1>>>([] __device__ {}); host([] {}); } };
int main()
{
	instance(1, "");
	instance(2.5, (member *)nullptr);
	member().f();
	host([] { auto nested = [] {}; host(nested); });
	auto device = [] __device__ {};
	k<<<1, 1>>>(device);
	host([] {});
}

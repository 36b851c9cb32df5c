/* Lambdas in device code, generic ones and such that capture. */
template <class F> __device__ int call(F f, int n) { return f(n); }
template <class F, class... A> __device__ auto forward(F f, A... a) { return f(a...); }
struct Holder {
	int member = 3;
	__device__ int use() { return call([this](int n) { return n + member; }, 1) + call([*this](int n) { return n - member; }, 2); }
};
__device__ auto stored = [](int n) { return n * 5; };
__global__ void kernel(int *p)
{
	int local = *p;
	auto generic = [&](auto a, auto b) { return a + b + local; };
	auto nested = [=](int a) { return [=](int b) { return a * b + local; }; };
	auto initialized = [q = local * 2](int n) mutable { q += n; return q; };
	int (*pointer)(int) = [](int n) { return n + 100; };
	Holder holder;
	*p = call(initialized, 3) + generic(1, 2L) + nested(2)(3) + pointer(*p) + holder.use() + forward([](auto... a) { return (a + ...); }, 1, 2, 3);
}
auto host_lambda = [](int n) { return n; };
int main() { int *p = nullptr; kernel<<<1, 1>>>(p); return host_lambda(1); }

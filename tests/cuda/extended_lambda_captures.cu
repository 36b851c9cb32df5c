// nvcc: --extended-lambda -std=c++17
// What extended lambdas capture, in the order in which they do.
template <class F> __global__ void kernel(F f) { f(); }
template <class F> void run(F f) { }
struct P { int a, b; P() : a(1), b(2) { } P(int, int) { } };
int host_variable;
static const int constant = 3;
int function(int x, int = 0, int = 0) { return x; }
struct S {
	int x, y[3];
	void objects()
	{
		run([this] __device__ () mutable { x = 1; });
		run([*this] __device__ () mutable { x = 1; });
		run([*this] __device__ { (void)x; });
		run([*this] __host__ __device__ () mutable { x = 1; });
		run([=, *this] __device__ { (void)y[1]; });
		run([this] __host__ __device__ () mutable { x = 1; });
		run([=] __device__ { (void)this->x; });
		run([=] __device__ { other(); });
		run([z = x, w(x)] __device__ { });
	}
	__host__ __device__ void other() const { }
	void constants() const { run([=] __device__ { (void)x; }); run([*this] __device__ { (void)x; }); }
};
void variables(int n, int &r, int (&f)(int, int, int), const int cn, P p, int *&rp, int &&rr)
{
	const int ci = 3, cd = n;
	constexpr int ce = 4, cea[3] = { 1, 2, 3 };
	static int st = 3;
	int array[2] = { 1, 2 }, i = 1;
	const int ca[2][2] = { };
	const P cp;
	const double d = 2.0;
	run([=] __device__ { return r; });
	run([=] __device__ { return f; });
	run([=] __device__ { return cn + cd; });
	run([=] __device__ { return ci + ce; });
	run([=] __device__ { (void)&ci; });
	run([=] __device__ { const int &q = ce; (void)q; });
	run([=] __device__ { (void)st; return constant; });
	run([=] __device__ { return array[1] + ca[1][0]; });
	run([ca, array] __device__ { return array[1] + ca[1][0]; });
	run([=] __device__ { return cp.a; });
	run([=] __device__ { return cea[1]; });
	run([=] __device__ { return sizeof(i) + sizeof n; });
	run([=] __device__ { decltype(i) q = 3; return q; });
	run([=] __device__ { return d; });
	run([=] __device__ { auto in = [=] { return i; }; auto in2 = [n] { return n; }; return in() + in2(); });
	run([=] __device__ { auto in = [&] { return i + n; }; return in(); });
	run([=, q = n, s = p] __device__ { return i + q; });
	run([q = n + 1, s = P{1, 2}, t = P(3, 4), u = 3] __device__ { return q; });
	run([q = n, s(n)] __device__ () { return q; });
	run([=] __device__ (int x = 3) -> auto { return x; });
	run([=] __device__ (int x = 3) -> decltype(auto) { return x; });
	run([=] __device__ (int x) -> decltype(x) { return x; });
	run([=] __device__ () -> decltype(n) { return 1; });
	run([=] __device__ () -> void { });
	run([=] __device__ () -> P { return p; });
	run([=] __device__ () -> const struct P * { return nullptr; });
	run([=] __device__ () -> int (*)[3] { return nullptr; });
	run([] __host__ __device__ () noexcept { });
	run([=] __host__ __device__ () noexcept(true) { });
	run([] __host__ __device__ () noexcept(false) -> int { return 1; });
	run([=] __device__ (auto a, auto... b) mutable { return n; });
	run([rp, rr] __device__ { return *rp + rr; });
	run([rp, rr] __host__ __device__ { return *rp + rr; });
	run([=] __host__ __device__ { return ci + i + ca[0][0]; });
	int (*pointer)(int) = [] __host__ __device__ (int a) { return a; };
	int called = [=] __host__ __device__ (int a) { return a + n; }(pointer(3));
	run([=] __device__ { if (n) return i; else return called; });
}
template <class T, int N, class... A> void dependent(T t, A... a)
{
	const int ci = N;
	const T ct = t;
	T array[N] = { };
	constexpr T ce = T();
	run([=] __device__ { return t + ci + ct + array[0] + ce; });
	run([=] __device__ { return function(t, ci, N); });
	run([=] __device__ { auto l = [=] { return t + ci; }; return l(); });
	run([x = t] __device__ () -> T { return x; });
	run([x = T(t)] __device__ (T q) -> decltype(q + 1) { return x; });
	run([=] __host__ __device__ { return t + ci + ct + array[0] + ce; });
	if (N > 2)
		for (T it = t; it < 3; it++)
			run([=] __device__ { return it; });
	auto generic = [&] (int z) { run([=] __device__ { return z; }); };
	generic(2);
}
int main()
{
	int n = 1, *p = &n;
	S s{};
	s.objects();
	s.constants();
	dependent<int, 3, char, int>(3, 'c', 4);
	variables(n, n, function, n, P(), p, 3);
}

// nvcc: --extended-lambda
/* References to what has static storage, in lambdas: these use what the references are bound to, not copies. */
template <class F> __global__ void run(F f, int *p) { *p = f(1); }
template <class F> __host__ __device__ int both(F f) { return f(2); }
struct Pair { int a, b; };
__device__ int d;
__device__ Pair pair;
__managed__ int managed;
__device__ int table[4];
const int constant = 4;
namespace n { namespace { __device__ int hidden; } __device__ int inner; struct S { __host__ __device__ int f(int x) const { return x; } }; __device__ S object; }
int by_name(int *p)
{
	int &r = d; const int &c = constant; int &in = n::inner; int &hid = n::hidden;
	auto f = [r, c, in, hid] __host__ __device__(int x) { return x + r + c * in - hid; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int classes(int *p)
{
	Pair &r = pair; n::S &s = n::object;
	auto f = [r, s] __host__ __device__(int x) { return x + r.a * s.f(r.b) + (int)sizeof(r) + (int)sizeof(decltype(r)); };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int others(int *p, int &parameter)
{
	int &m = managed, &e = table[2]; int local = 1; int &l = local;
	auto f = [m, e, l, parameter] __host__ __device__(int x) mutable { l++; return x + m + l + parameter; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
template <class T> int in_template(int *p, T t)
{
	int &r = d;
	auto f = [r, t] __host__ __device__(int x) { return x + r + t; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
/* The same where nothing is said about captures, and in lambdas of the host alone; such references are assigned to, too. */
int global, array[4]; extern int elsewhere; int &named = global; Pair host_pair; int function(int x) { return x; }
struct Static { static int s; static constexpr int c = 5; }; int Static::s; int elsewhere;
int implicitly(int *p)
{
	int &r = d; auto &c = Static::c; auto &in = n::inner; auto &&hid = n::hidden; int &own = pair.a;
	auto f = [=] __host__ __device__(int x) { return x + r + c * in - hid + own; };
	run<<<1, 1>>>(f, p);
	return both(f);
}
int host_code(int parameter)
{
	auto &r = global; auto &m = host_pair.b; auto &e = array[2]; auto &s = Static::s; auto &f = function; auto &text = "text"; int &par(named);
	constexpr auto &always = array; static int last[3]; auto &element = last[1]; auto &again = r; int &braced{ (true ? global : elsewhere) };
	auto all = [=] { r = 1; m++; e += 2; return r + m + e + s + f(1) + text[1] + par + always[1] + element + again + braced; };
	auto listed = [r, m, e, s, parameter] { return [=] { return r + m + e + s; }() + parameter; };
	auto nested = [=] { auto &in = global; auto &in_again = r; return [=] { return in + in_again + r; }() + [in] { return in; }(); };
	auto generic = [=] (auto x) { return x + r; };
	auto not_evaluated = [=] { decltype(r) q = r; return sizeof(r) + noexcept(r = 1) + q; };
	auto hidden = [=] (int global) { int r = 2; return global + r + m; };
	auto named_again = [&value = global, &other = r] { return value + other; };
	if (int &condition = global) [=] { return condition; }();
	for (int &x = global; x < 3; x++) [=] { return x; }();
	return all() + listed() + nested() + generic(1) + not_evaluated() + hidden(1) + named_again();
}
template <class T> int host_template(T t)
{
	auto &r = global; T &own = t; auto &o = host_pair;
	return [=] { return r + own + o.a; }() + [r, t] { return r + t; }() + [&] (auto x) { return r + x; }(1);
}
/* Captured again in lambdas of the host; what they are bound to is written in several lines. */
static Pair pairs[3];
#define ELEMENT_OF(a, b) \
	(a)[ \
	b]
template <class F> __global__ void run_only(F f) { f(); }
template <class F> int launched(F f) { run_only<<<1, 1>>>(f); return 0; }
int in_host_lambdas(int n)
{
	auto &r = d; auto &g = global; auto &e = ELEMENT_OF(pairs,
		1); auto &second = pairs
		[2];
	auto a = [=] { auto l = [r] __device__ { return r; }; return launched(l); };
	auto b = [=] { auto l = [q = r] __device__ { return q; }; return launched(l); };
	auto c = [=] { auto l = [=] __device__ { return r + n; }; return launched(l); };
	auto h = [&] { auto l = [r, n] __host__ __device__ { return r + n; }; return launched(l); };
	auto i = [=] { return g + e.a + second.b; };
	auto j = [g, e, second] { return [=] { return g + e.a + second.b; }() + [g] { return g; }() + [x = g, y = e] { return x + y.a; }(); };
	return a() + b() + c() + h() + i() + j();
}
template <class T> int in_host_lambdas_of_template(T n)
{
	auto &r = d; auto &g = global;
	auto a = [=] { auto l = [r, n] __device__ { return r + n; }; return launched(l); };
	auto b = [=] { auto l = [q = r, n] __device__ { return q + n; }; return launched(l) + g + n; };
	return a() + b();
}
int main() { int x = 0; return by_name(&x) + classes(&x) + others(&x, x) + in_host_lambdas(x) + in_host_lambdas_of_template(1) + in_host_lambdas_of_template('c') + implicitly(&x) + host_code(1) + host_template(1) + in_template(&x, 1) + in_template(&x, 'c'); }

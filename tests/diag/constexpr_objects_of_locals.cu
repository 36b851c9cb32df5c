/* Objects that are constants are not made from what is there when the program runs [expr.const]. */
struct plain { int a, b; };
struct valued { int a = 1; };
struct made { int a; constexpr made(int a) : a(a) {} };
struct defaulted { defaulted() = default; int a; };
struct based : plain { int c; };
struct holder { made m; };
struct bound { int &r; };
struct empty {};
plain global;

void lists(int n)
{
	constexpr plain a{ 1, n };
	constexpr int b[2] = { 1, n };
	constexpr plain c[2] = { { 1 }, { n, n } };
	constexpr made d = n;
	constexpr made e(n);
	constexpr made f{ n };
	constexpr made g = made(n);
	constexpr made h[1] = { n };
	static constexpr plain i = { n };
}

void copies(plain p, valued v, made m, defaulted d, based b, holder h, bound r, plain &reference, empty nothing)
{
	constexpr plain a = p;
	constexpr plain c(p);
	constexpr plain e{ p };
	constexpr auto f = p;
	constexpr plain g[1] = { p };
	constexpr auto i = v;
	constexpr auto j = m;
	constexpr auto k = d;
	constexpr auto l = b;
	constexpr auto n = h;
	constexpr auto o = r;
	constexpr auto q = reference;
	constexpr auto s = nothing;
	static plain local;
	constexpr auto t = local;
	constexpr plain u = global;
}

void unset()
{
	plain p;
	constexpr plain a = p;
	int n;
	constexpr int b = n;
	constexpr plain c = { n, 1 };
}

template<class T> void in_template(T n, int i)
{
	constexpr plain a{ 1, i };
	constexpr T b[2] = { n, 2 };
	constexpr int c = i;
	constexpr T d = n;
}
template void in_template(char, int);
template void in_template(short, int);
template<class T> void not_instantiated(T n, int i)
{
	constexpr plain a{ 1, i };
	constexpr T b = n;
}

constexpr int near_misses(int n)
{
	constexpr plain a{ 1, 2 }, b = a, c{ a };
	const plain d{ n, 2 };
	constexpr made e = 3, f = e;
	plain g = d;
	return g.a + n + c.b + f.a + b.a;
}
constexpr int value = near_misses(3);

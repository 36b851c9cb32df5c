/* Closures that are no constants because of objects of classes and references that they copy. */
struct copied { int m; copied() : m(1) {} copied(const copied &o) : m(o.m) {} };
struct literal { int m; constexpr literal(int m) : m(m) {} constexpr literal(const literal &o) : m(o.m) {} };
struct empty {};
struct pair { int a, b; } global;

void objects(empty e, pair p)
{
	constexpr literal known(1);
	literal unknown(1);
	constexpr auto a = [known] { return known.m; };
	constexpr auto b = [unknown] { return unknown.m; };
	constexpr auto c = [e] {};
	constexpr auto d = [q = global] {};
	constexpr auto f = [q = p] {};
	constexpr auto g = [q = e] {};
}

void closures(int n)
{
	auto none = [] { return 1; }, other = none;
	auto one = [n] { return 1; };
	constexpr auto a = [none] { return none(); };
	constexpr auto b = [=] { return none(); };
	constexpr auto c = none;
	constexpr auto d = [q = none] { return q(); };
	constexpr int e = none();
	constexpr auto f = [one] { return one(); };
	constexpr auto g = one;
	constexpr auto h = [q = one] { return q(); };
}

void references(int n)
{
	int &of_global = global.a, &of_local = n;
	constexpr auto a = [of_global] { return of_global; };
	constexpr auto b = [&of_global] { return of_global; };
	constexpr auto c = [=] { return of_global; };
	constexpr auto d = [of_local] { return of_local; };
}

template<class T> void in_template(T n, int i)
{
	constexpr auto a = [n] { return n; };
	constexpr auto b = [=] { return i; };
	constexpr auto c = [] { return 1; };
}
template void in_template(int, int);

// flags: --extended-lambda
/* Variables that are constants have literal types [dcl.constexpr]/10. */
struct copied { int m; copied() : m(1) {} copied(const copied &o) : m(o.m) {} };
struct volatile_member { volatile int a; };
struct literal { int a; };

void variables(copied c)
{
	constexpr copied a;
	constexpr auto b = c;
	constexpr copied d(c);
	constexpr volatile_member e = { 1 };
	constexpr copied *f = nullptr;
	constexpr volatile int g = 1;
	constexpr literal h = { 1 };
}

void closures(copied c)
{
	constexpr auto a = [q = c] {};
	constexpr auto b = [c] __attribute__((device)) {};
	constexpr auto d = [=] { return c.m; };
	static constexpr auto e = [c] {};
	constexpr auto f = [q = literal{ 1 }] {};
	auto g = [c] {};
}

constexpr copied at_namespace_scope;

template<class T> void in_template(T c) { constexpr T d = c; }
template void in_template(copied);

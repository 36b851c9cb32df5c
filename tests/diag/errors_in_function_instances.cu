// Instances of functions that are looked at show what is wrong in them for their arguments: once an instance, where that is asked for.
struct E { int e; };
struct NoCopy { NoCopy() = default; NoCopy(const NoCopy &) = delete; };
struct Abstract { virtual void f() = 0; };
struct Incomplete;

template <class T> constexpr int member(T t) { return t.size(); }
int member_1 = member(E());
int member_2 = member(E()), member_3 = member(1);

template <class T> auto deduced(T t) { return t + 1; }
void deduced_1() { deduced(E()), deduced(1); }

template <class T> constexpr int initializers(T t)
{
	T &r = 5;
	const T c = t;
	c = t;
	return static_cast<int *>(t);
}
int initializers_1 = initializers(1.0);

template <class T> auto objects(T &t)
{
	T copy(t);
	T *p = new T(1, 2);
	throw t;
	return p;
}
void objects_1(NoCopy &n) { objects(n); }

template <class T> constexpr void statements(T *t)
{
	if (*t) { }
	while (*t) { }
	switch (*t) { }
}
void statements_1(E *e, int *i) { statements(e), statements(i); }

template <class T> void takes(T, T);
template <class T> constexpr int calls(T t) { takes(t, 1); return 0; }
int calls_1 = calls(1), calls_2 = calls(1.0f);

void lambdas()
{
	auto plain = [](auto x) { return x.foo; };
	plain(E()), plain(1);
	auto two = [](auto x) { x.bar(); x++; int *p = x; };
	two(E());
	two(E());
	auto inner = [](auto x) { return [](auto y) { return y.foo; }(x); };
	inner(1);
	auto pair = [](auto &&x, auto y) { auto z = x + y; return z.foo() + x(y); };
	pair(1, 2);
}

template <class T> void explicitly(T t) { t.foo(); }
template void explicitly(E);
template <class T> struct S { void m(T t) { t.foo(); } int unused(T t) { return t.e; } };
template struct S<E>;

// An instance in an instance.
template <class T> constexpr int outer(T t) { return member(t); }
int outer_1 = outer(1.0);

// Near misses: what is valid for the arguments, ordinary functions, which are not instantiated, discarded branches, what nobody calls.
template <class T> constexpr int fits(T t) { if constexpr (sizeof(T) == 1) return t.none; else return t.e; }
int fits_1 = fits(E()) + fits(E());
template <class T> void ordinary(T t) { t.foo(); T u = nullptr; }
void ordinary_1() { ordinary(E()); }
template <class T> auto uncalled(T t) { return t.foo(); }
void lambdas_that_fit()
{
	auto l = [](auto x) { if constexpr (sizeof(x) == 8) return x; else return x.e; };
	l(E()), l(1.0);
	auto uncalled = [](auto x) { return x.foo(); };
	auto visitor = [](auto... x) { return (x + ... + 0); };
	visitor(), visitor(1, 2.0);
}
// A function that is constexpr as a template need not give constants.
template <class T> constexpr T no_constant(T t) { T u; u = t; return u; }
int no_constant_1 = no_constant(1);

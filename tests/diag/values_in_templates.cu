/* Arguments of calls in templates and in lambdas there, which depend on nothing: the conversions are known without an instance. */
void use(unsigned);
void use2(unsigned, char, char *, bool);
struct S { S(unsigned); void m(unsigned); static void s(unsigned char, ...); };
template <class T> void dependent(T, unsigned);
template <class T> void f(T t)
{
	use(-2);
	use2(-1, 300, nullptr, 2);
	S s(1);
	s.m(-1);
	S::s(256, -1);
	dependent(t, -1);
	[] { use(-2); };
	[](T) { use(-3); [] { use(-4); }; };
	if (sizeof(T) == 4)
		use(~0);
	(void)sizeof(use(-5), 0);
}
template <class T> struct C { unsigned m() { use(-2); return -1; } void n() { m2(-2, T()); m3(-2); } void m2(unsigned, T); void m3(unsigned); };
auto generic = [](auto x) { use(-2); use(x); };

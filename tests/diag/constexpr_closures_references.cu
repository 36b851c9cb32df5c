/* Closures that are constants have no references to what does not last. */
void references(int n)
{
	int u = 1; static int st; thread_local int tl;
	constexpr auto a = [&n] { return n; };
	constexpr auto b = [&u] { return u; };
	constexpr auto c = [&] { return n; };
	constexpr auto d = [&q = u] { };
	constexpr auto e = [&q = st] { };
	constexpr auto f = [&] { return 1; };
	static constexpr auto g = [&n] { };
	constexpr auto h = [n, &u] { };
	constexpr auto i = [&] { return st; };
	auto j = [&n] { return n; };
	const auto k = [&n] { return n; };
	constexpr int l = [] { int x = 1; return [&x] { return x; }(); }();
}
struct S { int m; void f(int n) { constexpr auto a = [&n] { }; static constexpr auto b = [] { }; } };
template <class T> void dependent(int n, T m) { constexpr auto o = [&n] { return n; }; constexpr auto p = [&m] { return m; }; }

// Lambdas that name this without capturing it; classes in functions that name these's variables.
struct B { int bm; void bf(); static int bs; };
struct T : B {
	int m;
	void f(int *p)
	{
		auto a = [] { return m; };
		auto b = [] { f(0); };
		auto c = [] { this->m = 1; };
		auto d = [p] { return m; };
		auto e = [&] { return m; };
		auto g = [=] { return m; };
		auto i = [this] { return m; };
		auto k = [*this] { return m; };
		auto n = [] { return s; };
		auto o = [] { st(); };
		auto q = [] { return sizeof(m); };
		auto r = [] { return T().m; };
		auto t = [] { return bm; };
		auto u = [] { bf(); bs = 1; };
		auto v = [] { return &T::m; };
		auto w = [&] { return [] { return m; }; };
		auto z = [](T *t) { return t->m + t->bm; };
		auto aa = [] { struct L { int m; int g() { return m; } }; return L().g(); };
		auto ab = [] { return T::m; };
		auto ac = [] { T::f(0); B::bf(); };
		auto ad = [] { decltype(m) x; return x; };
		auto ae = [] { if constexpr (sizeof(m) == 4) return 1; else return 2; };
		auto af = [](auto x) { return m; };
		auto ah = [] { ov(1); ov2(1); ovs(1); };
	}
	static int s;
	static void st();
	void ov(int);
	void ov(double);
	void ov2(int);
	static void ov2(double);
	static void ovs(int);
	static void ovs(double);
	int dm = [] { return m; }();
	int dm2 = [this] { return m; }();
};
template <class T> struct X { int m; void f() { auto a = [] { return m; }; auto b = [] { this->m; }; auto c = [this] { return m; }; } };
int gl;
void f(int n, int *p)
{
	static int s;
	constexpr int k = 3;
	const int cc = 4;
	enum { E = 1 };
	struct L {
		int a() { return n; }
		int b() { return s + k + cc + E + gl; }
		int h() { return *p; }
		int j() { return sizeof(n); }
		int k2 = n;
		static int m() { return n; }
		int q() { int n = 1; return n; }
		int x;
		int y() { return x; }
		void z(int w = n);
		int t() { auto l = [] { return n; }; auto l2 = [this] { return x; }; auto l3 = [](int u) { int v = u; return v; }; return l(); }
	};
	auto l = [n] { struct M { int a() { return n; } int b(int q) { return q; } }; return M().a(); };
	for (int i = 0; i < 3; i++) { struct N { int a() { return i; } }; }
}

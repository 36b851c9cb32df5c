// flags: --extended-lambda
/* Names in lambdas that need no capture. */
template<class F> int use(F f);
namespace std { class type_info { public: const char *name() const; }; }
enum E { e0 };
int g; namespace N { int ng; inline int ig; }
struct S { int n; static int s; static const int sc = 2; int f() { return [this] { return n + s + sc; }() + [=] { return n; }() + [&] { return n; }() + [*this] { return n; }() + [] { return s; }() + [] { return sizeof(n); }(); } int h(int n) { return [n] { return n; }() + [this] { return n; }(); } };
constexpr int dbl(int x) { return 2 * x; }
int f(int n, S s, const S cs) {
	static int st = 1; thread_local int tl = 2; const int c = 3; constexpr int ce = 4; extern int ex; static constexpr int sa[2] = { 1, 2 }; const int &rc = c; static const int &rs = st; enum { le = 3 }; constexpr S csx{ 1 }; constexpr int ca[2] = { 1, 2 }; const E en = e0; int fun(int);
	use([] __attribute__((device)) { return c + ce + le; });
	int a = [] { return st + tl + ex + sa[1] + rs + g + N::ng + [tl] { return 1; }() + [=] { return tl++; }() + N::ig + le + e0; }();
	int b = [] { return c + ce + sizeof(n) + alignof(decltype(n)) + noexcept(n + 1) + csx.n + ca[1] + en; }();
	auto l1 = [] (int n) { return n; }; auto l2 = [] (auto n) { return n; }; auto l3 = [n = 3] { return n; }; auto l4 = [m = n] { return m; };
	auto l5 = [] { int n = 2; return n; }; auto l6 = [] { struct n { int a; } x{ 1 }; return x.a; }; auto l7 = [] { for (int n = 0; n < 3; n++) { } if (int n = 3) return n; return 0; };
	auto l8 = [] (int m, decltype(n) k) -> decltype(n) { decltype(n) z = m; return z + k; }; auto l9 = [&] { return [n] { return n; }() + [=] { return [n] { return n; }(); }(); };
	auto l10 = [n] { return [=] { return n; }() + [n] { return n; }() + [&n] { return n; }(); }; auto l11 = [] { struct L { int n; int get() { return n; } }; return L{ 1 }.get() + L{ 2 }.n; };
	auto l12 = [] { return S().n + S{ 1 }.f(); }; auto l13 = [] { extern int n; return n; }; auto l14 = [] { goto n; n: return 1; }; auto l15 = [] { return fun(1); }; auto l16 = [] { return dbl(ce) + dbl(c); };
	auto l17 = [n](int m = sizeof(n)) { return m; }; auto l18 = [] { if constexpr (c == 3) return ce; else return c; }; auto l19 = [] (auto... n) { return (0 + ... + n); }; auto l20 = [] { int q[c] = { }; return q[0] + ca[0]; }; auto l21 = [s, &cs] { return s.n + cs.n; };
	struct P { int x, y; }; auto [b1, b2] = P{ 1, 2 }; auto l22 = [x = b1] { return x; };
	return a + b + l1(1) + l2(2) + l3() + l4() + l5() + l6() + l7() + l8(1, 2) + l9() + l10() + l11() + l12() + l14() + l15() + l16() + l17() + l18() + l19(1) + l20() + l21() + rc;
}
template<class T> int t(T n) { const T c = 2; static T st; return [n] { return n; }() + [] { return sizeof(n); }() + [=] { return n; }() + [] (T n) { return n; }(1) + [] { return T() + c + st; }() + use([n] __attribute__((device)) { return n; }) + [&, m = n] { return m + n; }(); }
template<class... T> int v(T... n) { return [n...] { return (0 + ... + n); }() + [&n...] { return (0 + ... + n); }() + [=] { return (n + ...); }() + [] (T... n) { return (n + ...); }(n...); }
int caller() { return t(1) + t(2.f) + v(1, 2); }
auto gl = [] { int n = 1; return [n] { return n + g; }() + [&] { return n; }(); };
int dflt(int a = [] { return g; }(), int b = [] (int x) { return x; }(1));
struct M { int a; int b = [this] { return a; }(); int c = [=] { return b; }(); static int z; int w = [] { return z; }(); M() : a([this] { return c; }()) { [=] { return a; }(); } M(int q) : a([q] { return q; }()), b([&] { return q + c; }()) { } };

/* What the body of a lambda names of the function around without a capture: constants are values there, the rest is a mistake, whose type
 * nothing is said about. */
struct S { int a, b; }; int g; struct N { N(); N(const N &); int m; };
void kinds(int par) { const int cr = par; const int cg = g; const S cs = { 1, 2 }; constexpr S ks = { 1, 2 }; const int ca[2] = { 1, 2 }; constexpr int ka[2] = { 1, 2 }; const double d = 2.0; const float df = par; int *const pc = &g; const char *const cc = "x"; const N n; auto [x, y] = cs; auto &[z, w] = cs;
 auto a = [] { return cr; };
 auto b = [] { return cg; };
 auto c = [] { return cs.a; };
 auto e = [] { return ks.a + ca[1] + ka[1] + d + *pc + *cc; };
 auto f = [] { return df; };
 auto h = [] { return n.m; };
 auto i = [] { return x; };
 auto j = [] { return z; };
 auto k = [x, par] { return y; };
 auto l = [] { return sizeof(x); };
}
template <class T> void dependent(T n, int k, T *p) { T l = n; const T c = n; const int ck = 2; T arr[3]; auto [x, y] = n; S s; auto [x1, y1] = s; static T st;
 auto a = [] { return n; };
 auto b = [] { return k; };
 auto d = [] { return l + c; };
 auto e = [] { return arr[1]; };
 auto f = [] (auto q) { return n; };
 auto h = [] (auto q) { return k; };
 auto j = [] { return p; };
 auto m = [] { return x; };
 auto r = [] { return x1; };
 auto u = [] { return ck + st + sizeof(n); };
 auto w = [=] { return [] { return n; }; };
 auto z = [] { return [=] { return n; }; };
}
void values() { const int ci = 3; constexpr int ce = 4; constexpr S cp{ 1, 2 }; const int *p;
 auto a = [] { (void)&ci; };
 auto b = [] { return &ce; };
 auto c = [] { const int &r = ci; return r; };
 auto d = [] { p = &ci; };
 auto e = [] { return &cp.a; };
 auto f = [=] { return &ci; };
 auto h = [ci] { return &ci; };
 auto i = [] { return [=] { return &ci; }; };
 auto j = [] { return [] { return &ci; }; };
 auto k = [] (auto x) { return &ci; };
 auto l = [] { ci = 1; };
 auto m = [] { const int &r = ce; const int &&rr = ce; };
 auto n = [] { return &(ci); };
 struct L { void f() { (void)&ci; const int &r = ci; } const int *g() { return &ci; } const int &h() { return ci; } };
}
int results(int par) { int n = 1; S s;
 auto a = [] { return 1; return n; };
 auto b = [] { return n; return nullptr; };
 auto d = [] () -> S { return n; };
 int (*f)() = [] { return n; };
 auto h = [] { return n + s.a; }; S q = h();
 auto i = [] { return s.nothing; };
 auto j = [] { n.x; n(); *n; n = s; s = n; };
 auto k = [] { int *p = n; S s2 = n; };
 return [] { return n; }();
}
struct T { int m; static void f() { auto a = [] { (void)this; }; auto b = [=] { (void)this; }; auto c = [this] { }; auto e = [] { return m; }; (void)this; auto h = [=] { return [=] { (void)this; }; }; } };
void no_object() { auto a = [&] { (void)this; }; auto b = [this] { (void)this; }; auto c = [=] { return [this] { (void)this; }; }; auto d = [] (auto x) { return sizeof(this); }; auto e = [] (int x = sizeof(this)) { }; }
auto in_namespace = [] { (void)this; };
void no_packs(int n) { auto a = [n...] { return n; }; auto b = [&n...] { }; auto c = [n, u...] { }; auto d = [x = n...] { }; }

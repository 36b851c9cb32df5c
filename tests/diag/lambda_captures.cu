// flags: --extended-lambda
/* What lambdas capture that they cannot, or do not although they name it. */
template<class F> void use(F f);
int g;
static int sg;
struct S { int m; static int s;
	void f(int n) { use([=, n] __attribute__((device)) { }); use([=, this] __attribute__((device)) { }); use([=, this] { }); use([&, &n] { }); use([&, this] { }); use([n, n] __attribute__((device)) { }); use([this, this] { }); use([n, &n] { }); use([=, &n] { }); use([&, n] { }); use([this, *this] { }); use([=, *this] __attribute__((device)) { }); }
	static void sf(int n) { use([this] __attribute__((device)) { }); use([m] __attribute__((device)) { }); use([s] __attribute__((device)) { }); }
};
void f(int n) {
	int k = 3; static int st; const int c = 2; constexpr int e = 4; extern int ex; 
	use([] __attribute__((device)) { return n; });
	use([] { return k; });
	use([] __attribute__((device)) { return c + e + st + ex + g; });
	use([g] __attribute__((device)) { });
	use([sg] { });
	use([st] __attribute__((device)) { });
	use([ex] { });
	use([nope] __attribute__((device)) { });
	use([f] __attribute__((device)) { });
	use([this] __attribute__((device)) { });
	use([S] { });
	use([n, k = n] __attribute__((device)) { return k++; });
	use([n] __attribute__((device)) { n++; });
	use([n] __attribute__((device)) () mutable { n++; });
	use([x] __attribute__((device)) (int x) { });
	use([n] __attribute__((device)) (int n) { });
	use([n] { int n = 2; });
	use([k = ] __attribute__((device)) { });
	use([=, =] __attribute__((device)) { });
	use([&, =] { });
	use([n = n, n] __attribute__((device)) { });
}
struct { int q; void f() { use([this] __attribute__((device)) { return q; }); } } un;
int S::s = [] { return g; }();
auto ns = [=] { return g; };
auto ns2 = [&] { return g; };
auto ns3 = [g] { return g; };
auto ns4 = [x = g] __attribute__((device)) { return x; };
namespace bindings_changed {
struct P { int a, b; };
void f() { P q{ 1, 2 }; auto [x, y] = q; auto l = [=] { x = 1; }; auto m = [=] { y++; x = y; }; auto n = [&] { x = 1; }; auto o = [x] { x = 2; }; auto r = [=] { [=] { x = 1; }; }; auto s = [=] () mutable { x = 2; }; }
template <class T> void g(T t) { P q{ 1, 2 }; auto [x, y] = q; auto l = [=] { x = 1; }; auto m = [=] { return x; }; auto [a, b] = t; auto o = [=] { return a; }; }
template void g<P>(P);
}

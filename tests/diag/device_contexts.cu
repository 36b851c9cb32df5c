namespace N { __attribute__((device)) int v; namespace { __attribute__((device)) int u; } inline namespace I { __attribute__((device)) int w; } }
__attribute__((device)) int gv;
template <class T> __attribute__((device)) T vt;
using N::v;
void take(int);
int qualified() { return N::v; }
int unnamed() { return N::u; }
int in_inline() { return N::w; }
int through_using() { return v; }
int global() { return :: gv; }
int instance() { return vt<int>; }
__attribute__((host)) __attribute__((device)) int both() { return gv; }
__attribute__((host)) int host() { return gv; }
__attribute__((device)) int device() { return gv; }
__attribute__((global)) void kernel() { gv = 1; }
int in_default(int a = gv) { return a; }
int initializer = gv;
struct M {
	int initialized = gv;
	int b, &c;
	M() : b(gv), c(gv) { gv = 1; }
	M(int) : b{gv}, c{gv} { }
	~M() { gv = 2; }
	static void f() { gv = 3; }
	operator int() const { return gv; }
	friend void h() { gv = 4; }
	__attribute__((device)) int in_device() { return gv; }
	template <class T> void member_template() { gv = 5; }
	void later();
};
void M::later() { gv = 6; }
void lambdas() {
	auto read = [] { return gv; };
	auto write = [=] { gv = 1; };
	auto copy = [x = gv] { };
	auto reference = [&x = gv] { };
	auto parameter = [](int x = gv) { };
}
auto at_namespace_scope = [] { return gv; };
__attribute__((device)) void in_device() { auto l = [] { return gv; }; }
void local() { struct L { void f() { gv = 1; } }; static __attribute__((device)) int *p; }
void handlers() try { gv = 1; } catch (...) { gv = 2; }
void labels() { goto x; x: gv = 1; return; gv = 2; }
template <class T> int returns() { return gv; }
template <class T> void template_argument() { take(gv); }
template <class T> void template_initializer() { int x = gv; }
template <class T> void template_condition() { if (gv) ; }
template <class T> void template_operator() { int x = gv + 1; gv++; }
template <class T> int dependent(T t) { t = gv; gv = t; t += gv; T x = gv; t(gv); take(gv + t); return t + gv; }
template <class T> void discards() { if constexpr (false) gv = 1; if constexpr (sizeof(T) == 1) gv = 2; }
template <class T> struct C {
	int c1() { return gv; }
	void c2() { gv = 1; }
	C() : x(gv) { }
	int x = gv;
	void c3();
};
template <class T> void C<T>::c3() { gv = 1; }
template <> int returns<char>() { return gv; }
int uses() { return returns<int>() + C<int>().c1() + dependent(1); }
void generic() { auto l = [](auto t) { gv = 1; take(gv); return t + gv; }; }

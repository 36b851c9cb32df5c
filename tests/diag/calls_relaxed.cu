// flags: --relaxed_constexpr
__attribute__((device)) constexpr int cd(int x) { return x; } __attribute__((device)) int d(int); __attribute__((host)) constexpr int ch(int x) { return x; } constexpr int plain(int x) { return x; }
struct S { __attribute__((device)) constexpr S() : i(0) { } __attribute__((device)) constexpr int m() const { return 1; } int i; __attribute__((device)) constexpr operator int() const { return 1; } };
template <int N> struct V { };
void f() {
	cd(1); d(1); ch(1); plain(1);
	S s; s.m(); int i = s; S().m();
	constexpr int k = cd(3); constexpr S cs; constexpr int m = cs.m(); const int c = cd(4); enum { e = cd(5) };
	static_assert(cd(1) == 1, ""); int a[cd(2)]; switch (1) { case cd(1): ; } if constexpr (cd(7)) ; V<cd(1)> v;
}
void unevaluated() { int a[sizeof(d(1))]; decltype(d(1)) x = 1; constexpr bool b = noexcept(d(1)); static_assert(sizeof(cd(1)) == 4, ""); }
constexpr int outside = cd(1); const int outside2 = cd(2); struct B { static constexpr int q = cd(3); int bits : cd(4); };

// flags: --extended-lambda
/* Several things that are wrong with one lambda, and lambdas in lambdas: what is said, and in which order. */
template <class F> void use(F f);
struct NL { ~NL(); };
void f() {
[] () constexpr { static int x; return 1; };
[] () constexpr { NL n; return 1; };
[] () constexpr { int x; return 1; };
[] () constexpr { goto l; l: return 1; };
[] () constexpr { asm(""); return 1; };
[] () constexpr { try { } catch (...) { } return 1; };
[] (NL n) constexpr { return 1; };
[] () constexpr -> NL { return NL(); };
[] () constexpr { thread_local int y = 1; };
[] () constexpr { auto x = [] { }; };
[] () { static int x; return 1; };
[] (auto q) constexpr { static int x; return 1; };
}
void f_() { struct L { int x; };
[] __attribute__((host)) __attribute__((device)) (L l) { };
[] __attribute__((host)) __attribute__((device)) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
[] (auto x) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
[] (auto x) { [] __attribute__((host)) __attribute__((device)) () -> L { return L(); }; };
[] __attribute__((host)) __attribute__((device)) (auto x) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
[] { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
}
__attribute__((device)) void g() { struct L { int x; };
[] __attribute__((host)) __attribute__((device)) (L l) { };
[] __attribute__((host)) __attribute__((device)) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
[] __attribute__((host)) __attribute__((device)) (auto x) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
[] __attribute__((host)) { [] __attribute__((host)) __attribute__((device)) (L l) { }; };
}
auto f11 = [=] __attribute__((host)) () { auto i12 = [] __attribute__((host)) __attribute__((device)) (int x, float y = 1) { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; };
auto f12 = [=] __attribute__((host)) __attribute__((device)) () { auto i12 = [] __attribute__((host)) __attribute__((device)) (int x, float y = 1) { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; };
auto f13 = [=] () { auto i12 = [] (int x, float y = 1) { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; };
auto f14 = [=] () { auto i12 = [] __attribute__((host)) __attribute__((device)) (auto x) { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; };
auto f15 = [=] () { auto i12 = [] __attribute__((host)) __attribute__((device)) { [] { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; }; };
auto f16 = [=] (auto) { auto i12 = [] __attribute__((host)) __attribute__((device)) { [] { auto i13 = [] __attribute__((host)) __attribute__((device))  {  }; auto i14 = [] __attribute__((device))  {  }; }; }; };
struct GG { int a; float b; };
void f__(int p) { struct L { int x; }; L v2 = {}; GG g; int i;
[=, q5 = v2, &q6 = p] __attribute__((device)) () { };
[q5 = v2, &q6 = p] __attribute__((device)) () { };
[q5 = v2, q7 = v2] __attribute__((device)) () { };
[q5 = v2, v2] __attribute__((device)) () { };
[v2, q5 = v2] __attribute__((device)) () { };
[q5 = v2, &v2] __attribute__((device)) () { };
[q5 = &v2, &q6 = p] __attribute__((device)) () { };
[q5 = L(), &q6 = p] __attribute__((device)) () { };
[&q6 = p, q5 = v2] __attribute__((device)) () { };
}
void constants() { const int c = 3; constexpr int e = 4; static int s; float v2[2]; const int arr[2] = {1, 2};
auto a1 = [=] __attribute__((device)) { if constexpr (true) { (void)c; } };
auto a2 = [=] __attribute__((device)) { if constexpr (true) { return c; } return 1; };
auto a3 = [=] __attribute__((device)) { (void)e; if constexpr (true) { (void)e; (void)s; } };
auto a4 = [=] __attribute__((host)) __attribute__((device)) { if constexpr (true) { const int &r = c; } };
use([] (auto x) { auto i8 = [q9 = v2] __attribute__((device)) () { }; auto i0 = [c] __attribute__((device)) { }; auto i1 = [&c] __attribute__((device)) { }; });
[&] (auto x) { auto i8 = [q9 = v2] __attribute__((device)) () { }; auto i9 = [q9 = arr] __attribute__((device)) { }; auto i0 = [v2] __attribute__((device)) { }; };
[&] __attribute__((host)) __attribute__((device)) () { auto i8 = [q9 = v2] __attribute__((device)) () { }; auto i9 = [v2] __attribute__((device)) { }; };
[] __attribute__((device)) { [] __attribute__((host)) __attribute__((device)) { [] __attribute__((host)) __attribute__((device)) { }; }; };
}

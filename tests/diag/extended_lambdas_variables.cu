// flags: --extended-lambda
__attribute__((device)) int gv; __attribute__((constant)) int cv; __attribute__((shared)) int sv; __attribute__((managed)) int mv;
void h1() { auto l = [] __attribute__((device)) { gv = 1; return &sv; }; auto m = [] __attribute__((host)) __attribute__((device)) { gv = 1; return cv; }; auto n = [=] { auto o = [] __attribute__((device)) { return gv; }; return cv; }; auto q = [] __attribute__((device)) { auto r = [] { return gv; }; __attribute__((shared)) int w; }; auto s = [] __attribute__((host)) __attribute__((device)) { __attribute__((shared)) int w; }; auto t = [] __attribute__((device)) { __attribute__((shared)) int w; static __attribute__((device)) int v; asm("" ::: "cc"); }; }
__attribute__((device)) void d1() { auto l = [] __attribute__((host)) __attribute__((device)) { return gv; }; auto m = [] __attribute__((host)) { return gv; }; auto n = [] __attribute__((device)) { return gv; }; auto o = [] { return gv; }; }
__attribute__((host)) __attribute__((device)) void hd1() { auto l = [] __attribute__((device)) { return gv; }; auto m = [] { return cv; }; }
auto g = [] __attribute__((device)) { return gv; };
template <class T> void t1() { auto l = [] __attribute__((device)) { gv = 1; }; auto m = [] __attribute__((host)) __attribute__((device)) { gv = 1; }; auto n = [] { gv = 1; }; }
struct S { void m() { auto l = [=] __attribute__((device)) { gv = 1; }; auto n = [=] { gv = 1; }; } };

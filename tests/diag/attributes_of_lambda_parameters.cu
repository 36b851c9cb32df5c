// flags: --c++20
/* Attributes and memory spaces of parameters of lambdas, where they do not apply. */
auto l = [](__attribute__((shared)) int x) { };
auto l1 = [](__attribute__((device)) int x, __attribute__((constant)) int *y, __attribute__((managed)) int z) { };
__attribute__((device)) auto l2 = [](__attribute__((shared)) int *x) { };
auto l3 = [](__attribute__((unused)) int x, [[maybe_unused]] int z, __attribute__((packed)) int w, [[gnu::cold]] int u, __attribute__((nosuch)) int t, [[nodiscard]] int s) { };
template <class T> void f(T t) { auto a = [](__attribute__((shared)) T x, __attribute__((device)) auto y) { auto b = [](__attribute__((shared)) int q) {}; }; a(t, 1); a(t, 'c'); }
void g() { f(1); f('c'); auto a = [](__attribute__((constant)) auto x) {}; a(1); a('c'); struct L { int m = [](__attribute__((shared)) int z) { return 1; }(3); void h(int q = [](__attribute__((shared)) int z) { return 1; }(3)); }; decltype([](__attribute__((shared)) int z) { return 1; }) *p; }

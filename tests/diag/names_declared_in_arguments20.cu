// flags: --c++20
// What arguments of templates declare themselves are names there; other names in their parentheses and brackets are undefined.
template <class F> struct W {};
template <int> struct S {};
constexpr int pick(int, int, int) { return 1; }
W<decltype([](int x, int y) { return pick(x, y, 2); })> w;
W<decltype([](int x) { int u = x, y = 1, z = 2; return pick(x, y, z); })> w2;
W<auto (int a, int b) -> decltype(pick(1, b, a))> v;
W<int (*)(int, nothing, char)> n1;
S<pick(1, nothing2, 2)> n2;
template <class T> void each(T);
void f() {
  W<decltype([](int x, int y) { return pick(x, y, 2); })> w;
  W<auto (int a, int b) -> decltype(pick(1, b, a))> v;
  each<int[pick(1, nothing3, 2)]>(0);
}

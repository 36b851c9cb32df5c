// Functions whose result is deduced and that are not defined where they are called, and typeid without its header.
auto f1(); int g1() { return f1(); } void h1() { auto x = f1(); f1(); sizeof(f1()); }
struct S { auto m(); int n() { return m(); } auto o() { return 1; } int p() { return o(); } };
auto f2(); auto f2() { return 1; } int g2() { return f2(); }
auto f3() -> int; int g3() { return f3(); } decltype(auto) f4(); auto f5(int x) { if (x) return 1; return f5(x - 1); }
template <class T> auto f6(T); template <class T> int g6(T t) { return f6(t); }
int g7() { const void *p = &typeid(int); return p == &typeid(g7()); }
// Those of class templates may be defined further on.
template <class T> struct R { auto m(); auto n() { return m(); } static auto s(); auto t() const { return s() + this->s(); } };
template <class T> auto R<T>::m() { return 1; } template <class T> auto R<T>::s() { return T(); } int g8(R<int> r) { return r.n() + r.t(); }

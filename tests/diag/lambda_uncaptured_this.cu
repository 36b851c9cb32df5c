/* Members that the body of a lambda names without a capture of this are mistakes, whose type nothing is said about; in templates the
 * branches of if constexpr are looked at, too. */
struct L { int a, b; }; template <class... F> int use(F... f) { return sizeof...(f); }
struct C { int m; int k() { return 1; } C *next; void f(int n) {
 auto a = [n] () -> L { return m + 1; };
 auto c = [] { int *p = m; L l = m; m.x; next->nothing; m(); *m; return m; return nullptr; };
 L d = [] { return m; }();
} };
template <class T> struct D { T m; int k; void f(int n); void g(int n) { use([n] () { (void)m; }); use([] { return this->k; }); use([] (int x = n) { return k; }); use([] (auto x) { return k; }); } };
template <class T> void D<T>::f(int n) { use([n] () { (void)m; }); use([] { f(1); }); use([n] (int x = n) { (void)m; }); } template struct D<int>;
template <class T> void branches(int n, T t) {
 use([] { if constexpr (sizeof(int) == 4) { (void)n; } });
 use([] { if constexpr (sizeof(T) == 4) { (void)n; } else { (void)t; } });
 const auto &l = [] (int x = n) { if constexpr (sizeof(int) == 4) { (void)n; } };
}
void discarded(int n) { if constexpr (false) { auto m = [] (int x = n) { return n; }; struct In { int f() { return n; } }; } }
template <class T> void bindings(int n) { L s = { n, n }; auto [bound, other] = s; auto l = [n] { bound++; }; } template void bindings<int>(int);

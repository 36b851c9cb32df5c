template <class... T> auto pk(T &...t) { return [&...x = t] { return (x + ... + 0); }(); }
struct B { int x : 3 { 1 }; int : 2; };
template <class T> struct C { int x : 3 = sizeof(T); void f() { for (T i = 0; auto x : "ab") i += x; auto l = [] <class U> (U u) { }; } };
C<int> c;
int use() { c.f(); int a = 1, b = 2; return pk(a, b); }
constexpr int width = 5;
using Int = int;
struct Widths { int a : Int{ 4 } = 2, b : width { 1 }, c : (2 + 1) = 5, d : width == 5 ? 6 : 7; };
template <class... T> auto pk2(T &...t) { return [&...x = t] { return (x + ... + 0); }(); }
int again() { for (int i = 0; auto x : "ab") i += x; return [] <class U> (U u) { return u; }(1); }

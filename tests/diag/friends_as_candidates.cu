/* Friends that no name finds, among the candidates of an operator: such as stand beside functions that are found are not listed. */
namespace t4 {
struct Z {};
struct X { friend X operator+(X, X); friend X operator+(X, int *) { return X(); } friend X operator-(X, X); friend X operator*(X, Z); };
X operator-(X, X);
template <class T> struct Y { friend Y operator+(Y a, Y) { return a; } template <class U> friend Y operator+(Y a, U *) { return a; } };
template <class T> struct B { friend bool operator==(const B &, const B &) { return true; } };
template <class T> struct D : B<T> { };
void g(X x, Y<int> y, D<int> d, B<int> b) {
 x + 1;
 x - 1;
 x * 1;
 y + 1; d == 1; b == 1; d == b; d == x; x == d;
}
}
namespace t5 {
struct Z {}; bool operator==(Z, Z *);
namespace s {
template <class T> struct N { template <class U> friend bool operator==(const N &, const N<U> &) { return true; } };
template <class T> struct A : N<T> { friend bool operator==(const A &, const A &) { return true; } };
template <class T, class B> struct V { };
template <class T, class B> bool operator==(V<T, B>, V<T, B>);
struct F { friend bool operator==(F, F) { return true; } friend bool operator==(V<int, F>, Z) { return true; } };
}
void g(s::V<int, s::A<int>> v, s::V<int, s::F> w, s::A<int> a, s::N<int> n) { v == 3; w == 1; w == Z(); a == 1; n == 1; }
}
namespace t7 {
struct Z {};
namespace a { struct X { friend X operator+(X, X); }; void in(X x) { x + 1; } }
namespace b { struct X { friend X operator+(X, X); }; struct Y {}; X operator+(X, Y); void in(X x) { x + 1; } }
namespace c { struct X { friend X operator+(X, X); }; struct Y {}; X operator+(X, Y); struct W { friend X operator+(X, W); friend W operator-(W, W); }; }
namespace d { struct X { friend X operator+(X, X); friend X operator+(X, X *);}; }
struct G { friend G operator+(G, G); friend G operator*(G, c::X); };
void ga(a::X x) { x + 1; }
void gb(b::X x) { x + 1; }
void gc(c::X x, c::W w) { x + 1; w + 1; w - 1;}
void gd(d::X x) { x + 1; }
void gg(G g, c::X x) { g + 1; x * 1; g * 1; }
namespace e { void ge(G g, c::X x, d::X y) { g + 1; x * 1; g * 1; y + 1; } G operator+(Z, Z); void gf(G g, d::X y) { g + 1; y + 1; } }
}

// flags: --c++20
struct N {}; struct Q { bool operator==(const Q &) const; };
struct A { N x; bool operator==(const A &) const = default; bool operator!=(const A &) const = default; };
struct B { int &r; friend bool operator==(const B &, const B &) = default; };
struct C { Q q; int i[3]; bool operator==(const C &) const = default; };
struct D { A a; bool operator==(const D &) const = default; };
struct E : N { bool operator==(const E &) const = default; };
struct F { private: bool operator==(const F &) const; }; struct G { F f; bool operator==(const G &) const = default; };
struct H { N n[2]; bool operator==(const H &) const = default; bool operator<(const H &) const = default; };
union U { int i; bool operator==(const U &) const = default; };
template <class T> struct P { T t; bool operator==(const P &) const = default; };
struct X { double d; bool operator==(const X &) const = default; }; struct D2 { int a; bool operator==(const D2 &) const = delete; }; struct Y { D2 d; bool operator==(const Y &) const = default; };
void f(A a, B b, C c, D d, E e, G g, H h, U u, P<int> pi, P<N> pn, X x, Y y) {
  a == a;
  b == b;
  b != b;
  c == c; c != c;
  d == d;
  e == e;
  h == h;
  u == u;
  pi == pi; pi != pi;
  pn == pn;
  pn != pn;
  x == x;
  d != d;
}
template <class T> void t(T x) { x == x; } void inst(A a, C c) { t(a); t(c); } template void t<A>(A);
__attribute__((device)) bool df(A a, C c) { return a == a || c == c; }

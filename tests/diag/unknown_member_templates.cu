/* Names with template arguments that a namespace or class does not have, as where a header is missing: members, parameters, typedefs. */
namespace n { template <class T> struct V { }; struct P { struct I { }; template <class T> struct W { }; }; }
void f1(const n::X<int> &q);
void f2(n::X<int> q);
void f3(int a, const n::X<int> &q, int b) { q.x(); }
n::X<int> f4(int a) { return 1; }
n::X<int> v1;
static n::X<int> v2;
const n::X<int> v3;
const n::X<int> f5(int a) { return 1; }
static n::X<int> f6(int a) { return 1; }
void b() {
  n::X<int> a;
  a.x();
  const n::X<int> c;
  static n::X<int> d;
  n::X<int> *p = 0;
}
template <class T> void g(const n::X<T> &q) { n::X<T> z; }
template <class T> struct G { n::X<T> z; const n::X<T> &f(n::X<T> a, const n::X<T> &b); };
using U = n::X<int>;
typedef n::X<int> TD;
struct K { typedef n::X<int> TD2; using U2 = n::X<int>; int z; };
namespace of_members {
namespace n { template <class T> struct V { }; struct P { struct I { }; template <class T> struct W { }; }; }
struct A {
  n::X a;
  n::X *b;
  n::X<int> c;
  n::X<int> *d;
  n::X<int, n::V<int>> e;
  const n::X f;
  const n::X<int> g;
  n::P::Y h;
  n::P::Y *h2;
  n::P::Z<int> i;
  static n::X j;
  static n::X<int> k;
  n::X m(int);
  n::X<int> m2(int);
  void m3(n::X<int> q);
  void m4(const n::X &q);
  void m5(const n::X<int> &q);
  virtual n::X<int> m6();
  mutable n::X<int> m7;
  n::X m8() { return 1; }
  n::X<int> m9() { return 1; }
  n::V<n::X> m10;
  n::V<n::X<int>> m11;
  int good; int bad = "s";
};
}

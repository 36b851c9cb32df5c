// Copies and moves of objects, of their members, captures and elements, and by conversions.
struct A { int k = 0; constexpr A() {} constexpr A(const A&) = default; template<class U> constexpr A &operator=(U &&) { k = 2; return *this; } constexpr A &operator=(const A &) { k = 1; return *this; } };
constexpr int a1() { A a, b; a = b; return a.k; } static_assert(a1() == 2);
constexpr int a2() { A a; const A b; a = b; return a.k; } static_assert(a2() == 1);
constexpr int a3() { A a; a = A(); return a.k; } static_assert(a3() == 2);
struct HA { A a; };
constexpr int a5() { HA x, y; x = static_cast<HA &&>(y); return x.a.k; } static_assert(a5() == 2);
struct B { int k; constexpr B(int i) : k(i) {} constexpr operator int() const { return k + 1; } };
constexpr int b1() { B b(3); int i = b; B c = b; B d = i; return i * 100 + c.k * 10 + d.k; } static_assert(b1() == 434);
struct C { int k; constexpr C() : k(0) {} template<class T> constexpr C(const T &) : k(5) {} };
constexpr int c1() { C a; C b(a); C d = 3; return b.k * 10 + d.k; } static_assert(c1() == 5);
struct D : C { constexpr D() { } };
constexpr int c3() { D d; D e(d); return e.k; } static_assert(c3() == 0);
struct E { int v[2]; C c; }; constexpr int e1() { E e{{1, 2}, {}}; E f = e; return f.v[1] + f.c.k; } static_assert(e1() == 2);
template<class T> struct W { T t; template<class U> constexpr W(U &&u) : t(static_cast<U &&>(u)) {} };
struct K { int k; constexpr K(int i) : k(i) {} constexpr K(W<K> w) : k(w.t.k + 100) {} constexpr K(const K &) = default; };
constexpr int w1() { W<int> w(3); return w.t; } static_assert(w1() == 3);
struct F { int k = 0; constexpr F() {} constexpr F(F &&o) : k(o.k + 1) {} constexpr F(const F &o) : k(o.k + 10) {} };
constexpr F ff(F f) { return f; } constexpr int f1() { F f; return ff(f).k; } static_assert(f1() == 11);
constexpr F fg() { F f; f.k = 4; return f; } static_assert(fg().k == 5);
constexpr F fh(bool b) { F f, g; g.k = 7; if (b) return f; return g; } static_assert(fh(true).k == 1);
constexpr int f2() { F a[2]; F b[1] = { a[1] }; return b[0].k; } static_assert(f2() == 10);
struct G { F f; int i; }; constexpr int g1() { G g{F(), 1}; G h{static_cast<G &&>(g)}; return h.f.k; } static_assert(g1() == 1);
constexpr int g2() { G g{F(), 1}; auto [x, y] = g; return x.k + y; } static_assert(g2() == 11);
constexpr int g3() { G g{F(), 1}; auto &[x, y] = g; x.k = 5; return g.f.k + y; } static_assert(g3() == 6);
constexpr int l1() { F f; auto l = [f]() { return f.k; }; return l(); } static_assert(l1() == 10);
constexpr int l2() { F f; auto l = [g = static_cast<F &&>(f)]() { return g.k; }; auto m = l; return m(); } static_assert(l2() == 11);
constexpr int l3() { F f; auto l = [=]() { return f.k; }; auto m = static_cast<decltype(l) &&>(l); return m(); } static_assert(l3() == 11);
struct H { int k; constexpr H(int) : k(1) {} constexpr H(long) : k(2) {} constexpr H(double) : k(3) {} explicit constexpr H(char) : k(4) {} };
constexpr int h1() { H h = 1.f, i('c'), j = 'c', l(1u == 1u); return h.k * 1000 + i.k * 100 + j.k * 10 + l.k; } static_assert(h1() == 3411);
struct I { int k; constexpr I(int i = 9) : k(i) {} constexpr I(const I &o, int d = 1) : k(o.k + d) {} };
constexpr int i1() { I a(1); I b = a; I c(a, 5); return b.k * 10 + c.k; } static_assert(i1() == 26);
struct J { int k; constexpr J() : k(1) {} constexpr J(J const volatile &) : k(2) {} };
constexpr int j1() { J a; J b = a; return b.k; } static_assert(j1() == 2);
struct L { int k = 0; constexpr L() {} constexpr L(L &o) : k(o.k + 1) {} constexpr L(int i) : k(i) {} };
constexpr int L1() { L a; L b(a); L c = L(7); return b.k * 10 + c.k; } static_assert(L1() == 17);
struct M { L l; int z = 3; }; constexpr int m1() { M m; M n(m); return n.l.k + n.z; } static_assert(m1() == 4);
union U { int i; F f; constexpr U(int i) : i(i) {} constexpr U(const F &f) : f(f) {} constexpr ~U() {} };
constexpr int u1() { U u(F{}); return u.f.k; } static_assert(u1() == 10);
struct V { int x; constexpr V(int x) : x(x) {} constexpr bool operator==(const V &) const = default; template<class T> constexpr bool operator==(const T &) const { return false; } };
static_assert(V(1) == V(1) && !(V(1) == 3));
struct N { int k; template<class... T> constexpr N(T &&...) : k(sizeof...(T)) {} };
constexpr int n1() { N a; N b(a); N c(a, a); const N d; N e(d); return a.k * 1000 + b.k * 100 + c.k * 10 + e.k; } static_assert(n1() == 120);
struct O { N n; }; constexpr int o1() { O o; O p(o); O q(static_cast<O &&>(p)); return o.n.k * 100 + p.n.k * 10 + q.n.k; } static_assert(o1() == 0);
constexpr int n2() { N a(1, 2), b[2] = { a, {1, 2, 3} }; return b[0].k * 10 + b[1].k; } static_assert(n2() == 13);
constexpr N nr(N n) { return n; } constexpr int n3() { return nr(N(1, 2, 3)).k; } static_assert(n3() == 3);
namespace moves {
struct F { int k = 0; constexpr F() { } constexpr F(F &&o) : k(o.k + 1) { } constexpr F(const F &o) : k(o.k + 10) { } };
constexpr int l2() { F f; auto l = [g = static_cast<F &&>(f)]() { return g.k; }; return l(); }
static_assert(l2() == 1);
constexpr int l3() { F f; auto l = [g = f]() { return g.k; }; return l(); }
static_assert(l3() == 10);
constexpr int l4() { F f; auto l = [g = F()]() { return g.k; }; return l(); }
static_assert(l4() == 0);
constexpr int l5() { F f; auto l = [f]() { return f.k; }; auto m = l; return m(); }
static_assert(l5() == 20);
constexpr int l6() { F f; auto l = [f]() { return f.k; }; auto m = static_cast<decltype(l) &&>(l); return m(); }
static_assert(l6() == 11);
constexpr int l7() { const F f; auto l = [f]() { return f.k; }; auto m = static_cast<decltype(l) &&>(l); return m(); }
static_assert(l7() == 20);
struct Ty { F f; constexpr operator F &&() { return static_cast<F &&>(f); } };
constexpr int o1() { Ty t; F f = t; return f.k; }
static_assert(o1() == 1);
constexpr int r1() { F a[2]; int s = 0; for (auto x : a) s += x.k; for (const auto &x : a) s += x.k; for (const auto &x : a) s += 0; return s; }
static_assert(r1() == 20);
constexpr int p1(F f, const F &g, F &&h) { return f.k * 10000 + g.k * 100 + h.k; }
constexpr int p2() { F a; return p1(a, a, F()); } static_assert(p2() == 100000);
constexpr int p3() { F a; return p1(static_cast<F &&>(a), F(a), static_cast<F &&>(a)); } static_assert(p3() == 11000);
constexpr int t1() { F a, b; b.k = 3; F c = true ? a : b; F d = false ? F() : static_cast<F &&>(b); F e = (a, b); return c.k * 10000 + d.k * 100 + e.k; }
static_assert(t1() == 100413);
constexpr int y1() { F *q = new F; F b = *q; F c = static_cast<F &&>(*q); delete q; return b.k * 100 + c.k; }
static_assert(y1() == 1001);
template<class T> constexpr T &&fwd(T &t) { return static_cast<T &&>(t); }
template<class... T> struct tup { F a; F b; template<class U, class V> constexpr tup(U &&u, V &&v) : a(static_cast<U &&>(u)), b(static_cast<V &&>(v)) {} };
constexpr int z1() { F f; const F g; tup<> t(f, F()), u(g, static_cast<F &&>(f)); return t.a.k * 1000000 + t.b.k * 10000 + u.a.k * 100 + u.b.k; }
static_assert(z1() == 10011001);
}
namespace constant_members {
struct F { int k = 0; constexpr F() { } constexpr F(F &&o) : k(o.k + 1) { } constexpr F(const F &o) : k(o.k + 10) { } };
struct S { const F f; constexpr S() {} };
constexpr int s1() { S s; S t = static_cast<S &&>(s); return t.f.k; }
static_assert(s1() == 10);
struct T { const F f[2]; constexpr T() {} };
constexpr int s2() { T s; T t = static_cast<T &&>(s); return t.f[1].k; }
static_assert(s2() == 10);
}
// What assigns members, and with what: a defaulted operator= for const objects takes them as lvalues, whatever it is given.
namespace assigned {
struct Value { int k = 1; constexpr Value() { } constexpr Value(const Value &o) : k(o.k + 10) { } constexpr Value(Value &o) : k(o.k + 30) { } constexpr Value(Value &&o) : k(o.k + 20) { } constexpr Value &operator=(Value o) { k = k * 100 + o.k; return *this; } };
struct Implicit { Value v; };
constexpr int moved() { Implicit a; a = Implicit{}; return a.v.k; }
static_assert(moved() == 121);
constexpr int copied() { Implicit a, b; a = b; return a.v.k; }
static_assert(copied() == 111);
struct Declared { Value v; constexpr Declared &operator=(const Declared &) = default; constexpr ~Declared() { } };
constexpr int declared() { Declared a; a = Declared{}; return a.v.k; }
static_assert(declared() == 111);
struct Both { int k = 1; constexpr Both &operator=(const Both &) { k = 2; return *this; } constexpr Both &operator=(Both &&) { k = 3; return *this; } };
struct Copying { Both b; constexpr Copying &operator=(const Copying &) = default; };
struct Destroyed { Both b; constexpr ~Destroyed() { } };
struct Moving { Both b; };
template <class T> constexpr int of() { T a; a = T(); T b, c; b = static_cast<T &&>(c); return a.b.k * 10 + b.b.k; }
static_assert(of<Copying>() == 22 && of<Destroyed>() == 22 && of<Moving>() == 33);
struct Taking { int k = 0; template <class T> constexpr Taking &operator=(T &&) { k = 2; return *this; } constexpr Taking &operator=(const Taking &) { k = 1; return *this; } };
struct Holding { Taking t; };
constexpr int held() { Holding a, b, c; a = b; c = static_cast<Holding &&>(b); return a.t.k * 10 + c.t.k; }
static_assert(held() == 12);
}

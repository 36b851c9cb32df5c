/* C++20: what makes objects of returned ones: local objects are rvalues for all constructors [class.copy.elision]/3. */
struct A { A() {} A(A&&) {} };
struct D { D(A) {} }; struct E { template <class T> E(T) {} };
struct F { template <class T> F(T &&) {} };
struct G { template <class T> G(T &) {} template <class T> G(const T &&) {}  };
struct H { H(A &) {} H(const A &&) {} H(A &&, int); };
struct Conv { operator H() && { return *(H *)0; } operator H() & { return *(H *)0; } };
struct Base { int b; }; struct Der : Base {};
struct FB { FB(Base &&) {} FB(Base &) {} };
struct Str { template <class T> Str(T &&, int = 1) {} };
D d() { A a; return a; }
E e() { A a; return a; }
F f() { A a; return a; }
G g() { A a; return a; }
H h() { A a; return a; }
H j() { Conv c; return c; }
FB l() { Der d; return d; }
Str m(A a) { return a; }
Str n(A &a) { return a; }
Str o(A &&a) { return a; }
Str p(const A a) { return a; }
Str q() { static A a; return a; }
Str r() { try { A a; return a; } catch (D d) { return d; } }
template <class T> Str s(T t) { return t; }
Str t() { s(A()); auto l = [](D d) -> Str { return d; }; l(A()); return s(1); }
Str u(A a) { Str x = a; return x; }

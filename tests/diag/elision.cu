/* Prvalues that are the object, of classes without a copy constructor that can be used [dcl.init.general]/16.6.1. */
struct N { int v; N(int x) : v(x) {} N(const N &) = delete; }; N mk(int x); void take(N);
struct H : N { N m; H() : N(mk(1)), m(mk(2)) {} H(int) : N(1), m{mk(2)} {} };
struct M { N m = mk(3), k{mk(4)}, c; M(bool b) : c(b ? mk(1) : N(3)) {} M() : c((mk(1))) {} };
void f() { N a(mk(1)); N b = mk(1); N c{mk(2)}; N d = N(N(mk(2))); take(mk(1)); take(N(mk(1))); take(N{mk(1)}); N e[2] = { mk(1), 3 }; }
void g() { static_cast<N>(mk(1)); (N)mk(1); auto l = [n = mk(1)] {}; auto [q] = mk(1); throw mk(1); }
void h() { new N(mk(3)); new N((mk(3))); new N{mk(3)}; N *p = new N(N(3)); new N[1]{mk(3)}; N a(1); N b(a); N c{a}; take(a); }
struct P { int v; P(int); private: P(const P &); }; P mp(int x);
struct PH : P { P m; PH() : P(mp(1)), m(mp(2)) {} };
void i() { P a(mp(1)); P b = mp(1); P c{mp(1)}; new P(mp(1)); new P{mp(1)}; P(mp(2)); P{mp(2)}; throw mp(1); }
template <class T> struct T1 : T { T m; T1() : T(1), m(mk(1)) { T a(mk(1)); T b{mk(2)}; } }; T1<N> t1;

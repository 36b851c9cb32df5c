/* What constructors and destructors return is wrong before anything that is wrong in it. */
int f(int); void v();
struct A { A() { return undeclared; } };
struct B { B() { return f(undeclared); } };
struct C { ~C() { return f("a") + undeclared; } };
struct D { D() { return v(); } };
struct E { E(int n) { return [](int) { return n; }(n); } };
struct F { F(int n) { return { n }; } };
struct G { G(int n) { return { undeclared }; } };
template <class T> struct H { H(T n) { return f(undeclared); } ~H() { return n; } };
struct I { I(int n) { auto l = [] { return undeclared; }; return n ? undeclared : f(undeclared); } };
struct J { J(int n) { return ([] { n; }, 1); } operator int() { return undeclared; } };
void k() { return f(undeclared); }
void l() { return [](int) { return undeclared; }(1); }
struct M { M(int n) { return n = undeclared, undeclared + 1; } };
struct N { N(int n) { return new N(undeclared); return "a" + "b"; return f; return v; } };

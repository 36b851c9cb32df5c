// flags: --extended-lambda
// What is said of calls whose function is a member of *this, which a lambda does not capture, and not in default arguments.
struct A { int a; int f(int) const; int h(); template <class U> int g(U); 
 void m() { 
auto z = [] { return f(a); };
auto z1 = [] { return f(a + a); };
auto z2 = [] { return a + f(a); };
auto z3 = [] { return f(f(1)); };
auto z4 = [] { return g(a); };
auto z5 = [] { f(); };
auto z6 = [] { f(1, 2); };
auto z8 = [] { f("a"); };
auto z9 = [] { this->f(); };
auto y1 = [] { this->f(this->a); };
auto y2 = [] { this->f(a); };
auto y3 = [] { f(this->a); };
auto y4 = [] { f(undef); };
auto y5 = [] { a(); };
auto y6 = [] { g(); };
auto y7 = [] { &A::f; };
auto y8 = [] { int i = a.b; };
auto y9 = [] { int i = "x" * a; };
auto x1 = [] { A *p = a; };
auto x2 = [] { h(1); };
auto x3 = [] { f(a, a); };
auto x4 = [] { return f(1) + f(a); };
auto x5 = [] { A::f(); };
auto x7 = [] { int i = this->f; };
 }
};
struct B { int a; int o(int); int o(B, int); template <class U> int g(U); template <class U> int g(U, U *); static int s(int); static int s(B); int s(char *); struct X { int y; };
 void m(B q) {
auto b1 = [] { return o(1); };
auto b2 = [] { return o(a); };
auto b3 = [] { return o(); };
auto b4 = [] { return o(q, a); };
auto b5 = [] { return g(1); };
auto b6 = [] { return g(a, &a); };
auto b7 = [] { return g(); };
auto b8 = [] { return s(1) + s(a); };
auto b9 = [] { return s((char *)0); };
auto c1 = [] { return g<int>(a); };
auto c2 = [] { return o(o(a)); };
auto c3 = [] { return a.b; };
auto c4 = [] { return a[1]; };
auto c5 = [] { return o("s"); };
auto c6 = [] { return -a + "x"; };
auto c7 = [] { for (int i : a) { } };
auto c8 = [] { int i = a, j = o(1); };
auto c9 = [] { return this; };
auto d1 = [q] { return q.a + a; };
auto d2 = [x = a] { return x + a; };
auto d3 = [x = o(1)] { return o(x); };
auto d4 = [] __device__ { return a; };
auto d5 = [=] __device__ { return a; };
auto d6 = [this] __device__ { return a; };
auto d7 = [*this] __device__ { return a + o(1); };
auto d8 = [] (int x = a) { return x; };
auto d9 = [] () -> decltype(a) { return a; };
 }
};
struct C { int a; int o(int); static int s(int); static int s(C); int s(char *);
 void m(C q) {
auto d8 = [] (int x = a) { return x; };
auto d9 = [] () -> decltype(a) { return a; };
auto e1 = [] (int x = o(1)) { return x; };
auto e2 = [] { return [] (int x = a) { return x; }; };
auto e3 = [] { return s(a); };
 }
};

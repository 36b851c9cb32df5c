/* What inner lambdas capture by default through one that captures nothing has its type all the same. */
struct S { int a; };
struct L { };
void f1(int n) { [] () -> L { auto in = [=] { return n; }; return in(); }; }
void f2(int n) { [] () -> L { return n; }; }
void f3(int n) { auto l = [] { auto in = [=] { return n; }; return in(); }; int *p = l(); }
void f4(int n) { auto l = [] { return n; }; int *p = l(); }
void f8(int n) { auto l = [] { auto in = [] { int *p = n; return n; }; in(1); return in(); }; l(1); }
void f9(int n) { auto l = [] { auto in = [=] { auto k = [=] { return n; }; return k(); }; int *q = in(); }; }
void f10(S n) { auto l = [] { auto in = [=] { return n.a; }; int *p = in(); auto k = [=] { return n; }; L *q = k(); }; }
void f11(S n) { auto l = [] { auto in = [n] { return n.a; }; int *p = in(); auto k = [n] { return n; }; L *q = k(); auto z = [&n] { return n; }; L *q2 = z(); }; }

// #413, #433, #434, #144, #146, #1790: references and numbers from a value in braces, nullptr from nothing but bool.
const int k = 1; int n;
void f() { int x; int &a{1}; int &b{k}; const int &e{1}; int &g{x}; int &&h{n}; int &&i{1}; int &j = {1}; int &l = {x}; const int &m{"s"}; int &q{nullptr}; int &o{n, n}; const double &p{1}; const int &r{}; int &s{n}; }
int i{nullptr}; struct S { int a{nullptr}; bool b{nullptr}; float *p{nullptr}; S() : a{nullptr} {} S(int) : a(nullptr) {} };
void g() { int j{nullptr}; int k = {nullptr}; new int{nullptr}; double d(nullptr); unsigned u(nullptr); bool b2(nullptr); int arr[2]{nullptr}; long l{nullptr}; int q(nullptr); const int r{nullptr}; bool b{nullptr}; int *p{nullptr}; const int *c(nullptr); }
int r() { return {nullptr}; } void h(int); void h2(bool); void m() { h({nullptr}); }

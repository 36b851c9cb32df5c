// Members of an anonymous union of a namespace are variables: lambdas need no this for them.
namespace n { static union { int v; }; static union { int q; }; }
using namespace n;
static union { int w; };
struct S { operator int() { { [](int y = w) { return y; }(); [] { return w; }(); [] { return v; }();  } return 1; } };
void f() { [](int y = w) { return y; }(); static union { int loc; }; union { int aut; }; [] { return loc; }; [] { return w + q; }; }
struct S2 { union { int a; struct { int b; }; }; void f() { [] { return a; }; [] { return b; }; [=] { return a + b; }; } };
void g() { struct { int x; } y; struct L { union { int m; }; void f() { [] { return m; }; } }; static struct { int c; void f() { [] { return c; }; } } d; }

/* Conversions in lambdas that change values, where lambdas initialize variables of namespaces and members, too. */
void use(unsigned);
void use(unsigned, char);
struct S { S(unsigned); };
auto of_namespace = [] { unsigned b = -1; use(-2); S s(-3); S t = -4; return b; };
int value = [](int x) { use(-2, 300); return x; }(3);
namespace n { static auto inner = [] { return [] { use(-2); unsigned x = 1; x += -3; return x; }(); }; }
struct M { static inline int s = [] { use(-2); return 1; }(); int v = [] { unsigned b = -1; return (int)b; }(); };
void f() { auto l = [] { use(-2); return [] { use(-3); }; }; }
S plain(-1);

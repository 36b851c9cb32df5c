// sizeof of void and functions is 1 (GNU), as is alignof; alignof looks at no class whose operand is an expression.
struct I; I &r();
void g();
int a = sizeof g, b = sizeof(g()), d = sizeof(const void);
int c = alignof(I);
int f = __alignof__(g);
int h = __alignof__ r();
int j = __alignof__(r());
int k = __alignof__ g;
int i = sizeof(void(&)()), e = sizeof &g, l = sizeof(void *), m = sizeof(r), n = sizeof(r());
int o = alignof(void), q = __alignof(g()), t = alignof(void(&)());
auto u = [] { return sizeof(void); };
constexpr int v = sizeof(void);

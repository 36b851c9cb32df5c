// Names that nothing declares: in templates as they are written, in initializers; names with template arguments; this without an object.
template <class T> void f(T t) { t.foo(); undefined_fn(3); undefined_dependent(t); int x = undefined_1; Undefined s; t.template bar<T>(); }
template <class T> struct B { int g() { return nonmember; } int m; int h() { return m + later(); } int later(); };
int x = undefined_2; int w = undefined_call(); struct Q { static int s; enum { K }; }; int Q::s = K;
__attribute__((global)) void k(int *p) { __syncthread(); __ldgg(p); __builtin_clz(1); }
vector<int> a;
static const vector<int> *b;
Array<float, 3> c, d;
void use() { a.push_back(1); c = d; map<int, int> m; }
struct S { int m; void f(); static int sm; static void st() { m = 1; f(); sm = 2; auto p = &S::m; } };
void outside() { S::m = 1; S::f(); S::sm = 1; int S::*p = &S::m; S s; s.S::m = 1; sizeof(S::m); union { int anonymous; }; anonymous = 1; }

// #140, #165, #167: arguments of calls through pointers to functions and members.
struct S { int x; void f(int); int (*fp)(int); void (*cb)(const char *); int (*va)(const char *, ...); };
void f(char *c, int (*fp)(int), void (*vp)(), int *p, int (&rf)(int, int), int (**pp)(int), S *s, S &r, void (S::*mf)(int)) {
 fp(1, 2); fp(c); (*fp)(1, 2); (*fp)(); fp(); fp(2.5); vp(1); vp(); rf(1); rf(1, *c); (*pp)("a"); (*pp)(*c); fp({1}); fp({c}); fp(undefined); fp(p, 1);
 s->fp(); s->fp(c); s->fp(1, 2); s->fp('c'); r.cb(1); r.cb("a"); r.cb(); (s->*mf)(); (s->*mf)(c); (r.*mf)(1, 2); (r.*mf)(1); s->va(); s->va(c, 1, 2); s->va("a"); s->va(1);
}
typedef int (*op)(int, int); op table[2]; int h() { return table[0](1) + table[1](1, 2, 3) + table[0](1, "x") + table[1](1, 2); } auto l = [](op o) { return o(1); };
template <class T> int tt(T t, op o) { return o(1) + o(1, 2, 3) + o(t, t); } template <class... T> int tv(op o, T... t) { return o(t...) + o(t..., 1); } int ii = tt(1, nullptr) + tv(nullptr, 1, 2);
struct F { op o = nullptr; int call() { return o(1); } int c2() { return (*o)(1, 2, 3); } int c3() { return o(1, 2) + this->o(1, 2); } };
using cb = void (*)(int *, float); __attribute__((device)) void dev(cb c, float *f, int *i) { c(f, 1); c(i, 1); c(i); c(i, 1, 2); c(i, "s"); } void host(cb c, const int *ci) { c(ci, 1); c(nullptr, 1); c(0, 1); c(1, 1); }
decltype(table[0](1, 2)) ok; noexcept_t nt; bool ne = noexcept(table[0](1, 2)); template <class T> auto sf(T f) -> decltype(f(1)) { return f(1); } int sg(...); int sh = sg(sf(+[](int x) { return x; }));

__attribute__((device)) int df(); 
__attribute__((device)) int dv;
struct H { ~H(); H(); int g(); };
int hf();
int hv;
void h(int *p) {
  int a = __builtin_constant_p(df());
  a = __builtin_constant_p(dv);
  if (__builtin_constant_p(df() + 1)) a = 2;
  __builtin_expect(df(), 1);
  a = __builtin_object_size(p + df(), 0);
  __builtin_assume(df());
  __builtin_unreachable();
}
__attribute__((global)) void k(int *p) {
  int a = __builtin_constant_p(hf());
  a = __builtin_constant_p(hv);
  a = __builtin_constant_p(H().g());
  a = __builtin_constant_p([]{ return hf(); }());
  __builtin_assume(hf() > 2);
  __builtin_assume(hv > 2);
  a = __builtin_expect(hf(), 1);
  __builtin_prefetch(p + hf());
  a = __builtin_choose_expr(1, hf(), 2);
  __builtin_assume_aligned(p, 16);
}
void u1() { int x = 3; __builtin_constant_p(x); }
int u2() { int x; return __builtin_constant_p(x); }
int u3() { int x = 3; auto l = [=] { return __builtin_constant_p(x); }; auto m = [&] { return __builtin_constant_p(x) ? 1 : x; }; auto n = [] { return __builtin_constant_p(x); }; return l() + m() + n(); }
template <class T> __attribute__((host)) __attribute__((device)) int u4(T t) { return __builtin_constant_p(t.f()) + __builtin_constant_p(df()); }
struct TF { int f(); __attribute__((device)) int g(); };
int u5(TF t) { return u4(t) + __builtin_constant_p(t.g()) + __builtin_constant_p(throw 1); }
template <int N> struct In { int a[N]; };
In<__builtin_constant_p(3) ? 4 : 5> in;
constexpr int ce(int a) { return __builtin_constant_p(a) ? 1 : 2; }
static_assert(ce(3), "");
static_assert(__builtin_constant_p(ce(3)), "");
static_assert(!__builtin_constant_p(hv), "");
static int su() { return 1; }
int u6() { return __builtin_constant_p(su()); }
int u7(int n) { return __builtin_constant_p(n++) + __builtin_constant_p(n = 2); }

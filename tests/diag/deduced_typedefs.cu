typedef int I; struct T { int m; }; typedef T A; typedef const T CT; struct C { typedef T in; in g(); typedef I num; num h(); in *p(); const in &r(); }; typedef float *FP;
I gi(); A ga(); CT gc(); A &gr(); const A gca(); FP gp(); A *gap();
template <class X> struct V { typedef X vt; vt g(); vt &r(); };
void f(C c, V<T> v, V<int> w)
{
  auto a = gi(); auto b = ga(); auto d = gc(); auto e = gr(); auto h = gca(); auto i = gp(); auto j = gap(); auto k = c.g(); auto l = c.h(); auto m = c.p(); auto n = c.r(); auto o = v.g(); auto q = w.g(); auto &r = gr(); const auto s = ga(); auto *t = gap(); auto u(ga()); auto x{ga()}; auto &&y = ga(); decltype(auto) z = ga();
  char *p;
  p = a; p = b; p = d; p = e; p = h; p = i; p = j; p = k; p = l; p = m; p = n; p = o; p = q; p = r; p = s; p = t; p = u; p = x; p = y; p = z; p = v.r();
}

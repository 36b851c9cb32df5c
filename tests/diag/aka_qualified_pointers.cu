/* What typedefs stand for behind pointers that are const, volatile or __restrict__ themselves. */
struct Z {}; void h(Z); typedef float F; template <class T> struct V { T t; }; typedef V<F> VF;
void f(F *__restrict__ a, VF *__restrict__ b, const F c, const F *d, const F *const e, F *const g, volatile VF *const i, const VF j, F **__restrict__ k, VF *const *l, F *volatile m, const VF &n, V<F> *const o, F (*const q)[3]) {
  h(a); h(b); h(c); h(d); h(e); h(g); h(i); h(j); h(k); h(l); h(m); h(n); h(o); h(q);
}

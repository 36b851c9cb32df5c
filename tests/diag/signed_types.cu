/* The word signed says nothing of types other than char, and is shown where it was written. */
struct Z {}; template <class T> struct D {}; void h(Z);
typedef signed long SL; typedef signed SI; typedef signed int SI2; typedef long int LI; typedef signed char SC; typedef signed long long int SLL; typedef signed short SS; typedef D<SL> DSL; using DD = D<signed long>;
void f(SL a, signed long b, signed c, SI d, SI2 e, LI g, D<SL> i, D<signed long> j, D<long> k, DSL l, DD m, signed *n, SL *o, const signed p, SLL q, SS r, int signed s, signed long t[3]) {
  h(a); h(b); h(c); h(d); h(e); h(g); h(i); h(j); h(k); h(l); h(m); h(n); h(o); h(p); h(q); h(r); h(s); h(t); h((signed long)1); h(static_cast<SL>(1)); h(a + 1); h(sizeof(a));
}
template <class T> void tf(T t) { h(t); }
void ov(Z, int); void ov(Z, signed, int); void ov(signed, signed, Z);
void o2(SL a) { ov(1); ov(a); }
typedef signed int fixed;
void take(int *), take_long(signed long *);
void pointers(signed *a, fixed *b, unsigned *c) { take(a); take(b); take(c); take_long(a); take_long(b); }

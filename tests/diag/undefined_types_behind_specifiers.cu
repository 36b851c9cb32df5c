/* Names that are no types behind specifiers in blocks, where they are no operands. */
int gi; void gf(); namespace gn { }
void u() {
  const Nope *q;
  static Nope *s;
  extern Nope *t;
  static const Nope *z = 0, *z2;
  constexpr Nope *c = 0;
  volatile Nope &v = gi;
  q = z2;
  Nope *fff = q;
}
template <class T> void u2() {
  const Nope *q;
  static Nope *s;

}
void u3() { const gi x = 1; const gi *y; static gi *z;  const gf *f; static gn *n; x = 2; y = z; }
struct T { const Nope *q; static Nope *s; void f() { static Nope *ss; q = s; } };
void u4() { for (const Nope *x = 0;;) { } if (const Nope *x = 0) { } }
void u5() { const Nope &r(gi); static const Nope *const a[] = { 0 }; }
void operands(int a, int b) { a * b; const int c = a * b; static int d = a; }

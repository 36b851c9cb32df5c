// flags: --c++20
typedef volatile int VI; using A = volatile int[3]; struct P { int a, b; }; struct S { int a; volatile int m; volatile int bits : 4; void f(volatile int); operator volatile int(); S &operator=(int) volatile; void operator++(int) volatile; };
void parameters(volatile int, VI, int *volatile p, A a, volatile P, const volatile int n, void (*f)(volatile int)); auto lambda = [](volatile int x) -> volatile int { return x; };
void none(volatile int *, volatile int &, VI *p, void (&f)(int)); template <class T> void generic(volatile T, T); using F = void(volatile int); void has_default(volatile int n = 2);
volatile int r1(); VI r2(); int *volatile r3(); auto r4() -> volatile int; volatile int (*r5)(); volatile P r6(); template <class T> volatile T r7(volatile T); volatile int *r8(); volatile int &r9();
volatile int v, *pv; volatile double d; volatile S vs; int f(int); bool b; int *volatile vp;
void steps(S s, volatile int &r) { v++; ++v; v--; --v; (*pv)++; ++ ++*pv; s.m++; s.bits--; d++; r++; (v)++; vp++; pv++; vs++; noexcept(v++); int x = v++ + --v; }
void compound(S s) { v += 1; *pv -= 2; s.m |= 3; d *= 2; v <<= 1; vp += 1; pv += 1; vs.a += 1; int x = v += 2; }
void discarded(int x) { v = 1; (v = 1); v = 1, v = 2; (void)(v = 1); for (v = 1; x; v = 2) ; -(v = 2); f(v = 3); x + (v = 1); x ? v = 1 : v = 2; b && (v = 1); x += v = 1; x = (v = 1, 2); x = sizeof(v = 1); vs = 3; s1: *pv = x = 3; ({ v = 3; }); x = (v = 1, v = 2, x); }
int used(int x, int *q) {
  x = v = 1; x = (v = 1); x = f(v = 1); x = q[v = 1]; x = -(v = 1); x = x + (v = 1); x = x ? v = 1 : 2; (int)(v = 1); x = ((v = 1), 2); v = v = 1;
  if (v = x) ; while (v = x) ; if ((v = 1)) ; b = (v = 1) && (v = 2); b = !(v = 1); switch (v = 1) { default:; }
  int y = v = 1, a[] = { v = 1, v = 2 }; volatile int &r = v = 1; auto l = [&] { v = 1; return v = 2; }; if (x) throw v = 1; q = vp = q; x = vs.a = x;
  return *pv = 1;
}
void bindings(P p) { volatile auto [a, b] = p; const volatile auto &[c, e] = p; auto [g, h] = p; }
template <class T> void in_template(T t, volatile T u) { v++; u++; v += 1; u += t; int x = v = 1; x = u = t; v = t; } template void in_template(int, volatile int);
__attribute__((global)) void kernel(volatile int *p, int n) { __attribute__((shared)) volatile int s[32]; s[n]++; s[n] += s[n + 1]; p[n] = s[n] = n; *p = n; }

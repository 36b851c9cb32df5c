// No operator takes void.
void v(); int *ptr; int fn(int); enum class E { e }; struct U { int x; } u; extern U us[];
template <class T> T tv();
void l0(int i) { v() + i; }
void r0(int i) { i + v(); }
void p0(int i) { ptr + v(); }
void q0(int i) { v() + v(); }
void s0(int i) { v() + ptr; }
void l1(int i) { v() - i; }
void r1(int i) { i - v(); }
void p1(int i) { ptr - v(); }
void q1(int i) { v() - v(); }
void s1(int i) { v() - ptr; }
void l2(int i) { v() * i; }
void r2(int i) { i * v(); }
void p2(int i) { ptr * v(); }
void q2(int i) { v() * v(); }
void s2(int i) { v() * ptr; }
void t2(int i) { u * v(); }
void w2(int i) { E::e * v(); }
void l3(int i) { v() / i; }
void r3(int i) { i / v(); }
void l4(int i) { v() % i; }
void r4(int i) { i % v(); }
void p4(int i) { ptr % v(); }
void q4(int i) { v() % v(); }
void s4(int i) { v() % ptr; }
void t4(int i) { u % v(); }
void w4(int i) { E::e % v(); }
void l5(int i) { v() << i; }
void r5(int i) { i << v(); }
void l6(int i) { v() & i; }
void r6(int i) { i & v(); }
void l7(int i) { v() < i; }
void r7(int i) { i < v(); }
void p7(int i) { ptr < v(); }
void q7(int i) { v() < v(); }
void s7(int i) { v() < ptr; }
void t7(int i) { u < v(); }
void w7(int i) { E::e < v(); }
void l8(int i) { v() == i; }
void r8(int i) { i == v(); }
void p8(int i) { ptr == v(); }
void q8(int i) { v() == v(); }
void s8(int i) { v() == ptr; }
void t8(int i) { u == v(); }
void w8(int i) { E::e == v(); }
void l9(int i) { v() && i; }
void r9(int i) { i && v(); }
void p9(int i) { ptr && v(); }
void q9(int i) { v() && v(); }
void s9(int i) { v() && ptr; }
void t9(int i) { u && v(); }
void l10(int i) { v() || i; }
void r10(int i) { i || v(); }
void l11(int i) { v() = i; }
void r11(int i) { i = v(); }
void l12(int i) { v() += i; }
void r12(int i) { i += v(); }
void p12(int i) { ptr += v(); }
void q12(int i) { v() += v(); }
void s12(int i) { v() += ptr; }
void t12(int i) { u += v(); }
void l13(int i) { v() -= i; }
void r13(int i) { i -= v(); }
void l14(int i) { v() *= i; }
void r14(int i) { i *= v(); }
void l15(int i) { v() <<= i; }
void r15(int i) { i <<= v(); }
void l16(int i) { v() , i; }
void r16(int i) { i , v(); }
void u0(int i) { +v(); }
void u1(int i) { -v(); }
void u2(int i) { ~v(); }
void u3(int i) { !v(); }
void u4(int i) { *v(); }
void u5(int i) { &v(); }
void u6(int i) { ++v(); }
void u7(int i) { --v(); }
void x1() { v()++; }
void x2(int i) { i ? v() : 3; }
void x3(int i) { i ? v() : v(); }
void x4(int i) { v() ? i : i; }
void x5(int i) { us[v()]; }
void x6(int i) { v()[i]; }
void x7(int i) { v().x; }
void x8(int i) { v()->x; }
void x9() { v()(); }
void x10() { if (v()) ; while (v()) ; for (; v(); ) ; do ; while (v()); }
void x11() { switch (v()) { } }
void x12() { int i[] = { v() }; }
int x17() { return v(); }
void x20() { fn(v()); u.x(v()); }
enum class F { f };
void f(int i) { (int)v(); static_cast<int>(v()); (void)v(); static_cast<void>(v()); (int *)v(); reinterpret_cast<int*>(v()); int(v()) + 1; (F)v(); v(), 1; 1, v(); i ? v() : v(); i ? v() : (void)0; i ? throw 1 : 3; (bool)v(); }
template <class T> T g(T t) { tv<T>() + 1; tv<void>(); t ? tv<T>() : v(); return tv<T>(); }
template <class T> void h() { return tv<T>(); }
void k() { h<void>(); return v(); return (void)1; return h<void>(); }
auto l = [](auto x) { return v(); };
void m() { l(1); if (0, v(), 1) ; for (v(); ; v()) break; while (v(), false) ; }

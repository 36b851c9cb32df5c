__attribute__((managed)) int mv, ma[3];
__attribute__((managed)) struct S { int m; } ms;
namespace N { extern __attribute__((managed)) int nm; }
extern __attribute__((device)) int dv;
decltype(mv) q1 = 1;
decltype((mv)) q2 = mv;
decltype(ma) q3;
decltype(ms.m) q4;
decltype(N::nm) q5;
decltype(::mv) q6;
decltype(mv + 1) q7;
decltype(&mv) q8;
decltype(dv) q9;
decltype(mv) *f1(decltype(mv) a) { decltype(mv) b; return 0; }
__attribute__((device)) void f2() { decltype(mv) b; }
template <class T> void f3() { decltype(mv) b; decltype(T() + mv) c; }
template void f3<int>();
template <class T = decltype(mv)> struct C { decltype(mv) m; };
C<int> c;
auto l = [] { decltype(mv) x; };
void f4() { __typeof__(mv) x; int y = sizeof(decltype(mv)); }
auto f5() -> decltype(mv);
using U = decltype(mv);
decltype(auto) deduced = mv;
decltype(auto) reference = (mv);
void f6() { decltype(auto) z = mv; decltype(auto) y = (mv); auto x = mv; }
decltype(auto) f7() { return mv; }
decltype(auto) f8() { return (mv); }
template <class T> decltype(auto) f9() { return mv; }

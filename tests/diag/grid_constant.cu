struct X { int a; }; typedef const X CX; typedef X PX; template<class T> struct TS { typedef const T type; };
__attribute__((global)) void g1(const __attribute__((grid_constant)) X x) {}
__attribute__((global)) void g2(__attribute__((grid_constant)) X x) {}
__attribute__((global)) void g3(const __attribute__((grid_constant)) X &x) {}
__attribute__((global)) void g4(const __attribute__((grid_constant)) X *x) {}
__attribute__((global)) void g5(X *const __attribute__((grid_constant)) x) {}
__attribute__((global)) void g6(__attribute__((grid_constant)) const int x, __attribute__((grid_constant)) int y, __attribute__((grid_constant)) int &z) {}
__attribute__((global)) void g7(__attribute__((grid_constant)) CX x) {}
__attribute__((global)) void g8(__attribute__((grid_constant)) PX x, __attribute__((grid_constant)) const PX y) {}
__attribute__((global)) void g9(const int x __attribute__((grid_constant))) {}
__attribute__((device)) void g10(const __attribute__((grid_constant)) X x) {}
void g11(const __attribute__((grid_constant)) X x); __attribute__((host)) void g12(const __attribute__((grid_constant)) X x) {} __attribute__((host)) __attribute__((device)) void g13(const __attribute__((grid_constant)) X x, __attribute__((grid_constant)) X z) {}
__attribute__((global)) void g14(const __attribute__((grid_constant)) X x); __attribute__((global)) void g14(const __attribute__((grid_constant)) X x) {}
__attribute__((global)) void g15(const __attribute__((grid_constant)) X x); __attribute__((global)) void g15(const X x) {}
__attribute__((global)) void g16(const X x); __attribute__((global)) void g16(const __attribute__((grid_constant)) X x) {}
__attribute__((global)) void g17(const X, const __attribute__((grid_constant)) X b); __attribute__((global)) void g17(const __attribute__((grid_constant)) X q, const X w) {}
template<class T> __attribute__((global)) void t1(const __attribute__((grid_constant)) T x) {} template<class T> __attribute__((global)) void t2(__attribute__((grid_constant)) T x) {} template<class T> __attribute__((global)) void t3(__attribute__((grid_constant)) T &x) {} template<class T> __attribute__((global)) void t4(__attribute__((grid_constant)) T *x) {} template<class T> __attribute__((device)) void t5(__attribute__((grid_constant)) const T x) {}
template<class T> __attribute__((global)) void t6(const __attribute__((grid_constant)) T x); template<class T> __attribute__((global)) void t6(const T x) {}
template<class T> __attribute__((global)) void t7(const T x); template<class T> __attribute__((global)) void t7(const __attribute__((grid_constant)) T x) {}
template<> __attribute__((global)) void t1(const int x) {}
template<> __attribute__((global)) void t1(const __attribute__((grid_constant)) char x) {}
template<> __attribute__((global)) void t7(const int x) {}
template __attribute__((global)) void t1(const __attribute__((grid_constant)) long x); template __attribute__((global)) void t1(const short x);
template __attribute__((global)) void t2<const float>(const __attribute__((grid_constant)) float); template __attribute__((global)) void t2<double>(double); template __attribute__((global)) void t3<int>(__attribute__((grid_constant)) int &);
struct S { __attribute__((global)) void m(const __attribute__((grid_constant)) X x); void n(const __attribute__((grid_constant)) int y); friend __attribute__((global)) void fr(__attribute__((grid_constant)) int z); };
__attribute__((grid_constant)) int v1; typedef __attribute__((grid_constant)) int ty; struct __attribute__((grid_constant)) S5 {}; __attribute__((grid_constant)) __attribute__((global)) void fn(); struct F { __attribute__((grid_constant)) int f; };
__attribute__((global)) void arr(__attribute__((grid_constant)) int a[3], const __attribute__((grid_constant)) int b[3], __attribute__((grid_constant)) const int c[]) {} __attribute__((global)) void fnp(__attribute__((grid_constant)) void f()) {} __attribute__((global)) void vol(__attribute__((grid_constant)) volatile int a, __attribute__((grid_constant)) const volatile int b) {}
template<class... Ts> __attribute__((global)) void va(const __attribute__((grid_constant)) Ts... x) {} template<class... Ts> __attribute__((global)) void va2(__attribute__((grid_constant)) Ts... x) {} template<class T> __attribute__((global)) void dep(__attribute__((grid_constant)) typename TS<T>::type x) {} template<class T> __attribute__((global)) void dep2(__attribute__((grid_constant)) const typename TS<T>::type &x) {}
void (*fp)(const __attribute__((grid_constant)) int); using FT = void(const __attribute__((grid_constant)) int); __attribute__((global)) void dflt(const __attribute__((grid_constant)) int x = 3) {} enum E { a }; __attribute__((global)) void en(__attribute__((grid_constant)) E e) {} __attribute__((global)) void nul(__attribute__((grid_constant)) decltype(nullptr) e, __attribute__((grid_constant)) int X::*pm, __attribute__((grid_constant)) X *p) {}
template<class T> __attribute__((global)) void t9(const __attribute__((grid_constant)) T x) {}
namespace N { template<class T> __attribute__((global)) void t2(const __attribute__((grid_constant)) T x) {} }
template void __attribute__((global)) t9(const short x);
extern template __attribute__((global)) void t9(const char x);
template __attribute__((global)) __attribute__((launch_bounds(1))) void N::t2<int>(const int x);
template __attribute__((launch_bounds(1))) __attribute__((global)) void N::t2<char>(const char);
typedef void VT; template VT __attribute__((global)) t9<long>(const long q);
void lambdas() { auto q = [](const __attribute__((grid_constant)) int x, __attribute__((grid_constant)) int y) {}; }

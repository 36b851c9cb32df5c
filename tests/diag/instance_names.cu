__attribute__((device)) int dv(int);
template<class T, class U> void f1(U) { dv(T()); }
template<class T, class U> void f2(T) { dv(U()); }
template<class T, class U = int> void f3(T) { dv(U()); }
template<class T, int N = 2> T f4(T t) { return dv(N); }
template<template<class> class X, class T> void f5(X<T> *) { dv(T()); }
template<template<class> class X> void f6() { dv(0 * sizeof(X<int>)); }
template<class T> struct Q { struct I {}; };
template<class T> void f7(typename Q<T>::I) { dv(0 * sizeof(T)); }
template<class ...T> void f8(T...) { dv(0 * sizeof...(T)); }
template<class R, class ...T> R f9(T...) { return dv(0 * sizeof...(T)); }
template<class T> void f10(int (*)(T)) { dv(0 * sizeof(T)); }
template<int N> void f11(int (&)[N]) { dv(N); }
template<class T, T v> void f12(T) { dv(v); }
template<class T> void f14(T, int = sizeof(T)) { dv(0 * sizeof(T)); }
template<class T> using Id = T; template<class T> void f15(Id<T>) { dv(0 * sizeof(T)); }
template<class> void f16() { dv(1 + sizeof(int)); }
template<class T, class> void f17(T) { dv(0 * sizeof(T)); }
template<class T> struct S { template<class U> int m(U, T); template<class U> S(U) { dv(U()); } S() { dv(T()); } template<class U> operator U() { return dv(U()); } template<class U> void operator+(U) { dv(U()); } };
template<class T> template<class U> int S<T>::m(U, T) { return dv(U()); }
template<class T> struct E { template<class U> static void m() { dv(U() + T()); } };
template void f1<int, char>(char); template void f2<int, char>(int); template void f3<int>(int); template int f4<int>(int); template void f5<Q, int>(Q<int> *); template void f6<Q>();
template void f7<int>(Q<int>::I); template void f8<int, char>(int, char); template int f9<int, int>(int); template void f10<int>(int (*)(int)); template void f11<3>(int (&)[3]); template void f12<int, 3>(int);
template struct S<int>; template int S<int>::m<char>(char, int); template S<int>::operator long(); template void S<int>::operator+<int>(int); template void E<int>::m<char>();
void h() { f1<int>(2); f5(1); }
template<class T, class U> T g3(U) = delete; int h2() { return g3<int>(2); }
struct P { int a; };
template<class T> void b1(T t, P p) { t; (t, 1); t.x; p.a; t + 1; T(); (void)t; *t; t[1]; -t; t == 1; sizeof(t); int i = (t, 1); int j = (p.a, 1); t.f; T::x; &t; (T)1; (int)t; static_cast<T>(1); p.a + 1; !t; }
template<class T> struct SS { T m; int n; void f() { m; n; this->m; this->n; m + n; n + 1; int i = (m, 1); int j = (n, 2); } };
template<class T> void a2(T t) { for (T i = 0; i < t; i) { } for (int i = 0; i < 3; i + 1) { } auto l = [=] { t; return (t, 1); }; auto m = [](auto x) { x; (x, 1); x + 1; }; }
void g() { auto m = [](auto x) { x; (x, 1); x + 1; int i = (x, 1); }; auto n = [](auto x, int y) { y; (y, 1); x == y; }; }

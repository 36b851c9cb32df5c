template<class T> void f1(T);
template void f1<int>();
template void f1<int>(double);
template<class T> T f2(T t) { return t; }
template double f2<int>(int);
template int f2<int>(int);
template<class T> void f3();
template<class T> void f3(T);
template void f3<int>(double);
template<class T> struct S { void m(T); template<class U> void n(U); static int v; };
template<class T> T var = 1;
template class S<char>;
template<class T, int N> void f4(T (&)[N]);
template void f4<int, 3>(int (&)[4]);
template<class T> __attribute__((global)) void k1(T *p, int n) { }
template __attribute__((global)) void k1<float>(float *, float);
template __attribute__((global)) void k1<float>(float *, int);
template __attribute__((global)) void k1<float>(double *, int);
template<> void f1<int>(double) { }
template<> void f3<char>(int) { }
template<> double f2<char>(char) { return 1; }
template<> __attribute__((global)) void k1<double>(float *, int) { }
namespace N { template<class T> void g(T); }
template void N::g<int>(double);
template<> void N::g<int>(double);
template<class T> void y1(T) noexcept { }
template void y1<int>(int); template void y1(char); template<> void y1<long>(long) { } template<> void y1(short) noexcept { }
template<class T> void y2(const T x, T y[3], T (z)()) { }
template void y2<int>(int, int *, int (*)()); template void y2(const char, char[], char());
template<class T> T y3(T *p, unsigned long n) { return *p; }
typedef unsigned long ul; template int y3<int>(int *, ul); template float y3(float *, unsigned long);
template<class T> void y4(typename T::type) { } struct W { typedef int type; };
template<> void y4<W>(W::type);
template<class... T> void y5(T...) { } template void y5<>(); template void y5(int, char);
template<int N> void y6(int (&)[N]) { } template void y6<3>(int (&)[3]); template void y6(int (&)[4]);
template<template<class> class X, class T> void y7(X<T>) { } template<class T> struct B {}; template void y7<B, int>(B<int>); template void y7(B<char>);
template<class T> auto y8(T t) { return t; } template auto y8<int>(int); template auto y8(char);
template<class T> auto y9(T t) -> decltype(t + 1) { return t; } template auto y9<int>(int) -> int; template int y9<short>(short);
template<class T, class U = T> U y10(T t) { return t; } template int y10<int>(int); template long y10<int, long>(int);
template<class T> struct SY { void m(T) { } template<class U> U n(T, U u) { return u; } static void s(T) { } template<class U> void c(U) const { } void operator()(T) { } template<class U> operator U() { return U(); } template<class U> SY(U) { } SY() { } template<class U> SY &operator=(U) { return *this; } };
template void SY<int>::m(int); template int SY<int>::n<int>(int, int); template void SY<int>::s(int); template void SY<int>::c<int>(int) const; template void SY<int>::operator()(int); template SY<int>::operator long(); template SY<int>::SY(char); template SY<int>::SY(); template SY<int> &SY<int>::operator=(char);
template<> void SY<long>::m(long) { } template<> template<> long SY<char>::n<long>(char, long u); template<> template<class U> void SY<float>::c(U) const { }
namespace NY { template<class T> void g(T) { } inline namespace I { template<class T> void h(T) { } } } template void NY::g<int>(int); template void NY::h<int>(int); using NY::g; template void NY::g(char);
template<class T> __attribute__((global)) void ky(T *p, int n, T v = T()) { } template __attribute__((global)) void ky<float>(float *, int, float); template __attribute__((global)) void ky(int *, int, int); template<> __attribute__((global)) void ky<double>(double *, int, double) { }
template<class T, T V> void y11(T) { } template void y11<int, 3>(int); template<bool B> void y12(int) { } template void y12<true>(int); template<> void y12<false>(int) { }
template<class T> void y13(T); template<class T> void y13(T *) { } template void y13<int>(int *); template void y13(char *); template<> void y13<int *>(int *); template<> void y13(char) { }
template<class T> void y14(T) { } template<class T> void y14(T, int) { } void y14(double) { } template void y14<int>(int); template void y14(int, int); template<> void y14(char, int) { }
template<class F> void y15(F f) { } template void y15<void (*)(int)>(void (*)(int)); template void y15(int (&)(char)); template<class R, class A> void y16(R (*)(A)) { } template void y16(int (*)(char));
enum E { e }; template<E v> void y17() { } template void y17<e>(); template<const char *p> void y18() { } extern const char str[] = "x"; template void y18<str>(); template<int *P> void y19(); int gi; template<> void y19<&gi>() { } template<void (*fp)()> void y20() { } void fn(); template void y20<fn>();
template<class T> void y21(T &&) { } template void y21<int>(int &&); template void y21<int &>(int &); template void y21(const char &); template<class T> void y22(const T &) { } template void y22<int>(const int &); template void y22(const char (&)[3]); template<class T> struct C { struct I { }; friend void fr(C) { } }; template<class T> void y23(typename C<T>::I *) { } template void y23<int>(C<int>::I *);
template<class T> int y24(T, ...) { return 1; } template int y24<int>(int, ...); extern template int y24<char>(char, ...);
template<class T> void z1(T) { } template void z1<const int>(int); template void z1<int[3]>(int *); template void z1<int()>(int (*)()); template<> void z1<volatile char>(char) { }
template<class T> void z2(T *) { } template void z2<const int>(const int *); template void z2<int const volatile>(const volatile int *); template<class T> void z3(const T *) { } template void z3(const char *);
namespace of_member_templates {
template <int N> struct base; template <> struct base<2> { int m; int n() const; };
template <int N> struct alias_of { using type = base<N>; };
template <int N> struct C : base<N> { using B = base<N>; template <class T> C &set(int e, T a) noexcept; template <class T> int get(T); int plain(int); };
template <> template <class T> C<2> &C<2>::set(int e, T a) noexcept { (e ? m : m) = a; n(); this->m = 1; return *this; }
template <> template <class T> int C<2>::get(T t) { return m + n() + t; }
template <> int C<2>::plain(int t) { return m + n() + t; }
template <int N> struct D : alias_of<N>::type { template <class T> int get(T); };
template <> template <class T> int D<2>::get(T t) { return m + n() + t; }
int u() { C<2> c; c.set(1, 2); return c.get(1) + c.plain(1) + D<2>().get(1); }
}

// Templates are specialized in their namespaces, or in those around.
namespace templates { template <class T> void in_other(T) { } template <class T> struct of_other { template <class U> void member(U); int k; }; namespace inner { template <> struct of_other<short> { }; } }
namespace others {
int local;
template <> void templates::in_other<int>(int) { local = 1; nowhere = 2; }
template <> struct templates::of_other<int> { int m; };
template <> template <> void templates::of_other<long>::member(int) { k = 1; }
}
template <> void templates::in_other<char>(char) { }
namespace templates { inline namespace v { template <class T> struct versioned { }; } template <> struct versioned<int> { }; template <> struct of_other<char> { }; }
template <> struct templates::versioned<long> { };

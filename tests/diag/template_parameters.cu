/* Template parameters behind packs, and those of constructors and conversion functions that nothing deduces. */
template <class P, class... Q, int N> void k0(P) { }
template <class P, class... Q, int N> __attribute__((global)) void k1(P) { }
template <class... Q, int N> void k2(Q...) { }
template <class... Q, class N> void k3(Q...) { }
template <class... Q, class N> void k4(N) { }
template <class... Q, int N = 3> void k5(Q...) { }
template <class... Q, int N> void k6(int (&)[N], Q...) { }
template <class... Q, template <class> class N> void k7() { }
template <class... Q, class A, class B> void k8(A) { }
template <class... Q, int... N> void k9() { }
template <class... Q, int... N> void k10(Q...) { }
template <class... Q, int N> void k11(Q...);
template <class... Q, int N> struct S { };
struct M { template <class... Q, int N> void m(); template <class... Q, int N> M(Q...); };
template <class T> struct X { template <class... Q, T N> void m(); };
template <class... Q, class T> T k12();
template <class... Q, class T> void k13(typename T::type);
template <class... Q, class T, class U = T> void k14(U);
template <int... I, class T> void k15() {}
template <class... Q, class T> void k16(T *, Q...) {}
template <int N, class... Q> void k17() {}
template <class... Q, auto N> void k18() {}

template <class... Q, int N> void k1a() {}
template <class... Q, int N> void k1a();
template <class... Q, int N> using A = int;
template <class... Q, int N> int v;
template <class... Q, class A, class B> void m1();
template <class... Q, class A, class B, class... R> void m2(R...);
template <class... Q, class A, int B, class... R> void m3(int (*)(R...), A);
struct A1 { template <class T> A1(int); template <class T> A1(T, T); template <class T, int N> A1(T (&)[N]); template <int N = 3> A1(char); template <class T> operator int(); template <class T> operator T(); template <class... T> A1(long);
 template <class... T, int N> A1(short); template <class T> A1(typename T::x); template <template <class> class T> A1(T<int>); template <class T, class U> A1(U, U); template <class T> static void f(); template <class T> A1(const T &, decltype(T())); };
template <class T> struct A2 { template <class U> A2(T); template <class U> A2(U, T); };
template <class... Q, int N> struct S2;
template <class... Q, int N> struct S2 { };
template <class T, class... U> struct P2; template <class... U, class T> struct P2<T, U...> { };
struct Outer { template <class... Q, int N> struct I; template <class... Q, int N> static int v; };
template <class... Q, int N = 3> struct S3;
template <class... Q, class... R> struct S4;
template <class... Q, class... R> using S5 = int;
template <template <class... Q, int N> class X> struct S6;

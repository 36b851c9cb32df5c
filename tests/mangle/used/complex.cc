// GNU's complex numbers.
typedef _Complex double C;
void f1(C, __complex__ float) {}
void f2(_Complex float *, C, C &, const C *) {}
template <class T> T f3(T t, _Complex long double *) { return t; }
template C f3(C, _Complex long double *);
struct S { void m(_Complex long double) const; };
void S::m(_Complex long double) const {}
template <class T> void g(T, decltype(__real__ T())) {}
template void g(C, double);
template <class T> void h(T, decltype(__imag__ T() + ~T())) {}
template void h(C, C);
template <class T> struct P { void m(T) {} };
template struct P<_Complex float>;

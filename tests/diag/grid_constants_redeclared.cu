// __grid_constant__ on parameters of functions that are no kernels, in one of two declarations, both, or in a third one.
struct X { int i; };
void f00_01(const X p, const X q);
void f00_01(const X p, const __attribute__((grid_constant)) X q);
void f01_00(const X p, const __attribute__((grid_constant)) X q);
void f01_00(const X p, const X q) { }
void f01_10(const X p, const __attribute__((grid_constant)) X q);
void f01_10(const __attribute__((grid_constant)) X p, const X q);
void f01_11(const X p, const __attribute__((grid_constant)) X q);
void f01_11(const __attribute__((grid_constant)) X p, const __attribute__((grid_constant)) X q);
void f11_00(const __attribute__((grid_constant)) X p, const __attribute__((grid_constant)) X q);
void f11_00(const X p, const X q);
void f11_01(const __attribute__((grid_constant)) X p, const __attribute__((grid_constant)) X q);
void f11_01(const X p, const __attribute__((grid_constant)) X q);
void g010(const X p);
void g010(const __attribute__((grid_constant)) X p);
void g010(const X p);
void g101(const __attribute__((grid_constant)) X p);
void g101(const X p);
void g101(const __attribute__((grid_constant)) X p);
// Kernels, and what becomes one.
__attribute__((global)) void k2(const X p, const __attribute__((grid_constant)) X q);
__attribute__((global)) void k2(const __attribute__((grid_constant)) X p, const X q);
__attribute__((global)) void k2(const X p, const X q);
__attribute__((global)) void k2(const __attribute__((grid_constant)) X p, const __attribute__((grid_constant)) X q);
void k5(const __attribute__((grid_constant)) X p);
__attribute__((global)) void k5(const X p);
template <class T> __attribute__((global)) void k9(const __attribute__((grid_constant)) T x) { }
template <> __attribute__((device)) void k9(const int x) { }
// Templates and members.
template <class T> void t01(const X p, T);
template <class T> void t01(const __attribute__((grid_constant)) X p, T);
template <class T> void t10(const __attribute__((grid_constant)) X p, T);
template <class T> void t10(const X p, T) { }
template <> void t10(const X p, int) { }
struct M { void m01(const X p); void m10(const __attribute__((grid_constant)) X p); };
void M::m01(const __attribute__((grid_constant)) X p) { }
void M::m10(const X p) { }
template <class T> struct N { void m01(const X p); void m10(const __attribute__((grid_constant)) X p); };
template <class T> void N<T>::m01(const __attribute__((grid_constant)) X p) { }
template <class T> void N<T>::m10(const X p) { }
// With other attributes.
__attribute__((device)) __attribute__((launch_bounds(1, 1, -3))) __attribute__((maxnreg(8))) void x1(const __attribute__((grid_constant)) X x, undef y);
void x2(const X p);
__attribute__((shared)) void x2(const __attribute__((grid_constant)) X p);
// Nothing to say.
__attribute__((global)) void k3(const __attribute__((grid_constant)) X p);
__attribute__((global)) void k3(const __attribute__((grid_constant)) X p) { }

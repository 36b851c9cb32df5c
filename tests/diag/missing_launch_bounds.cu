// flags: --remarks
// flags: --diag_warning=missing_launch_bounds
// flags: --diag_error=20238
// Kernels that say nothing of how they are launched, where somebody wants to know.
__attribute__((global)) void k();
__attribute__((global)) void k2() { }
template <class T> __attribute__((global)) void k3(T) { }
__attribute__((global)) void __attribute__((launch_bounds(1))) k4() { }
__attribute__((device)) void f() { }
__attribute__((global)) void k5(); __attribute__((global)) void __attribute__((launch_bounds(1))) k5() { }
__attribute__((global)) void __attribute__((maxnreg(32))) k6() { }

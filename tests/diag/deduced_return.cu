// Device functions with a deduced return type: only device code names them.
__attribute__((device)) auto da() { return 1; } __attribute__((device)) auto dt() -> int { return 1; } __attribute__((device)) constexpr auto dc() { return 1; } __attribute__((host)) __attribute__((device)) auto hd() { return 1; } __attribute__((device)) decltype(auto) dd() { return 1; }
template <class T> __attribute__((device)) auto ta(T t) { return t; }
struct S { __attribute__((device)) auto m() { return 1; } __attribute__((device)) static auto st() { return 1; } __attribute__((device)) auto operator+(int) { return 1; } __attribute__((device)) auto *p() { return (int *)0; } };
void f(S s) { da(); dt(); dc(); hd(); dd(); ta(1); s.m(); S::st(); s + 1; s.p(); auto q = &da; auto r = da; decltype(da()) x; int a[sizeof(da())]; auto w = ta<int>; }
__attribute__((host)) __attribute__((device)) void g() { da(); }
__attribute__((device)) void in_device() { da(); auto q = da; auto l = [] { return da(); }; }
__attribute__((global)) void in_kernel() { da(); }
int outside = da(); auto outside_pointer = &da; decltype(da()) outside_type;
template <class T> void in_template(T t) { da(); ta(t); ta(1); }
auto lambda = [] { return da(); };

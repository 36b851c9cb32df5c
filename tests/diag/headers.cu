# 1 "headers.cu"
# 1 "h.h" 1
__attribute__((device)) int hv;
inline int reads() { return hv; }
struct S { int m() { return hv; } };
template <class T> struct C { void w() { hv = 1; } };
void local() { __attribute__((device)) int x; for (int q = 1; q < 2; q++) { __attribute__((shared)) int y; } }
inline void atomic(int *p) { __nv_atomic_load_n(p, 5, 3); }
__attribute__((managed)) int mv; inline void managed() { decltype(mv) z; }
#pragma GCC foo
# 1 "/usr/include/s.h" 1 3
inline int in_system_header() { return hv; }
#pragma GCC bar
# 12 "h.h" 2
inline void fine(int *p) { p = &hv; }
# 2 "headers.cu" 2
int use() { return reads(); }

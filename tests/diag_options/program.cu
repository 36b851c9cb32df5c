__attribute__((device)) struct S { int a; };
inline __attribute__((global)) void k1() { }
struct __attribute__((device)) T { int a; };
__attribute__((global)) void k2() { }
inline __attribute__((global)) void k3() { }
__attribute__((global)) int soft_error() { }
struct Hard { __attribute__((global)) void error(); };
struct __attribute__((shared)) U { int a; };
int brackets() { return (1; }
__attribute__((global)) void k4() noexcept;

__nv_register_params__ __attribute__((device)) void before(int);
__attribute__((device)) __nv_register_params__ void between(int);
__attribute__((device)) void __nv_register_params__ behind(int);
__nv_register_params__ __attribute__((device)) void ellipsis(int, ...);
struct S { __nv_register_params__ __attribute__((device)) int member(int a) { return a; } };
template <class T> __nv_register_params__ __attribute__((device)) T function_template(T a) { return a; }

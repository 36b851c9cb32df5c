/* Once is once: no other pragma takes it back, and what was suppressed does not count. */
#pragma nv_diag_suppress 20050
inline __attribute__((global)) void a() { }
#pragma nv_diag_default global_function_inline
#pragma nv_diag_once 20050
inline __attribute__((global)) void b() { }
inline __attribute__((global)) void c() { }
#pragma nv_diag_warning 20050
inline __attribute__((global)) void d() { }
#pragma nv_diag_error 20050
inline __attribute__((global)) void e() { }
#pragma nv_diag_default 20050
inline __attribute__((global)) void f() { }
#pragma nv_diag_once unattached_attribute
#pragma nv_diagnostic push
__attribute__((device)) struct S;
#pragma nv_diagnostic pop
__attribute__((device)) struct T;

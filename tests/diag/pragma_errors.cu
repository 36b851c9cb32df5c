/* Soft errors can become warnings, which have a number; hard ones stay what they are. */
#pragma nv_diag_warning 20048
__attribute__((global)) int a();
#pragma nv_diag_suppress global_function_return_type
__attribute__((global)) int b();
#pragma nv_diag_remark 20048
__attribute__((global)) int c();
#pragma nv_diag_error 20048
__attribute__((global)) int d();
#pragma nv_diag_default 20048
__attribute__((global)) int e();
#pragma nv_diag_suppress global_class_decl, exp_semicolon, undefined_identifier, exp_primary_expr
struct S { __attribute__((global)) void f(); };
int x = ;
#pragma nv_diag_warning bounds_attr_only_on_global_func, maxnreg_attr_only_on_global_func, global_exception_spec, global_operator_function
__attribute__((launch_bounds(128))) void g();
__attribute__((device)) void __attribute__((maxnreg(32))) h() { }
__attribute__((global)) void i() noexcept;
__attribute__((global)) void operator+(S, int);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wattributes"
#pragma diag_suppress 20050
#pragma diagnostic push
inline __attribute__((global)) void j() { }
#pragma GCC diagnostic pop
inline __attribute__((global)) _Pragma("nv_diag_suppress 20050") void k() { }
__attribute__((device)) _Pragma("nv_diag_default 20050") int z;

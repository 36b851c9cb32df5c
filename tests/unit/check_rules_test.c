/* Every diagnostic of cu-check: a mistake with its place, and a valid program close to it. */
#include "parse_show.h"

#include "../../cu-check/check.h"
#include "../../lib/diag/explain.h"

#define DEVICE        "__attribute__((device)) "
#define GLOBAL        "__attribute__((global)) "
#define HOST          "__attribute__((host)) "
#define SHARED        "__attribute__((shared)) "
#define CONSTANT      "__attribute__((constant)) "
#define MANAGED       "__attribute__((managed)) "
#define WGMMA         DEVICE "void f(void *d, void *a, unsigned long long b, int n) { __wgmma_mma_async_tf32("
#define CONFIGURATION "extern \"C\" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = nullptr); "

/* In a mistake, @ stands where the diagnostic points. */
struct rule_case {
	enum diag_id id;
	const char *mistake, *near_miss;
};

static const struct rule_case cases[] = {
	{ DIAG_attribute_does_not_apply, "struct S { __attribute__((@device)) int field; };",
	  "struct S { int field; " DEVICE "void f(); };" },
	{ DIAG_attribute_does_not_apply, "__attribute__((@device)) typedef int type;", "typedef int type; " DEVICE "type t;" },
	{ DIAG_attribute_does_not_apply, "__attribute__((@global)) int variable;", DEVICE "int variable;" },
	{ DIAG_attribute_does_not_apply, "__attribute__((@shared)) void f();", HOST "void f();" },
	{ DIAG_attribute_does_not_apply, "void f(__attribute__((@device)) int x);", DEVICE "void f(int x);" },
	{ DIAG_unattached_attribute, "__attribute__((@device)) struct S { int a; };", DEVICE "struct S { int a; } s;" },
	{ DIAG_unattached_attribute, "__attribute__((@shared)) struct S;", DEVICE "struct S *s;" },
	{ DIAG_attribute_does_not_apply, "struct __attribute__((@device)) S { int a; };", "struct __attribute__((packed)) S { int a; };" },
	{ DIAG_attributes_not_allowed, "template <class T> @__attribute__((device)) struct S { };", "template <class T> " DEVICE "T s;" },
	{ DIAG_bad_qualifier_combination, GLOBAL "__attribute__((@device)) void f();", HOST DEVICE "void f();" },
	{ DIAG_bad_qualifier_combination, HOST "__attribute__((@global)) void f();", GLOBAL "void f();" },
	{ DIAG_bad_qualifier_combination, SHARED "__attribute__((@constant)) int v;", DEVICE CONSTANT "int v;" },
	{ DIAG_global_function_return_type, "__attribute__((@global)) int f();", "typedef void nothing; " GLOBAL "nothing f();" },
	{ DIAG_global_function_return_type, "__attribute__((@global)) void *f();", "template <class T> " GLOBAL "T f(T);" },
	{ DIAG_global_function_deduced_return_type, "__attribute__((@global)) auto f() { }", GLOBAL "auto f() -> void { }" },
	{ DIAG_global_class_decl, "struct S { __attribute__((@global)) void f(); };", "struct S { friend " GLOBAL "void f(); };" },
	{ DIAG_global_operator_function, "struct Q; __attribute__((@global)) void operator+(Q, int);",
	  "struct Q; " DEVICE "void operator+(Q, int);" },
	{ DIAG_global_function_has_ellipsis, "__attribute__((@global)) void f(int, ...);",
	  "template <class... T> " GLOBAL "void f(T...);" },
	{ DIAG_global_function_inline, "template <class T> __attribute__((@global)) inline void f() { }",
	  GLOBAL "void f(); inline void f() { }" },
	{ DIAG_global_function_inline, "__attribute__((@global)) constexpr void f() { }", DEVICE "constexpr void f() { }" },
	{ DIAG_bad_qualifier_combination, DEVICE "void f(); __attribute__((@global)) void f();", DEVICE "void f(); " HOST "void f();" },
	{ DIAG_bad_qualifier_combination, GLOBAL "void f(); __attribute__((@host)) void f() { }", GLOBAL "void f(); void f() { }" },
	{ DIAG_bad_qualifier_combination, "namespace n { " GLOBAL "void f(); } __attribute__((@device)) void n::f() { }",
	  "namespace n { " GLOBAL "void f(); } " DEVICE "void f() { }" },
	{ DIAG_bad_qualifier_combination, "template <class T> " GLOBAL "void f(T); template <> __attribute__((@device)) void f(int) { }",
	  "template <class T> " GLOBAL "void f(T); template <> " GLOBAL "void f(int) { }" },
	{ DIAG_global_exception_spec, "__attribute__((@global)) void f() noexcept { }", DEVICE "void f() noexcept { }" },
	{ DIAG_global_exception_spec, "template <class T> __attribute__((@global)) void f(T) throw();",
	  GLOBAL "void f(int (*)() noexcept);" },
	{ DIAG_global_function_pack_not_last, "template <class... @T, class U> " GLOBAL "void f(U, T...);",
	  "template <class U, class... T> " GLOBAL "void f(U, T...);" },
	{ DIAG_global_function_multiple_packs, "template <class... T, int... @I> " GLOBAL "void f(T...);",
	  "template <int...> struct S; template <class... T, int... I> " DEVICE "void f(T..., S<I...>);" },
	{ DIAG_global_friend_definition, "struct S { @friend " GLOBAL "void f() { } };", "struct S { friend " GLOBAL "void f(); };" },
	{ DIAG_global_function_inline, "struct S { friend __attribute__((@global)) void f() { } };",
	  "struct S { friend " DEVICE "void f() { } };" },
	{ DIAG_extern_kernel_template, "template <class T> " GLOBAL "void f(T); extern template " GLOBAL "void @f<int>(int);",
	  "template <class T> " GLOBAL "void f(T) { } template " GLOBAL "void f<int>(int);" },
	{ DIAG_inline_main, "inline int @main() { return 0; }", "namespace n { inline int main() { return 0; } }" },
	{ DIAG_constexpr_main, "constexpr int @main() { return 0; }", "struct S { constexpr int main() { return 0; } };" },
	{ DIAG_consteval_main, "consteval int @main() { return 0; }", "struct S { consteval int main() { return 0; } };" },
	{ DIAG_template_main, "template <class T> int @main(T);", "namespace n { template <class T> int main(T); }" },
	{ DIAG_deleted_main, "int @main() = delete;", "struct S { int main() = delete; };" },
	{ DIAG_variable_main, "int @main = 1;", "namespace n { int main = 1; }" },
	{ DIAG_linkage_of_main, "extern \"C\" int @main();", "extern \"C\" int f();" },
	{ DIAG_result_of_main, "void @main() { }", "typedef int number; number main() { }" },
	{ DIAG_missing_pushcallconfig, GLOBAL "void k(); void f() { k<<<@1, 1>>>(); }",
	  CONFIGURATION GLOBAL "void k(); void f() { k<<<1, 1>>>(); }" },
	{ DIAG_unknown_asm_operand_name, "void f(int x) { @asm(\"%[y]\" : : [x] \"r\"(x)); }",
	  "void f(int x) { asm(\"%[x]\" : : [x] \"r\"(x)); }" },
	{ DIAG_modifiable_output_of_asm, "void f(const int x) { asm(\"\" : \"=r\"(@x)); }", "void f(int x) { asm(\"\" : \"=r\"(x)); }" },
	{ DIAG_zero_sized_parameter, "struct S { int a[0]; }; __attribute__((@global)) void k(S) { }",
	  "struct S { int a[0]; }; " GLOBAL "void k(S); void f(S) { }" },
	{ DIAG_device_main, "__attribute__((@device)) int main() { return 0; }", HOST "int main() { return 0; }" },
	{ DIAG_device_main, "__attribute__((@global)) void main() { }", "namespace n { " GLOBAL "void main() { } }" },
	{ DIAG_override_host_by_device, "struct B { " HOST "virtual void f(); }; struct D : B { " DEVICE "void @f(); };",
	  "struct B { " HOST "virtual void f(); }; struct D : B { " HOST "void f(); };" },
	{ DIAG_override_host_by_host_device, "struct B { " HOST "virtual void f(); }; struct D : B { " HOST DEVICE "void @f(); };",
	  "struct B { " HOST "virtual void f(); }; struct D : B { " HOST "void f(); };" },
	{ DIAG_override_device_by_host_device, "struct B { " DEVICE "virtual void f(); }; struct D : B { " HOST DEVICE "void @f(); };",
	  "struct B { " DEVICE "virtual void f(); }; struct D : B { " DEVICE "void f(); };" },
	{ DIAG_override_host_device_by_host, "struct B { " HOST DEVICE "virtual void f(); }; struct D : B { " HOST "void @f(); };",
	  "struct B { " HOST DEVICE "virtual void f(); }; struct D : B { " HOST DEVICE "void f(); };" },
	{ DIAG_override_host_device_by_device, "struct B { " HOST DEVICE "virtual void f(); }; struct D : B { " DEVICE "void @f(); };",
	  "struct B { " HOST DEVICE "virtual void f(); }; struct D : B { " HOST DEVICE "void f(); };" },
	{ DIAG_override_device_by_host, "struct B { " DEVICE "virtual void f(); }; struct D : B { void @f(); };",
	  "struct B { " DEVICE "virtual void f(); }; struct D : B { void f(int); " DEVICE "void f(); };" },
	{ DIAG_call_not_configured, GLOBAL "void k(int); void f() { @k(1); }",
	  CONFIGURATION GLOBAL "void k(int); void f() { k<<<1, 1>>>(1); (void)sizeof(k(1), 1); }" },
	{ DIAG_call_not_configured, GLOBAL "void k(); template <class T> void f(T) { (void)[] { @k(); }; }",
	  "template <class T> " GLOBAL "void k(T); template <class T> void f(T t) { k(t); if constexpr (sizeof(T)) k(1); }" },
	{ DIAG_call_configured, "void f(int) { @f<<<1, 1>>>(1); }", CONFIGURATION "void f(int) { void (*g)(int) = f; g<<<1, 1>>>(1); }" },
	{ DIAG_too_few_arguments, CONFIGURATION GLOBAL "void k(); void f() { k<<<1@>>>(); }",
	  CONFIGURATION GLOBAL "void k(); void f() { k<<<1, 2>>>(); }" },
	{ DIAG_too_many_arguments, CONFIGURATION GLOBAL "void k(); void f() { k<<<1, 2, 3, 0, @4>>>(); }",
	  CONFIGURATION GLOBAL "void k(); void f() { k<<<1, 2, 3, 0>>>(); }" },
	{ DIAG_pragma_must_precede_statement, "#pragma @unroll\nvoid f();", "void f() {\n#pragma unroll\nfor (;;) ; }" },
	{ DIAG_pragma_may_not_be_used_here, "void f() {\n#pragma @unroll 4\n}",
	  "void f() {\n#pragma unroll 4\n#pragma unroll\nwhile (0) ; }" },
	{ DIAG_nv_pragma_must_precede_declaration, "struct S {\n#pragma @nv_exec_check_disable\n};",
	  "struct S {\n#pragma nv_exec_check_disable\nS(); };" },
	{ DIAG_nv_pragma_must_precede_decl_or_stmt, "namespace N {\n#pragma @nv_abi x\n}", "namespace N {\n#pragma nv_abi x\nvoid f(); }" },
	{ DIAG_nv_pragma_may_not_be_used_here, "void f() {\n#pragma @hd_warning_disable\n; }",
	  "void f() {\n#pragma hd_warning_disable\nint x; }" },
	{ DIAG_bounds_attr_only_on_global_func, "__attribute__((launch_bounds(128))) void @f() { }",
	  GLOBAL "void __attribute__((launch_bounds(128))) f() { }" },
	{ DIAG_maxnreg_attr_only_on_global_func, DEVICE "void __attribute__((maxnreg(32))) @f() { }",
	  GLOBAL "void __attribute__((maxnreg(32))) f() { }" },
	{ DIAG_bounds_attr_only_on_global_func, "__attribute__((cluster_dims(2))) void @f() { }",
	  "__attribute__((cluster_dims(2))) " GLOBAL "void f() { }" },
	{ DIAG_bounds_maxnreg_incompatible_qualifiers,
	  GLOBAL "void __attribute__((launch_bounds(128))) __attribute__((maxnreg(32))) @f() { }",
	  GLOBAL "void __attribute__((launch_bounds(128, 2, 3))) f() { }" },
	{ DIAG_cluster_dims_must_be_positive, "__attribute__((@cluster_dims(-1, 2))) " GLOBAL "void f() { }",
	  "__attribute__((cluster_dims(2 - 1, 2))) " GLOBAL "void f() { }" },
	{ DIAG_maxnreg_negative, GLOBAL "__attribute__((@maxnreg(0))) void f() { }", GLOBAL "__attribute__((maxnreg(10))) void f() { }" },
	{ DIAG_maxnreg_negative, GLOBAL "__attribute__((@maxnreg(-5))) void f() { }",
	  "const int n = 5; " GLOBAL "__attribute__((maxnreg(n))) void f() { }" },
	{ DIAG_max_blocks_per_cluster_negative, GLOBAL "__attribute__((@launch_bounds(1, 2, -1))) void f() { }",
	  GLOBAL "__attribute__((launch_bounds(1, 2, 1))) void f() { }" },
	{ DIAG_missing_launch_bounds, GLOBAL "void f() @{ }", GLOBAL "__attribute__((launch_bounds(1))) void f(); " GLOBAL "void f() { }" },
	{ DIAG_cluster_dims_must_be_positive, "__attribute__((@cluster_dims(1, 0))) " GLOBAL "void f() { }",
	  "__attribute__((cluster_dims(1, 10))) " GLOBAL "void f() { }" },
	{ DIAG_maxnreg_too_large, GLOBAL "__attribute__((@maxnreg(1ull << 31))) void f() { }",
	  GLOBAL "__attribute__((maxnreg((1u << 31) - 1))) void f() { }" },
	{ DIAG_local_maxnreg_negative, DEVICE "__attribute__((@local_maxnreg(1 - 1))) void f() { }",
	  DEVICE "__attribute__((local_maxnreg(1))) void f() { }" },
	{ DIAG_local_maxnreg_too_large, DEVICE "__attribute__((@local_maxnreg(1ull << 31))) void f() { }",
	  "template <int N> " DEVICE "__attribute__((local_maxnreg(N))) void f() { }" },
	{ DIAG_bounds_attr_only_nonmember_func, "struct S { __attribute__((@launch_bounds(1))) void f(); };",
	  "struct S { friend " GLOBAL "__attribute__((launch_bounds(1))) void f(); };" },
	{ DIAG_max_blocks_per_cluster_too_large, GLOBAL "__attribute__((@launch_bounds(1, 1, 1ull << 40))) void f() { }",
	  "template <int N> " GLOBAL "__attribute__((launch_bounds(N, 1, -1))) void f() { }" },
	{ DIAG_too_many_blocks_in_cluster, GLOBAL "__attribute__((cluster_dims(2, 2), launch_bounds(1, 1, 3))) void @f() { }",
	  GLOBAL "__attribute__((cluster_dims(2, 2), launch_bounds(1, 1, 4))) void f() { }" },
	{ DIAG_cluster_dims_too_large, GLOBAL "__attribute__((@cluster_dims(1, 1ull << 32))) void f() { }",
	  GLOBAL "__attribute__((cluster_dims())) void f() { }" },
	{ DIAG_block_size_must_be_positive, GLOBAL "__attribute__((@block_size((1, 2 - 3, 1)))) void f() { }",
	  GLOBAL "__attribute__((block_size((1, 2, 1)))) void f() { }" },
	{ DIAG_block_size_too_large, GLOBAL "__attribute__((@block_size((1, 1ull << 31, 1)))) void f() { }",
	  GLOBAL "__attribute__((block_size((1, 2, 1), (1, 1, 1)))) void f() { }" },
	{ DIAG_conflict_between_cluster_dim_and_block_size,
	  GLOBAL "__attribute__((cluster_dims(1), @block_size((1, 1, 1), (1, 1, 1)))) void f() { }",
	  GLOBAL "__attribute__((cluster_dims(1), block_size((1, 1, 1)))) void f() { }" },
	{ DIAG_register_params_not_enabled, DEVICE "__attribute__((@nv_register_params)) void f();",
	  DEVICE "__attribute__((nv_pure)) int f();" },
	{ DIAG_register_params_ellipsis_function, DEVICE "__attribute__((@nv_register_params)) void f(int, ...);",
	  DEVICE "void f(int, ...);" },
	{ DIAG_attribute_not_supported, "__attribute__((@nv_weak_odr)) int v;", "__attribute__((weak)) int v;" },
	{ DIAG_always_inline_ignored, "__attribute__((@always_inline)) void f() { }",
	  "inline void f(); __attribute__((always_inline)) void f() { }" },
	{ DIAG_grid_constant_incompat_redecl,
	  GLOBAL "void f(const __attribute__((grid_constant)) int x); " GLOBAL "void @f(const int x) { }",
	  GLOBAL "void f(const __attribute__((grid_constant)) int x); " GLOBAL "void f(const __attribute__((grid_constant)) int y) { }" },
	{ DIAG_grid_constant_incompat_templ_redecl,
	  "template <class T> " GLOBAL "void f(const T); template <class T> " GLOBAL
	  "void @f(const __attribute__((grid_constant)) T x) { }",
	  "template <class T> " GLOBAL "void f(const T x); " GLOBAL "void f(const __attribute__((grid_constant)) int x) { }" },
	{ DIAG_grid_constant_incompat_specialization,
	  "template <class T> " GLOBAL "void f(const __attribute__((grid_constant)) T x) { } template <> " GLOBAL
	  "void @f(const int x) { }",
	  "template <class T> " GLOBAL "void f(const __attribute__((grid_constant)) T x) { } template <> " GLOBAL
	  "void f(const __attribute__((grid_constant)) int) { }" },
	{ DIAG_grid_constant_incompat_instantiation_directive,
	  "template <class T> " GLOBAL "void f(const __attribute__((grid_constant)) T x) { } template " GLOBAL "@void f(const int);",
	  "template <class T> " GLOBAL "void f(const __attribute__((grid_constant)) T x) { } template " GLOBAL
	  "void f(const __attribute__((grid_constant)) int);" },
	{ DIAG_grid_constant_non_kernel, "auto l = []@(const __attribute__((grid_constant)) int x) { };", "auto l = [](const int x) { };" },
	{ DIAG_grid_constant_non_kernel, DEVICE "void @f(const __attribute__((grid_constant)) int x) { }",
	  GLOBAL "void f(const __attribute__((grid_constant)) int x) { }" },
	{ DIAG_static_in_host_body, "void f() { " SHARED "int @x; }", DEVICE "void f() { " SHARED "int x; }" },
	{ DIAG_static_in_host_body, HOST DEVICE "void f() { " SHARED "int @x; }", GLOBAL "void f() { " SHARED "int x; }" },
	{ DIAG_automatic_in_host_body, "void f() { " CONSTANT "int @x; }", "void f() { extern " CONSTANT "int x; }" },
	{ DIAG_automatic_in_host_body, "void f() { " DEVICE "int @x; }", DEVICE "void f() { static " DEVICE "int x; }" },
	{ DIAG_static_in_host_body, "void f() { static " DEVICE "int @x; }", "void f() { extern " DEVICE "int x; }" },
	{ DIAG_static_in_host_body, "struct S { void f() { " MANAGED "static int @x; } };",
	  GLOBAL "void f() { static " CONSTANT "int x; }" },
	{ DIAG_shared_initializer, SHARED "int @x = 3;", "extern " SHARED "int x[];" },
	{ DIAG_shared_initializer, GLOBAL "void f() { " SHARED "int @x = 3; }", GLOBAL "void f() { " SHARED "int x; x = 3; }" },
	{ DIAG_qualifier_on_data_member, "struct S { static __attribute__((@device)) int m; };", "struct S { static int m; };" },
	{ DIAG_managed_cant_be_shared_constant, CONSTANT MANAGED "int @v;", DEVICE MANAGED "int v;" },
	{ DIAG_managed_cant_be_shared_constant, MANAGED SHARED "int @v;", "namespace n { " MANAGED "int v; }" },
	{ DIAG_managed_reference_type_not_allowed, "int i; " MANAGED "int &@v = i;", "int i; " MANAGED "int *v = &i;" },
	{ DIAG_managed_const_type_not_allowed, MANAGED "const int @v = 3;", MANAGED "const int *v;" },
	{ DIAG_managed_const_type_not_allowed, "typedef const int fixed; " MANAGED "fixed @v = 3;",
	  "typedef int moving; " MANAGED "moving v = 3;" },
	{ DIAG_device_variable_in_unnamed_inline_ns, "inline namespace { " DEVICE "int @v; }", "inline namespace n { " DEVICE "int v; }" },
	{ DIAG_device_variable_in_unnamed_inline_ns, "inline namespace { " CONSTANT "int @v; }", "namespace { " CONSTANT "int v; }" },
	{ DIAG_texture_surface_variable_in_unnamed_inline_ns,
	  "struct __attribute__((device_builtin_surface_type)) S { }; inline namespace { S @v; }",
	  "struct __attribute__((device_builtin_surface_type)) S { }; namespace { S v; }" },
	{ DIAG_device_var_constexpr, "constexpr __attribute__((@managed)) int v = 3;", "constexpr " DEVICE "int v = 3;" },
	{ DIAG_device_var_constexpr, "constexpr __attribute__((@shared)) int v = 3;", "constexpr " CONSTANT "int v = 3;" },
	{ DIAG_managed_const_type_not_allowed, MANAGED "const int @v[2] = {};", MANAGED "int *v[2];" },
	{ DIAG_static_in_host_body, "template <class T> void f() { " SHARED "T @x; }",
	  "template <class T> " DEVICE "void f() { " SHARED "T x; }" },
	{ DIAG_static_in_host_body, "auto l = [] { " SHARED "int @x; };", DEVICE "void f() { auto l = [] { " SHARED "int x; }; }" },
	{ DIAG_device_var_structured_binding, DEVICE "int a[2]; " DEVICE "auto @[x, y] = a;", "int a[2]; auto [x, y] = a;" },
	{ DIAG_shared_specifier_in_range_for, DEVICE "void f() { int a[2]; for (" SHARED "int @x : a) ; }",
	  DEVICE "void f() { int a[2]; for (" DEVICE "int x : a) ; }" },
	{ DIAG_inline_device_variable, "inline " DEVICE "int @v;", "static inline " DEVICE "int v;" },
	{ DIAG_decltype_of_managed_variable, MANAGED "int v; decltype(@v) x;", MANAGED "int v; decltype((v)) x = v;" },
	{ DIAG_vla_with_static_storage_duration, DEVICE "void f(int n) { " SHARED "int @v[n]; }",
	  DEVICE "void f() { " SHARED "int v[3]; }" },
	{ DIAG_device_var_read_in_host, DEVICE "int v; int f() { return @v; }", DEVICE "int v; int *f() { return &v; }" },
	{ DIAG_device_var_read_in_host, CONSTANT "int v[2]; int f() { return @v[1]; }", DEVICE "const int v = 2; int f() { return v; }" },
	{ DIAG_device_var_written_in_host, DEVICE "int v; void f() { @v = 1; }", MANAGED "int v; void f() { v = 1; }" },
	{ DIAG_cuda_specifier_twice_in_group, DEVICE "__attribute__((@device)) int v;", "int " DEVICE "v " DEVICE ";" },
	{ DIAG_extended_lambda_disallowed, "void f() { auto l = [] " DEVICE "@{ }; }", "void f() { auto l = [] { }; }" },
	{ DIAG_unsafe_device_call_from_host_device, DEVICE "void d(); " HOST DEVICE "void f() { @d(); }",
	  DEVICE "void d(); " DEVICE "void f() { d(); }" },
	{ DIAG_unsafe_constexpr_device_call_from_host_device,
	  DEVICE "constexpr int d() { return 1; } " HOST DEVICE "int f() { return @d(); }",
	  HOST DEVICE "constexpr int d() { return 1; } " HOST DEVICE "int f() { return d(); }" },
	{ DIAG_nv_atomic_operation_not_in_device_function, "void f(int *p) { __nv_atomic_load_n(@p, 5, 3); }",
	  DEVICE "void f(int *p) { __nv_atomic_load_n(p, 5, 3); }" },
	{ DIAG_nv_atomic_function_no_args, DEVICE "void f() { __nv_atomic_load_n(@); }",
	  DEVICE "void f() { __nv_atomic_thread_fence(5); }" },
	{ DIAG_nv_atomic_exp_pointer, DEVICE "void f(int i) { __nv_atomic_load_n(@i, 5, 3); }",
	  DEVICE "void f(char *p) { __nv_atomic_load_n(p, 5, 3); }" },
	{ DIAG_nv_atomic_exp_pointer_to_number, DEVICE "void f(void *p) { __nv_atomic_add(@p, 1, 5, 3); }",
	  DEVICE "void f(float *p) { __nv_atomic_add(p, 1, 5, 3); }" },
	{ DIAG_exp_pointer_to_complete_type, DEVICE "void f(void *p) { __nv_atomic_load(@p, p, 5, 3); }",
	  DEVICE "void f(float *p) { __nv_atomic_load(p, p, 5, 3); }" },
	{ DIAG_too_few_arguments, DEVICE "void f(int *p) { __nv_atomic_add(p, 1@); }",
	  DEVICE "void f(int *p) { __nv_atomic_add(p, 1, 5); }" },
	{ DIAG_non_integral_type_for_non_generic_nv_atomic_function, DEVICE "void f(float *p) { __nv_atomic_load_n(@p, 5, 3); }",
	  DEVICE "void f(bool *p) { __nv_atomic_load_n(p, 5, 3); }" },
	{ DIAG_invalid_data_size_for_nv_atomic_generic_function, DEVICE "void f(int (*p)[3]) { __nv_atomic_load(@p, p, 5, 3); }",
	  DEVICE "void f(int (*p)[4]) { __nv_atomic_load(p, p, 5, 3); }" },
	{ DIAG_invalid_nv_atomic_exch_size, DEVICE "void f(short *p) { __nv_atomic_exchange_n(@p, 1, 5, 3); }",
	  DEVICE "void f(int *p) { __nv_atomic_exchange_n(p, 1, 5, 3); }" },
	{ DIAG_invalid_nv_atomic_cas_size, DEVICE "void f(char *p) { __nv_atomic_compare_exchange_n(@p, p, 1, false, 5, 5, 3); }",
	  DEVICE "void f(short *p) { __nv_atomic_compare_exchange_n(p, p, 1, false, 5, 5, 3); }" },
	{ DIAG_invalid_nv_atomic_operation_size, DEVICE "void f(short *p) { __nv_atomic_fetch_and(@p, 1, 5, 3); }",
	  DEVICE "void f(long *p) { __nv_atomic_fetch_and(p, 1, 5, 3); }" },
	{ DIAG_invalid_nv_atomic_operation_add_sub_size, DEVICE "void f(long *p) { __nv_atomic_sub(@p, 1, 5, 3); }",
	  DEVICE "void f(unsigned long *p) { __nv_atomic_sub(p, 1, 5, 3); }" },
	{ DIAG_invalid_nv_atomic_operation_max_min_float, DEVICE "void f(float *p) { __nv_atomic_min(@p, 1, 5, 3); }",
	  DEVICE "void f(long *p) { __nv_atomic_min(p, 1, 5, 3); }" },
	{ DIAG_floating_type_for_logical_atomic_operation, DEVICE "void f(float *p) { __nv_atomic_xor(@p, 1, 5, 3); }",
	  DEVICE "void f(int *p) { __nv_atomic_xor(p, 1, 5, 3); }" },
	{ DIAG_nv_atomic_operation_order_not_constant_int, DEVICE "void f(int *p, int i) { __nv_atomic_load_n(@p, i, 3); }",
	  "template <int I> " DEVICE "void f(int *p) { __nv_atomic_load_n(p, I, 3); }" },
	{ DIAG_nv_atomic_operation_scope_not_constant_int, DEVICE "void f(int *p, int i) { __nv_atomic_load_n(@p, 5, i); }",
	  DEVICE "void f(int *p) { __nv_atomic_load_n(p, 5); }" },
	{ DIAG_invalid_nv_atomic_memory_order_value, DEVICE "void f(int *p) { __nv_atomic_load_n(@p, 6, 3); }",
	  DEVICE "void f(int *p) { __nv_atomic_load_n(p, (5), 3); }" },
	{ DIAG_invalid_nv_atomic_thread_scope_value, DEVICE "void f() { __nv_atomic_thread_fence(@5, -1); }",
	  DEVICE "void f() { __nv_atomic_thread_fence(5, 4); }" },
	{ DIAG_wgmma_mma_async_nonconstant_arg, WGMMA "64, @n, 8, 1, 1, 1, d, a, b); }", WGMMA "64, 8, 8, 1, 1, 1, d, a, b); }" },
	{ DIAG_wgmma_mma_async_missing_args, DEVICE "void f(void *d, void *a) { @__wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, d, a); }",
	  WGMMA "64, 256, 8, 1, 1, 1, d, b, b); }" },
	{ DIAG_wgmma_mma_async_bad_A_type, WGMMA "64, 8, 8, 1, 1, 1, d, @n, b); }", WGMMA "64, 16, 8, 1, 1, 1, d, b, b); }" },
	{ DIAG_wgmma_mma_async_bad_B_type, WGMMA "64, 8, 8, 1, 1, 1, d, b, @a); }", WGMMA "64, 24, 8, 1, 1, 1, d, a, b); }" },
	{ DIAG_wgmma_mma_async_bad_shape, WGMMA "@64, 12, 8, 1, 1, 1, d, a, b); }", WGMMA "64, 32, 8, 1, 1, 1, d, a, b); }" },
	{ DIAG_addr_of_nv_builtin_var, "extern const int __attribute__((device_builtin)) warpSize; const int *p = @&warpSize;",
	  "extern const int warpSize; const int *p = &warpSize;" },
	{ DIAG_cc_clobber_in_device, DEVICE "void f() { asm(\"\" ::: @\"cc\"); }", "void f() { asm(\"\" ::: \"cc\"); }" },
	{ DIAG_asm_C_constraint_in_host, "void f(int *p) { asm(\"\" :: @\"C\"(p)); }", DEVICE "void f(int *p) { asm(\"\" :: \"C\"(p)); }" },
	{ DIAG_device_var_address_taken_in_host, SHARED "int v; int *f() { return &@v; }",
	  SHARED "int v; " DEVICE "int *f() { return &v; }" },
	{ DIAG_device_var_written_in_host, DEVICE "int v; void g() { @v = 1; }", DEVICE "int v; " DEVICE "void g() { v = 1; }" },
	{ DIAG_unsafe_device_call_from_host_device, DEVICE "void f(); " HOST DEVICE "void g() { @f(); }",
	  HOST DEVICE "void f(); " HOST DEVICE "void g() { f(); }" },
	{ DIAG_unsafe_constexpr_device_call, "constexpr " DEVICE "int f() { return 1; } int g() { return @f(); }",
	  "constexpr " DEVICE "int f() { return 1; } " DEVICE "int g() { return f(); }" },
	{ DIAG_unsafe_constexpr_device_call_from_host_device,
	  "constexpr " DEVICE "int f() { return 1; } " HOST DEVICE "int g() { return @f(); }",
	  "constexpr " HOST DEVICE "int f() { return 1; } " HOST DEVICE "int g() { return f(); }" },
	{ DIAG_extended_lambda_disallowed, "void f() { auto l = [] " DEVICE "@{ }; }", DEVICE "void f() { auto l = [] { }; }" },
	{ DIAG_unsafe_device_call, DEVICE "void f(); void g() { @f(); }", DEVICE "void f(); " DEVICE "void g() { f(); }" },
	{ DIAG_unsafe_device_call, "struct S { " DEVICE "S(); }; void g() { S @s; }", "struct S { S(); }; void g() { S s; }" },
	{ DIAG_unsafe_device_call_from_host_device, DEVICE "void f(); " HOST DEVICE "void g() { @f(); }",
	  HOST DEVICE "void f(); " HOST DEVICE "void g() { f(); }" },
	{ DIAG_unsafe_constexpr_device_call_from_host_device,
	  DEVICE "constexpr int f() { return 1; } " HOST DEVICE "int g() { return @f(); }",
	  "constexpr int f() { return 1; } " HOST DEVICE "int g() { return f(); }" },
	{ DIAG_auto_device_fn_ref, DEVICE "auto f() { return 1; } void g() { @f(); }",
	  DEVICE "auto f() { return 1; } " DEVICE "void g() { f(); }" },
	{ DIAG_auto_device_fn_ref, DEVICE "auto f() { return 1; } int g() { return sizeof(@f()); }",
	  DEVICE "auto f() -> int { return 1; } int g() { return sizeof(f()); }" },
	{ DIAG_unsafe_constexpr_device_call, DEVICE "constexpr int f() { return 1; } int g() { return @f(); }",
	  "constexpr int f() { return 1; } int g() { return f(); }" },
	{ DIAG_result_of_call_ignored, "__attribute__((warn_unused_result)) int f(); void g() { @f(); }",
	  "__attribute__((warn_unused_result)) int f(); int g() { return f(); }" },
	{ DIAG_nodiscard_result_ignored, "[[nodiscard]] int f(); void g() { f@(); }", "[[nodiscard]] int f(); void g() { (void)f(); }" },
	{ DIAG_nodiscard_result_ignored_reason, "[[nodiscard(\"why\")]] int f(); void g() { f@(); }",
	  "[[nodiscard(\"why\")]] int f(); int v = f();" },
	{ DIAG_nodiscard_of_nothing, "[[@nodiscard]] void f();", "[[nodiscard]] int f();" },
	{ DIAG_nodiscard_type_ignored, "struct [[nodiscard]] R { }; R f(); void g() { f@(); }",
	  "struct [[nodiscard]] R { }; R &f(); void g() { f(); }" },
	{ DIAG_nodiscard_type_ignored_reason, "struct [[nodiscard(\"why\")]] R { }; R f(); void g() { f@(); }",
	  "struct [[nodiscard(\"why\")]] R { }; R f(); void g() { R r = f(); }" },
	{ DIAG_nodiscard_constructor_ignored, "struct S { [[nodiscard]] S(int); S(); }; void f() { @S(3); }",
	  "struct S { [[nodiscard]] S(int); S(); }; void f() { S(); }" },
	{ DIAG_nodiscard_constructor_ignored_reason, "struct S { [[nodiscard(\"why\")]] S(int); }; void f() { @S(3); }",
	  "struct S { [[nodiscard(\"why\")]] S(int); }; void f() { S s(3); }" },
	{ DIAG_nodiscard_object_ignored, "struct [[nodiscard]] R { R(); }; void f() { @R(); }",
	  "struct [[nodiscard]] R { R(); }; void f() { R r; }" },
	{ DIAG_nodiscard_object_ignored_reason, "struct [[nodiscard(\"why\")]] R { R(); }; void f() { @R(); }",
	  "struct [[nodiscard(\"why\")]] R { R(); }; void f() { (void)R(); }" },
};

static bool is_remark(enum diag_id id) { return diag_default_severity(id) == sev_remark; }

static void check_source(struct parsing *t, const char *source, bool remarks)
{
	parse_string(t, source);
	if (t->diag.messages.count)
		fail_msg("cu-parse: %s: %s", t->diag.messages.at[0].text, source);
	if (remarks)
		diag_option(&t->diag, "remarks", NULL);
	check_all(&(struct check){ .il = &t->il, .diag = &t->diag, .static_host_stub = true });
}

static void each_mistake_is_found_at_its_place(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		const char *mark = strchr(cases[i].mistake, '@');
		char *source = xstrdup(cases[i].mistake);
		u32 place = (u32)(mark - cases[i].mistake), j;
		bool found = false;
		struct parsing t;

		memmove(source + place, source + place + 1, strlen(source + place));
		check_source(&t, source, is_remark(cases[i].id));
		for (j = 0; j < t.diag.messages.count; j++)
			found |= t.diag.messages.at[j].id == cases[i].id && t.diag.messages.at[j].place == place;
		if (!found)
			fail_msg("not found: %s", cases[i].mistake);
		done(&t);
		free(source);
	}
}

static void nothing_is_said_about_what_is_valid(void **state)
{
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		struct parsing t;

		check_source(&t, cases[i].near_miss, is_remark(cases[i].id));
		if (t.diag.messages.count)
			fail_msg("%s: %s", t.diag.messages.at[0].text, cases[i].near_miss);
		done(&t);
	}
}

static void every_rule_has_a_case(void **state)
{
	u32 id;

	(void)state;
	for (id = DIAG_attribute_does_not_apply; id < DIAG_COUNT; id++) {
		bool found =
			*(diag_explanation((enum diag_id)id).meaning ? diag_explanation((enum diag_id)id).wrong : ""); /* that is a case */
		size_t i;

		for (i = 0; i < COUNT_OF(cases); i++)
			found |= cases[i].id == id || diag_default_severity(id) == sev_note; /* tests/diag has them */
		found |= id == DIAG_extended_lambda_too_many_captures;                       /* captures_are_counted() */
		if (!found)
			fail_msg("diagnostic %u of the catalog has no test", id);
	}
}

/* A mistake is one mistake: these give just so many diagnostics. */
static void nothing_is_said_twice(void **state)
{
	static const struct {
		const char *source;
		u32 count;
	} sources[] = {
		{ GLOBAL "int f(); " GLOBAL "int g() { return 1; }", 2 },
		{ "template <class T> struct S { " GLOBAL "void f(); };", 1 },
		{ "void f() { " SHARED "int x, y; }", 2 },
		{ CONSTANT SHARED "int x;", 1 },
		{ "constexpr " MANAGED "int x = 3;", 2 }, /* not constexpr, hence not const: the reference says both */
	};
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(sources); i++) {
		struct parsing t;

		check_source(&t, sources[i].source, false);
		assert_int_equal(t.diag.messages.count, sources[i].count);
		done(&t);
	}
}

static void templates_and_lambdas_are_left_alone(void **state)
{
	static const char *const sources[] = {
		"template <class T> " DEVICE "void f() { " SHARED "int x; }",
		"template <class T> struct S { " DEVICE "void f() { " SHARED "int x; } };",
		DEVICE "int v; template <class T> int f(T t) { t = v; return v; }",
		DEVICE "void f() { auto l = []() { " SHARED "int x; }; }",
		"template <class T> " GLOBAL "T f(T *);",
		"struct S { template <class T> friend " GLOBAL "void f(T); };",
	};
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(sources); i++) {
		struct parsing t;

		check_source(&t, sources[i], false);
		assert_int_equal(t.diag.messages.count, 0);
		done(&t);
	}
}

static void system_headers_are_silent(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "# 1 \"t.cu\"\n# 1 \"/usr/include/h.h\" 1 3\n" GLOBAL "int f();\n# 2 \"t.cu\" 2\n" GLOBAL "int g();\n");
	t.diag.silent_in_system_headers = true;
	check_all(&(struct check){ .il = &t.il, .diag = &t.diag });
	assert_int_equal(t.diag.messages.count, 1);
	assert_int_equal(il_place(&t.il, t.diag.messages.at[0].position).line, 2);
	done(&t);
}

/* The number of messages about a lambda that captures so many variables. */
static u32 messages_about_captures(u32 count)
{
	struct buffer text = { 0 };
	struct parsing t;
	u32 i, found;

	buffer_puts(&text, "void f(int v0");
	for (i = 1; i < count; i++)
		buffer_printf(&text, ", int v%u", i);
	buffer_puts(&text, ") { auto l = [v0");
	for (i = 1; i < count; i++)
		buffer_printf(&text, ", v%u", i);
	buffer_puts(&text, "] " DEVICE "{ }; }");
	parse_string(&t, text.text);
	check_all(&(struct check){ .il = &t.il, .diag = &t.diag, .extended_lambda = true });
	found = t.diag.messages.count;
	done(&t);
	buffer_free(&text);
	return found;
}

static void captures_are_counted(void **state)
{
	(void)state;
	assert_int_equal(messages_about_captures(1022), 0);
	assert_int_equal(messages_about_captures(1023), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_mistake_is_found_at_its_place),
		cmocka_unit_test(nothing_is_said_about_what_is_valid),
		cmocka_unit_test(every_rule_has_a_case),
		cmocka_unit_test(nothing_is_said_twice),
		cmocka_unit_test(templates_and_lambdas_are_left_alone),
		cmocka_unit_test(system_headers_are_silent),
		cmocka_unit_test(captures_are_counted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

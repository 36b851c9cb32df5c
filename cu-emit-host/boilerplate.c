/* What stands around the user's code: pragmas, the managed-runtime block, the stub file (pages 37, 38). */
#include "plan.h"

static const char managed_runtime[] =
	"static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; "
	"static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} "
	"static char __nv_init_managed_rt_with_module(void **); "
	"static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt"
	" : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}\n";

static const char lambda_macros[] =
	"#define __nv_is_extended_device_lambda_closure_type(X) false\n"
	"#define __nv_is_extended_host_device_lambda_closure_type(X) false\n"
	"#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false\n"
	"#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)"
	"&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)\n"
	"#endif\n";

static void put_line(const struct plan *plan, struct output *output)
{
	output_puts(output, "# 1 \"");
	output_puts(output, plan->options->source_name);
	output_puts(output, "\"\n");
}

void write_preamble(const struct plan *plan, struct output *output)
{
	put_line(plan, output);
	output_puts(output, "#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\"\n");
	if (!plan->options->relocatable)
		output_puts(output, "#pragma GCC diagnostic ignored \"-Wattributes\"\n");
	output_puts(output, "#pragma GCC diagnostic push\n"
	                    "#pragma GCC diagnostic ignored \"-Wunused-variable\"\n"
	                    "#pragma GCC diagnostic ignored \"-Wunused-function\"\n");
	output_puts(output, managed_runtime);
	output_puts(output, "#pragma GCC diagnostic pop\n"
	                    "#pragma GCC diagnostic ignored \"-Wunused-variable\"\n\n");
	output_puts(output, lambda_macros);
	put_line(plan, output);
}

static void put_stub_line(const struct plan *plan, struct output *output)
{
	output_puts(output, "# 1 \"");
	output_puts(output, plan->options->stub_file);
	output_puts(output, "\"\n");
}

void write_trailer(const struct plan *plan, struct output *output)
{
	if (!plan->options->stub_file)
		return;
	output_puts(output, "\n");
	put_stub_line(plan, output);
	output_puts(output, "#define _NV_ANON_NAMESPACE _GLOBAL__N_");
	output_puts(output, plan->module_id);
	output_puts(output, "\n#ifdef _NV_ANON_NAMESPACE\n#endif\n");
	put_stub_line(plan, output);
	output_puts(output, "#include \"");
	output_puts(output, plan->options->stub_file);
	output_puts(output, "\"\n");
	put_stub_line(plan, output);
	output_puts(output, "#undef _NV_ANON_NAMESPACE\n");
}

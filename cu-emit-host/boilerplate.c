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

/* What the reference leaves the host compiler no reason to say: it writes all parentheses and braces, orders mem-initializers and
 * drops needless class-keys. Which host compilers know the warning, where not all do. */
static const struct {
	const char *warning, *known_to;
} needless[] = {
	{ "-Wparentheses", NULL },
	{ "-Wlogical-not-parentheses", NULL },
	{ "-Wdangling-else", "__GNUC__ != 6" },
	{ "-Wempty-body", NULL },
	{ "-Wreorder", NULL },
	{ "-Wwrite-strings", NULL },
	{ "-Wmultichar", NULL },
	{ "-Wmisleading-indentation", "!defined(__clang__) || __clang_major__ >= 10" },
	{ "-Wduplicated-cond", "__GNUC__ >= 6" },
	{ "-Wredundant-tags", "__GNUC__ >= 10" },
	{ "-Wmismatched-tags", "__GNUC__ >= 10 || defined(__clang__)" },
};

static void put_ignored(const char *warning, struct output *output)
{
	output_puts(output, "#pragma GCC diagnostic ignored \"");
	output_puts(output, warning);
	output_puts(output, "\"\n");
}

static void put_needless(struct output *output)
{
	size_t i;

	for (i = 0; i < sizeof needless / sizeof *needless; i++) {
		if (needless[i].known_to) {
			output_puts(output, "#if ");
			output_puts(output, needless[i].known_to);
			output_puts(output, "\n");
		}
		put_ignored(needless[i].warning, output);
		if (needless[i].known_to)
			output_puts(output, "#endif\n");
	}
}

static void put_line(const char *file, struct output *output)
{
	output_puts(output, "# 1 \"");
	output_puts(output, file);
	output_puts(output, "\"\n");
}

/* Whatever the host compiler has to say about it stands in line 1. */
void write_preamble(const struct plan *plan, struct output *output)
{
	put_line(plan->options->source_name, output);
	put_ignored("-Wunused-local-typedefs", output);
	if (!plan->options->relocatable)
		put_ignored("-Wattributes", output);
	output_puts(output, "#pragma GCC diagnostic push\n");
	put_ignored("-Wunused-variable", output);
	put_ignored("-Wunused-function", output);
	output_puts(output, "# 1\n");
	output_puts(output, managed_runtime);
	output_puts(output, "#pragma GCC diagnostic pop\n");
	put_ignored("-Wunused-variable", output);
	if (plan->options->clang) {
		put_ignored("-Wunused-private-field", output);
		put_ignored("-Wunused-parameter", output);
	}
	put_needless(output);
	if (!plan->options->extended_lambda)
		output_puts(output, lambda_macros);
	put_line(plan->options->source_name, output);
}

/* Device functions that have no body here get one under another name, for the debugger to stop at; the last one first. */
void write_breakpoints(const struct plan *plan, struct output *output)
{
	const struct il *il = plan->il;
	u32 i, number = 0;

	for (i = plan->breakpoints.count; i--; number++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, plan->breakpoints.at[i]);
		const struct il_routine *routine = il_routine(il, il_any_index(decl->declared));
		struct il_place_cursor place = { 0 };
		struct buffer text = { 0 };

		buffer_printf(&text, "\nstatic __attribute__((used)) void __nv_breakpoint_placeholder%u_%s(void)", number,
		              routine->special_kind == sfk_none ? il_text(il, routine->name) : "");
		output_puts(output, text.text);
		buffer_free(&text);
		write_line(il, decl->body_begin, &place, output);
		output_puts(output, "{int volatile ___ = 1;");
		write_line(il, decl->body_end - 1, &place, output);
		output_puts(output, "exit(___);}");
	}
}

void write_trailer(const struct plan *plan, struct output *output)
{
	const char *stub = plan->options->stub_file;

	if (!stub)
		return;
	output_puts(output, "\n");
	put_line(stub, output);
	output_puts(output, "#define _NV_ANON_NAMESPACE ");
	output_puts(output, plan->unnamed_namespace);
	output_puts(output, "\n#ifdef _NV_ANON_NAMESPACE\n#endif\n");
	put_line(stub, output);
	output_puts(output, "#include \"");
	output_puts(output, stub);
	output_puts(output, "\"\n");
	put_line(stub, output);
	output_puts(output, "#undef _NV_ANON_NAMESPACE\n");
}

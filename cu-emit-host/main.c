/* cu-emit-host: IL to the host file. Options and plumbing. */
#include "plan.h"
#include "../lib/cuda/module_id.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-emit-host - write the host C++ file of a CUDA program from its IL\n\n"
	"SYNOPSIS\n"
	"    cu-emit-host [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Reads an IL (standard input without FILE or with -) and writes what the host compiler gets: the source text with\n"
	"    kernels replaced by stubs, launches by calls, device code by placeholders. With errors in the IL nothing is written.\n\n"
	"OPTIONS\n"
	"    -o, --gen_c_file_name FILE       the host file (default: standard output)\n"
	"    --stub_file_name FILE            the stub file that the host file includes at its end\n"
	"    --module_id_file_name FILE       the module id: read from FILE, or with --gen_module_id_file written to it\n"
	"    --gen_module_id_file             make the module id and write it to the file\n"
	"    --orig_src_file_name NAME        the user's source file, for line markers (default: from the IL)\n"
	"    --device-c                       relocatable device code: no static shadows, host reference arrays\n"
	"    --partial-link                   host reference arrays alone\n"
	"    --static-host-stub               template kernels become static\n"
	"    --host-stub-linkage-explicit     accepted: they are what the option above says, in any case\n"
	"    --device-hidden-visibility       hidden visibility for kernels and device variables\n"
	"    --no-hidden-visibility-on-unnamed-ns\n"
	"                                     unnamed namespaces keep their visibility\n"
	"    --clang                          the host compiler is clang\n"
	"    --no-shadow-functions            device functions are declared without a body\n"
	"    --debug_mode                     kernels are not inlined; with the option above, placeholders for breakpoints\n"
	"    --extended-lambda                lambdas for devices in host code become objects of wrappers\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 done, 2 the source had errors, 3 an earlier stage gave up, 4 the input is no IL or the output cannot be written\n";

enum {
	OPT_STUB = 256,
	OPT_ID_FILE,
	OPT_GENERATE,
	OPT_SOURCE,
	OPT_RDC,
	OPT_STATIC,
	OPT_LINKAGE,
	OPT_HIDDEN,
	OPT_SHADOW,
	OPT_DEBUG,
	OPT_LAMBDA,
	OPT_PARTIAL,
	OPT_UNNAMED,
	OPT_CLANG,
	OPT_HELP,
	OPT_VERSION
};

/* clang-format off */
static const struct option options[] = {
	{ "gen_c_file_name", required_argument, NULL, 'o' }, { "stub_file_name", required_argument, NULL, OPT_STUB },
	{ "module_id_file_name", required_argument, NULL, OPT_ID_FILE }, { "gen_module_id_file", no_argument, NULL, OPT_GENERATE },
	{ "orig_src_file_name", required_argument, NULL, OPT_SOURCE }, { "device-c", no_argument, NULL, OPT_RDC },
	{ "static-host-stub", no_argument, NULL, OPT_STATIC }, { "no-shadow-functions", no_argument, NULL, OPT_SHADOW },
	{ "debug_mode", no_argument, NULL, OPT_DEBUG }, { "extended-lambda", no_argument, NULL, OPT_LAMBDA },
	{ "host-stub-linkage-explicit", no_argument, NULL, OPT_LINKAGE },
	{ "partial-link", no_argument, NULL, OPT_PARTIAL }, { "clang", no_argument, NULL, OPT_CLANG },
	{ "no-hidden-visibility-on-unnamed-ns", no_argument, NULL, OPT_UNNAMED },
	{ "device-hidden-visibility", no_argument, NULL, OPT_HIDDEN }, { "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION }, { NULL, 0, NULL, 0 },
};
/* clang-format on */

static const char *parse_arguments(int argc, char **argv, struct host_options *o)
{
	int option;

	while ((option = getopt_long(argc, argv, "o:", options, NULL)) != -1) {
		switch (option) {
		case 'o': o->output = optarg; break;
		case OPT_STUB: o->stub_file = optarg; break;
		case OPT_ID_FILE: o->module_id_file = optarg; break;
		case OPT_GENERATE: o->generate_module_id = true; break;
		case OPT_SOURCE: o->source_name = optarg; break;
		case OPT_RDC: o->relocatable = true; break;
		case OPT_STATIC: o->static_host_stub = true; break;
		case OPT_LINKAGE: break;
		case OPT_SHADOW: o->no_shadow_functions = true; break;
		case OPT_DEBUG: o->debug = true; break;
		case OPT_LAMBDA: o->extended_lambda = true; break;
		case OPT_HIDDEN: o->hidden_visibility = true; break;
		case OPT_PARTIAL: o->partial_link = true; break;
		case OPT_UNNAMED: o->visible_unnamed = true; break;
		case OPT_CLANG: o->clang = true; break;
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-emit-host (cu-tools) 0.1"); exit(EXIT_OK);
		default: fputs("Try 'cu-emit-host --help'.\n", stderr); exit(EXIT_USAGE);
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	return optind < argc ? argv[optind] : NULL;
}

static void make_plan(struct plan *plan)
{
	plan_pragmas(plan);
	plan_markers(plan);
	plan_builtins(plan);
	plan_attributes(plan);
	plan_functions(plan);
	plan_variables(plan);
	plan_lambdas(plan);
	plan_constant_references(plan);
	plan_constant_arguments(plan);
	plan_captured_names(plan);
	plan_expressions(plan);
	plan_class_names(plan);
	plan_namespaces(plan);
	plan_line_numbers(plan);
	plan_mem_initializers(plan);
	edits_sort(&plan->edits);
}

static void write_module_id(const struct plan *plan)
{
	struct output output;

	if (!plan->options->generate_module_id || !plan->options->module_id_file)
		return;
	output_open(&output, plan->options->module_id_file);
	output_puts(&output, plan->module_id);
	output_commit(&output);
}

int main(int argc, char **argv)
{
	struct host_options o = { 0 };
	struct il il;
	struct plan plan = { .il = &il, .options = &o };
	struct output output;
	const char *input;
	char *id;

	begin_program("cu-emit-host");
	input = parse_arguments(argc, argv, &o);
	il_load(&il, input);
	if (il.header.errors) {
		int status = il.header.termination ? EXIT_TERMINATED : EXIT_ERRORS;

		il_free(&il);
		return status;
	}
	if (!o.source_name)
		o.source_name = il_text(&il, il.header.source_name);
	plan.module_id = id = module_id(&il, o.generate_module_id ? NULL : o.module_id_file, o.relocatable);
	plan.edits.il = &il;
	plan.unnamed_namespace = text_of(&plan.edits, "_GLOBAL__N_%s", id);
	make_plan(&plan);
	output_open(&output, o.output);
	write_preamble(&plan, &output);
	write_edited(&plan.edits, &output);
	write_breakpoints(&plan, &output);
	write_trailer(&plan, &output);
	if (o.relocatable || o.partial_link)
		write_host_references(&plan, &output);
	output_commit(&output);
	write_module_id(&plan);
	edits_free(&plan.edits);
	vec_free(&plan.visible);
	vec_free(&plan.breakpoints);
	free(id);
	il_free(&il);
	return EXIT_OK;
}

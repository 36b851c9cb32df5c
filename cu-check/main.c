/* cu-check: the CUDA rules over an IL. Options and plumbing. */
#include "check.h"

#include "../lib/diag/explain.h"
#include "../lib/diag/sarif.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-check - check CUDA's rules on an IL\n\n"
	"SYNOPSIS\n"
	"    cu-check [OPTION]... [FILE]\n"
	"    cu-check --list\n"
	"    cu-check --explain TAG|NUMBER\n\n"
	"DESCRIPTION\n"
	"    Reads an IL (standard input without FILE or with -), prints diagnostics on standard error, and writes the IL with the\n"
	"    errors counted in its header.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE            write the IL to FILE, not to standard output\n" DIAG_USAGE
	"    --device-c                   relocatable device code: this is not the whole program\n"
	"    --extended-lambda            lambdas may have execution spaces\n"
	"    --static-host-stub           kernels' stubs are local to the file: templates of them are not extern\n"
	"    --jit                        all is device code: functions and variables of the host are errors\n"
	"    --default-device             the same of what cu-parse --default-device made\n"
	"    --relaxed_constexpr          constexpr functions may be called across execution spaces\n"
	"    --module_id_file_name FILE   the module id, which some names show (default: it is made)\n"
	"    --output_mode text|sarif     diagnostics as text, or as one log of SARIF 2.1.0 (JSON) on standard error\n"
	"    --list                       list all diagnostics: number, severity, tag, text\n"
	"    --explain TAG|NUMBER         say what a diagnostic means, with a wrong and a right example\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 no errors, 1 there is nothing to explain, 2 errors here or in an earlier stage, 3 it was given up (at the error limit), 4 the input is no\n"
	"    IL, or an option has a value that it cannot have\n";

enum {
	OPT_DIAG = 256,
	OPT_ID_FILE,
	OPT_LAMBDA,
	OPT_RELAXED,
	OPT_MODE,
	OPT_LIST,
	OPT_EXPLAIN,
	OPT_STATIC_STUB,
	OPT_RDC,
	OPT_JIT,
	OPT_DEFAULT_DEVICE,
	OPT_HELP,
	OPT_VERSION
};

/* clang-format off */
static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' }, DIAG_OPTIONS(OPT_DIAG),
	{ "module_id_file_name", required_argument, NULL, OPT_ID_FILE }, { "extended-lambda", no_argument, NULL, OPT_LAMBDA },
	{ "relaxed_constexpr", no_argument, NULL, OPT_RELAXED }, { "output_mode", required_argument, NULL, OPT_MODE },
	{ "list", no_argument, NULL, OPT_LIST },
	{ "explain", required_argument, NULL, OPT_EXPLAIN }, { "help", no_argument, NULL, OPT_HELP },
	{ "device-c", no_argument, NULL, OPT_RDC }, { "jit", no_argument, NULL, OPT_JIT },
	{ "default-device", no_argument, NULL, OPT_DEFAULT_DEVICE },
	{ "static-host-stub", no_argument, NULL, OPT_STATIC_STUB }, { "version", no_argument, NULL, OPT_VERSION }, { NULL, 0, NULL, 0 },
};
/* clang-format on */

static _Noreturn void exit_after_text(void)
{
	if (fflush(stdout))
		fatal("cannot write to standard output");
	exit(EXIT_OK);
}

static const char *parse_arguments(int argc, char **argv, struct check *check, const char **output, bool *sarif)
{
	struct diag *diag = check->diag;
	int option, index = 0;

	while ((option = getopt_long(argc, argv, "o:wWr", options, &index)) != -1) {
		switch (option) {
		case 'o': *output = optarg; break;
		case 'w': diag_option(diag, "no_warnings", NULL); break;
		case 'W': diag_option(diag, "promote_warnings", NULL); break;
		case 'r': diag_option(diag, "remarks", NULL); break;
		case OPT_DIAG: diag_option(diag, options[index].name, optarg); break;
		case OPT_ID_FILE: check->module_id_file = optarg; break;
		case OPT_LAMBDA: check->extended_lambda = true; break;
		case OPT_RELAXED: check->relaxed_constexpr = true; break;
		case OPT_MODE:
			if (strcmp(optarg, "text") && strcmp(optarg, "sarif"))
				fatal("--output_mode takes text or sarif, not %s", optarg);
			*sarif = !strcmp(optarg, "sarif");
			break;
		case OPT_STATIC_STUB: check->static_host_stub = true; break;
		case OPT_RDC: check->relocatable = true; break;
		case OPT_JIT: check->jit = true; break;
		case OPT_DEFAULT_DEVICE: check->jit = check->default_device = true; break;
		case OPT_LIST: diag_list(); exit_after_text();
		case OPT_EXPLAIN:
			if (diag_explain(optarg))
				exit_after_text();
			fprintf(stderr, "cu-check: no diagnostic here is called %s; cu-check --list shows them all\n", optarg);
			exit(EXIT_USAGE);
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-check (cu-tools) 0.1"); exit(EXIT_OK);
		default: fputs("Try 'cu-check --help'.\n", stderr); exit(EXIT_USAGE);
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	return optind < argc ? argv[optind] : NULL;
}

/* Those that cu-parse was told. */
static void take_options(struct check *check)
{
	check->extended_lambda |= il_has_option(check->il, "extended-lambda");
	check->relaxed_constexpr |= il_has_option(check->il, "relaxed_constexpr");
	check->static_host_stub |= il_has_option(check->il, "static-host-stub");
	check->relocatable |= il_has_option(check->il, "device-c");
}

int main(int argc, char **argv)
{
	static struct il il; /* not freed: a pipe refers to its memory until it was read */
	struct diag diag, instances = { 0 };
	struct check check = { .il = &il, .diag = &diag, .instance_diag = &instances };
	struct output output;
	const char *input, *output_name = NULL;
	bool sarif = false;
	int status;

	begin_program("cu-check");
	diag_init(&diag, &il);
	input = parse_arguments(argc, argv, &check, &output_name, &sarif);
	il_load(&il, input);
	take_options(&check);
	diag_take_pragmas(&diag);
	diag.silent_in_system_headers = true;
	diag_take(&diag, &instances, &il);
	diag.earlier_errors = il.header.errors;
	diag.remarked = il.header.warnings;
	if (!il.header.termination && !il.header.is_device_half) /* the rules are the host half's: the other one has other code */
		check_all(&check);
	if (diag.messages.count > 100)
		il_index_lines(&il);
	sarif ? diag_flush_sarif(&diag) : diag_flush(&diag);
	il.header.errors += diag.errors;
	il.header.warnings += diag.warnings;
	if (diag.termination)
		il.header.termination = diag.termination;
	status = il.header.termination ? EXIT_TERMINATED : il.header.errors ? EXIT_ERRORS : EXIT_OK;
	if (!sarif)
		diag_print_total(&il);
	output_open(&output, output_name);
	il_write(&il, &output, "cu-check");
	output_commit(&output);
	diag_free(&instances);
	diag_free(&diag);
	return status;
}

/* cu-check: the CUDA rules over an IL. Options and plumbing. */
#include "check.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-check - check CUDA's rules on an IL\n\n"
	"SYNOPSIS\n"
	"    cu-check [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Reads an IL (standard input without FILE or with -), prints diagnostics on standard error, and writes the IL with the\n"
	"    errors counted in its header.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE            write the IL to FILE, not to standard output\n"
	DIAG_USAGE
	"    --device-c                   relocatable device code: this is not the whole program\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 no errors, 2 errors here or in an earlier stage, 3 it was given up (at the error limit), 4 the input is no IL\n";

enum { OPT_DIAG = 256, OPT_RDC, OPT_HELP, OPT_VERSION };

static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' }, DIAG_OPTIONS(OPT_DIAG), { "device-c", no_argument, NULL, OPT_RDC },
	{ "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION }, { NULL, 0, NULL, 0 },
};

static const char *parse_arguments(int argc, char **argv, struct diag *diag, const char **output, bool *relocatable)
{
	int option, index = 0;

	while ((option = getopt_long(argc, argv, "o:wWr", options, &index)) != -1) {
		switch (option) {
		case 'o': *output = optarg; break;
		case 'w': diag_option(diag, "no_warnings", NULL); break;
		case 'W': diag_option(diag, "promote_warnings", NULL); break;
		case 'r': diag_option(diag, "remarks", NULL); break;
		case OPT_DIAG: diag_option(diag, options[index].name, optarg); break;
		case OPT_RDC: *relocatable = true; break;
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-check (cu-tools) 0.1"); exit(EXIT_OK);
		default: fputs("Try 'cu-check --help'.\n", stderr); exit(EXIT_USAGE);
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	return optind < argc ? argv[optind] : NULL;
}

int main(int argc, char **argv)
{
	static struct il il;   /* not freed: a pipe refers to its memory until it was read */
	struct diag diag;
	struct output output;
	const char *input, *output_name = NULL;
	bool relocatable = false;
	int status;

	program_name = "cu-check";
	diag_init(&diag, &il);
	input = parse_arguments(argc, argv, &diag, &output_name, &relocatable);
	il_load(&il, input);
	diag.silent_in_system_headers = true;
	diag_take(&diag, &il);
	diag.earlier_errors = il.header.errors;
	diag.remarked = il.header.warnings;
	if (!il.header.termination)
		check_all(&il, &diag, relocatable);
	diag_flush(&diag);
	il.header.errors += diag.errors;
	il.header.warnings += diag.warnings;
	if (diag.termination)
		il.header.termination = diag.termination;
	status = il.header.termination ? EXIT_TERMINATED : il.header.errors ? EXIT_ERRORS : EXIT_OK;
	diag_print_total(&il);
	output_open(&output, output_name);
	il_write(&il, &output, "cu-check");
	output_commit(&output);
	diag_free(&diag);
	return status;
}

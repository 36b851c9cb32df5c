/* cu-emit-dev: the device half of an IL. Options and plumbing. */
#include "device.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-emit-dev - write the device half of a CUDA program\n\n"
	"SYNOPSIS\n"
	"    cu-emit-dev [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Reads an IL that cu-mark marked (standard input without FILE or with -) and writes an IL of just the kept entries,\n"
	"    renumbered, or the source of what is kept: what device compilers read in place of the whole program.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE      write to FILE, not to standard output\n"
	"    --source               write device source: C++ with line markers\n"
	"    --keep_lines           with empty lines for what is gone: debuggers (nvcc -G) see the numbers of lines in names of closures\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 done, 2 the source had errors, 3 it was given up, 4 the input is no IL or was not marked\n";

enum { OPT_SOURCE = 256, OPT_KEEP_LINES, OPT_HELP, OPT_VERSION };

static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' },          { "source", no_argument, NULL, OPT_SOURCE },
	{ "keep_lines", no_argument, NULL, OPT_KEEP_LINES }, { "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION },       { NULL, 0, NULL, 0 },
};

int main(int argc, char **argv)
{
	static struct il il, device; /* not freed: a pipe refers to their memory until it was read */
	struct output output;
	static struct device_text text;
	const char *output_name = NULL;
	bool source = false, keep_lines = false;
	int option;

	begin_program("cu-emit-dev");
	while ((option = getopt_long(argc, argv, "o:", options, NULL)) != -1) {
		switch (option) {
		case 'o': output_name = optarg; break;
		case OPT_SOURCE: source = true; break;
		case OPT_KEEP_LINES: keep_lines = true; break;
		case OPT_HELP: fputs(usage, stdout); return EXIT_OK;
		case OPT_VERSION: puts("cu-emit-dev (cu-tools) 0.1"); return EXIT_OK;
		default: fputs("Try 'cu-emit-dev --help'.\n", stderr); return EXIT_USAGE;
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	il_load(&il, optind < argc ? argv[optind] : NULL);
	if (il.header.termination)
		return EXIT_TERMINATED;
	if (il.header.errors)
		return EXIT_ERRORS;
	if (!il.header.is_marked)
		fatal("the IL is not marked: pass it through cu-mark first");
	make_device_text(&il, keep_lines, &text);
	output_open(&output, output_name);
	if (source) {
		output_lend(&output, text.text.text, text.text.length);
	} else {
		make_device_il(&il, &text, &device);
		il_write(&device, &output, "cu-emit-dev");
	}
	output_commit(&output);
	return EXIT_OK;
}

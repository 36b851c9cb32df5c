/* cu-mark: marks what the device half of a program needs. Options and plumbing. */
#include "graph.h"
#include "mark.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-mark - mark the entries of an IL that device code needs\n\n"
	"SYNOPSIS\n"
	"    cu-mark [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Starts from kernels, device functions and variables, device lambdas and what instantiates kernels, keeps the bodies of\n"
	"    all functions that these call and the declarations of all names that kept text mentions, and writes the IL with a\n"
	"    keep bit for each entry. Less is kept of an IL made by cu-parse --bodies=used. Reads standard input without FILE or\n"
	"    with -.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE      write the IL to FILE, not to standard output\n"
	"    -y, --why NAME         print on standard error why the entities of this name are kept; repeatable. f, n::f, C<int>::f,\n"
	"                           f(int *), operator+, C::~C, lambda []()->int: as messages and graphs call them, but qualifiers,\n"
	"                           inline namespaces, template arguments (the last ones, or all) and parameters can be left out;\n"
	"                           or a symbol (_Z1fPi), or where they are declared, FILE:LINE or FILE:LINE:COLUMN\n"
	"    -g, --graph FILE       write to FILE the calls among kept functions as a graph for Graphviz: those of the user's file,\n"
	"                           kernels, what these call on the device, and what leads to kernels, colored by execution space;\n"
	"                           long names are abbreviated; - is standard output, with -o alone\n"
	"    --debug_mode           keep all functions of the device that are used at all: with nvcc -G they come out, called or not\n"
	"    --stats                print on standard error what is kept, by kind and in bytes of text, and why calls in how many\n"
	"                           bodies are not known, for which more is kept\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 done, 1 --why found nothing that is kept, 2 the IL has errors, 4 the input is no IL\n";

enum { OPT_STATS = 256, OPT_DEBUG_MODE, OPT_HELP, OPT_VERSION };

static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' },    { "why", required_argument, NULL, 'y' },
	{ "graph", required_argument, NULL, 'g' },     { "debug_mode", no_argument, NULL, OPT_DEBUG_MODE },
	{ "stats", no_argument, NULL, OPT_STATS },     { "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION }, { NULL, 0, NULL, 0 },
};

struct names {
	const char **at;
	u32 count, capacity;
};

/* Says why each name is kept; whether all are. */
static bool explain(const struct marking *marking, const struct names *names)
{
	bool explained = true;
	u32 i;

	for (i = 0; i < names->count; i++)
		explained &= mark_explain(marking, names->at[i]);
	return explained;
}

int main(int argc, char **argv)
{
	static struct il il; /* not freed: a pipe refers to its memory until it was read */
	struct marking marking;
	struct output output;
	struct names whys = { 0 };
	const char *output_name = NULL, *graph = NULL;
	bool stats = false, for_debugger = false, explained;
	int option;
	u32 errors, i;

	begin_program("cu-mark");
	while ((option = getopt_long(argc, argv, "o:y:g:", options, NULL)) != -1) {
		switch (option) {
		case 'o': output_name = optarg; break;
		case 'g': graph = optarg; break;
		case 'y': vec_push(&whys, optarg); break;
		case OPT_DEBUG_MODE: for_debugger = true; break;
		case OPT_STATS: stats = true; break;
		case OPT_HELP: fputs(usage, stdout); return EXIT_OK;
		case OPT_VERSION: puts("cu-mark (cu-tools) 0.1"); return EXIT_OK;
		default: fputs("Try 'cu-mark --help'.\n", stderr); return EXIT_USAGE;
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	if (graph && !strcmp(graph, "-") && (!output_name || !strcmp(output_name, "-")))
		fatal("--graph - needs -o FILE: standard output is for the IL");
	for (i = 0; i < whys.count; i++)
		if (!*whys.at[i])
			fatal("--why needs a name");
	il_load(&il, optind < argc ? argv[optind] : NULL);
	errors = il.header.errors;
	mark_il(&marking, &il, for_debugger);
	explained = explain(&marking, &whys);
	if (stats)
		mark_print_stats(&marking);
	if (graph)
		graph_write(&il, graph);
	output_open(&output, output_name);
	il_write(&il, &output, "cu-mark");
	output_commit(&output);
	mark_free(&marking);
	vec_free(&whys);
	return errors ? EXIT_ERRORS : explained ? EXIT_OK : EXIT_USAGE;
}

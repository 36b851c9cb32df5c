/* cu-parse: preprocessed CUDA C++ to IL. Options and plumbing. */
#include "parser.h"
#include "constants/constant.h"
#include "types/layout.h"

#include <getopt.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-parse - parse preprocessed CUDA C++ into IL\n\n"
	"SYNOPSIS\n"
	"    cu-parse [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Reads what `gcc -E` made of a CUDA source (standard input without FILE or with -) and writes its IL.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE            write the IL to FILE, not to standard output\n"
	"    --std STANDARD               c++14, c++17 (the default) or c++20; also as --c++17 and the like\n"
	"    --gnu_version NUMBER         version of g++ to be compatible with: 120200\n"
	"    --bodies needed|used|all     which function bodies to parse: those that something here depends on; those of\n"
	"                                 all functions that the program uses, of templates their instances; all that\n"
	"                                 are written down. Default: needed, but used for what was preprocessed for the\n"
	"                                 device, of which cu-emit-dev can then keep less\n"
	"    --default-device             functions, variables of namespaces and static members that say no execution or memory\n"
	"                                 space are for devices\n"
	"    --layout none|main|all       which classes and enumerations get their sizes, offsets and values: none (the\n"
	"                                 default), those of the user's file, all that are defined\n"
	"    --orig_src_file_name NAME    the user's source file, for messages and the module id\n"
	"    --orig_src_path_name PATH    its path, which the module id is made of (default: none)\n"
	"    --options TEXT               front-end options to keep in the IL for later stages, one a line; also as\n"
	"                                 --extended-lambda, --relaxed_constexpr, --device-c, --static-host-stub,\n"
	"                                 --device-hidden-visibility and --allow_managed, as nvcc passes them; with\n"
	"                                 --device-c bodies in headers that name kernels are parsed, too\n" DIAG_USAGE
	"    --leave_diagnostics          leave them in the IL for cu-check to print, in source order with its own\n"
	"    --stats                      print counts, time and memory on standard error\n"
	"    --help, --version\n\n"
	"EXIT STATUS\n"
	"    0 done, 2 the source has errors (the IL is written all the same), 4 no IL could be made\n";

enum {
	OPT_STD = 256,
	OPT_GNU,
	OPT_BODIES,
	OPT_SOURCE_NAME,
	OPT_SOURCE_PATH,
	OPT_OPTIONS,
	OPT_STATS,
	OPT_HELP,
	OPT_VERSION,
	OPT_DIAG,
	OPT_LEAVE,
	OPT_STD_NAME,
	OPT_LAYOUT,
	OPT_LATER,
	OPT_DEFAULT_DEVICE,
	OPT_RDC
};

/* clang-format off */
static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' }, { "std", required_argument, NULL, OPT_STD },
	{ "gnu_version", required_argument, NULL, OPT_GNU }, { "bodies", required_argument, NULL, OPT_BODIES },
	{ "layout", required_argument, NULL, OPT_LAYOUT }, { "orig_src_file_name", required_argument, NULL, OPT_SOURCE_NAME },
	{ "orig_src_path_name", required_argument, NULL, OPT_SOURCE_PATH }, { "options", required_argument, NULL, OPT_OPTIONS },
	{ "stats", no_argument, NULL, OPT_STATS }, { "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION }, DIAG_OPTIONS(OPT_DIAG),
	{ "default-device", no_argument, NULL, OPT_DEFAULT_DEVICE }, { "leave_diagnostics", no_argument, NULL, OPT_LEAVE },
	{ "c++11", no_argument, NULL, OPT_STD_NAME },
	{ "c++14", no_argument, NULL, OPT_STD_NAME }, { "c++17", no_argument, NULL, OPT_STD_NAME },
	{ "c++20", no_argument, NULL, OPT_STD_NAME }, { "device-c", no_argument, NULL, OPT_RDC },
	{ "static-host-stub", no_argument, NULL, OPT_LATER }, { "device-hidden-visibility", no_argument, NULL, OPT_LATER },
	{ "allow_managed", no_argument, NULL, OPT_LATER }, { "extended-lambda", no_argument, NULL, OPT_LATER },
	{ "relaxed_constexpr", no_argument, NULL, OPT_LATER }, { NULL, 0, NULL, 0 },
};
/* clang-format on */

enum layouts_wanted { LAYOUTS_NONE, LAYOUTS_MAIN, LAYOUTS_ALL };
struct arguments {
	const char *input, *output, *source_name, *source_path;
	struct buffer options;
	u32 std_version, gnu_version;
	bool all, used, bodies_are_said, stats, leave_diagnostics, default_device, relocatable;
	enum layouts_wanted layout;
};

static u32 standard(const char *name)
{
	static const struct {
		const char *name;
		u32 version;
	} standards[] = {
		{ "c++11", 201103 },
		{ "c++14", 201402 },
		{ "c++17", 201703 },
		{ "c++20", 202002 },
	};
	size_t i;

	for (i = 0; i < COUNT_OF(standards); i++)
		if (!strcmp(name, standards[i].name))
			return standards[i].version;
	fatal("unknown standard %s (use c++14, c++17 or c++20)", name);
}

static enum layouts_wanted layouts_wanted(const char *name)
{
	static const char *const names[] = { "none", "main", "all" };
	u32 i;

	for (i = 0; i < COUNT_OF(names); i++)
		if (!strcmp(name, names[i]))
			return (enum layouts_wanted)i;
	fatal("--layout takes none, main or all, not %s", name);
}

/* Options of later stages, one a line. */
static void add_option(struct arguments *a, const char *option)
{
	if (a->options.length)
		buffer_puts(&a->options, "\n");
	buffer_puts(&a->options, option);
}

static void parse_arguments(int argc, char **argv, struct arguments *a, struct diag *diag)
{
	int option, index = 0;

	while ((option = getopt_long(argc, argv, "o:wWr", options, &index)) != -1) {
		switch (option) {
		case 'o': a->output = optarg; break;
		case 'w': diag_option(diag, "no_warnings", NULL); break;
		case 'W': diag_option(diag, "promote_warnings", NULL); break;
		case 'r': diag_option(diag, "remarks", NULL); break;
		case OPT_LEAVE: a->leave_diagnostics = true; break;
		case OPT_STD: a->std_version = standard(optarg); break;
		case OPT_STD_NAME: a->std_version = standard(options[index].name); break;
		case OPT_GNU: a->gnu_version = (u32)strtoul(optarg, NULL, 10); break;
		case OPT_BODIES:
			if (strcmp(optarg, "all") && strcmp(optarg, "needed") && strcmp(optarg, "used"))
				fatal("--bodies takes needed, used or all, not %s", optarg);
			a->all = !strcmp(optarg, "all");
			a->used = !strcmp(optarg, "used");
			a->bodies_are_said = true;
			break;
		case OPT_DEFAULT_DEVICE: a->default_device = true; break;
		case OPT_LAYOUT: a->layout = layouts_wanted(optarg); break;
		case OPT_SOURCE_NAME: a->source_name = optarg; break;
		case OPT_SOURCE_PATH: a->source_path = optarg; break;
		case OPT_OPTIONS: add_option(a, optarg); break;
		case OPT_RDC: a->relocatable = true; /* fallthrough */
		case OPT_LATER: add_option(a, options[index].name); break;
		case OPT_STATS: a->stats = true; break;
		case OPT_DIAG: diag_option(diag, options[index].name, optarg); break;
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-parse (cu-tools) 0.1"); exit(EXIT_OK);
		default: fputs("Try 'cu-parse --help'.\n", stderr); exit(EXIT_USAGE);
		}
	}
	if (optind < argc)
		a->input = argv[optind++];
	if (optind < argc)
		fatal("one input file at a time: %s is one too many", argv[optind]);
}

static void print_diagnostics(struct diag *diag, struct il *il)
{
	diag_flush(diag);
	il->header.errors = diag->errors;
	il->header.warnings = diag->warnings;
	il->header.termination = diag->termination;
}

int main(int argc, char **argv)
{
	struct arguments a = { .std_version = 201703, .gnu_version = 120200 };
	static struct il il; /* not freed: a pipe refers to its memory until it was read */
	struct diag diag, instances, class_instances;
	struct parser p = { 0 };
	struct output output;
	u32 errors, classes[LAYOUT_CAUSE_COUNT] = { 0 };

	begin_program("cu-parse");
	stack_raise_limit();
	mallopt(M_MMAP_THRESHOLD, 128 * 1024); /* it would grow: large arrays then leave holes in the heap behind them */
	il_init(&il);
	diag_init(&diag, &il);
	parse_arguments(argc, argv, &a, &diag);
	il.source = map_whole(a.input, &il.source_size, &p.source_is_mapped);
	if (!a.source_name)
		a.source_name = a.input ? a.input : "-";
	il.header.source_name = il_intern_z(&il, a.source_name);
	il.header.source_path = il_intern_z(&il, a.source_path ? a.source_path : "");
	il.header.options = il_intern_z(&il, a.options.text ? a.options.text : "");
	buffer_free(&a.options);
	il.header.std_version = a.std_version;
	il.header.gnu_version = a.gnu_version;
	p.il = &il;
	p.diag = &diag;
	p.instance_diag = &instances;
	p.class_diag = &class_instances;
	p.all_bodies = a.all;
	p.used_bodies = a.used;
	p.default_bodies = !a.bodies_are_said;
	p.default_device = a.default_device;
	p.relocatable = a.relocatable;
	p.stats.wanted = a.stats;
	stats_begin(&p.stats);
	lex_unit(&p);
	diag_split(&instances, &diag);
	diag_split(&class_instances, &diag);
	parse_unit(&p);
	if (a.layout)
		lay_out_unit(&p, a.layout == LAYOUTS_ALL, classes);
	if (a.layout)
		stats_end(&p.stats, PHASE_LAYOUT);
	if (a.stats)
		stats_print(&p, a.layout ? classes : NULL);
	errors = diag.errors;
	if (a.leave_diagnostics)
		diag_leave(&diag, &instances, &il);
	else
		print_diagnostics(&diag, &il);
	parser_free(&p);
	output_open(&output, a.output);
	il_write(&il, &output, "cu-parse");
	output_commit(&output);
	diag_join(&instances);
	diag_join(&class_instances);
	diag_free(&diag);
	return errors ? EXIT_ERRORS : EXIT_OK;
}

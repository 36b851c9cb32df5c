/* cu-dump: shows an IL, or compares two. Options and plumbing. */
#include "dump.h"

#include "../lib/il/names.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-dump - show an IL as text, JSON or a graph, or compare two\n\n"
	"SYNOPSIS\n"
	"    cu-dump [OPTION]... [FILE]\n"
	"    cu-dump [OPTION]... FILE OTHER\n\n"
	"DESCRIPTION\n"
	"    Reads an IL (standard input without FILE or with -) and shows it: all of it, kind by kind, or what the options\n"
	"    select; what several options say must hold together. Of two ILs it says what was removed, added and changed.\n\n"
	"OPTIONS\n"
	"    -k, --kind KIND        only entries of this kind: routine, variable, type, statement, expr_node … (repeatable)\n"
	"    -n, --name NAME        only entities of this name and what they own: their declarations, attributes, parameters, bodies.\n"
	"                           f, n::S::f, k<int>, f(int): as messages call them, but qualifiers, inline namespaces, template\n"
	"                           arguments (the last ones, or all) and parameters can be left out; or FILE:LINE, where they are\n"
	"                           declared\n"
	"    -m, --main-file        only entries that stand in the user's file\n"
	"    -j, --json             one JSON object a line\n"
	"    -s, --summary          the header, and how many entries and bytes there are of each kind\n"
	"    --dot NAME             the entities around those of this name, as DOT (dot -Tsvg): what they refer to and what refers\n"
	"                           to them; edges have the names of the fields, of the entry that refers where that is part of\n"
	"                           the entity; those of the name itself are bold\n"
	"    --depth N              of --dot: in how many steps (1)\n"
	"    --mangled              the symbols that g++ makes of functions, variables and lambdas, each with its entry (device\n"
	"                           variables a second one, of their static shadow in the host file); none for what\n"
	"                           cannot be known and for templates, but for those instances that cu-parse --bodies=used\n"
	"                           found the program to use\n"
	"    -o, --output FILE      write to FILE, not to standard output\n"
	"    --help, --version\n\n"
	"TEXT\n"
	"    An entry is its kind and number, such as routine@7 \"f\", and a line for each field that is not empty. A field that\n"
	"    refers to another entry shows its kind, number and name; a range of the source is FILE:LINE:COLUMN-LINE:COLUMN,\n"
	"    and ends before the second one; a flag that is set is TRUE.\n\n"
	"JSON\n"
	"    {\"entry\":KIND,\"number\":NUMBER,FIELD:VALUE,…}, in the order of the text. References are objects with entry, number\n"
	"    and name; positions have file, line and column; ranges have begin and end; flags are an array of names. Fields\n"
	"    that are empty are left out. The first line of a whole IL is its header, whose entry is \"il_header\".\n\n"
	"SYMBOLS\n"
	"    One a line: the symbol, a tab, the entry and what a person calls it. Constructors and destructors have several.\n\n"
	"COMPARISON\n"
	"    Entities are the same by qualified name and signature, wherever they stand. What came or went with what it is part\n"
	"    of, such as the members of a class, is not said again. Of what both have, the fields that differ stand below, with\n"
	"    both values; those of what it owns, such as its statements, under a heading. Places and white space do not count;\n"
	"    bodies that were not parsed are compared as text. JSON: {\"change\":\"changed\",\"entry\":KIND,\"name\":NAME,\n"
	"    \"place_before\":…,\"place_after\":…,\"differences\":[{\"entry\":KIND,\"field\":FIELD,\"before\":…,\"after\":…},…]}.\n"
	"    With --kind, --name and --main-file nothing else counts.\n\n"
	"EXAMPLES\n"
	"    cu-dump --dot kernel x.il | dot -Tsvg -o kernel.svg\n"
	"    cu-parse x.ii | cu-dump --main-file --kind routine\n"
	"    cu-parse new.ii | cu-dump --main-file old.il -\n"
	"    cu-parse x.ii | cu-dump --json | jq 'select(.entry == \"routine\" and (.execution_space // [] | index(\"es_global\")))'\n\n"
	"EXIT STATUS\n"
	"    0 done, 1 nothing is like that, or wrong usage, 4 the input is no IL or the output cannot be written;\n"
	"    of a comparison: 0 nothing differs, 1 something does, 4 trouble\n";

enum { OPT_HELP = 256, OPT_VERSION, OPT_MANGLED, OPT_DOT, OPT_DEPTH };

static const struct option options[] = {
	{ "kind", required_argument, NULL, 'k' },        { "name", required_argument, NULL, 'n' },
	{ "main-file", no_argument, NULL, 'm' },         { "json", no_argument, NULL, 'j' },
	{ "summary", no_argument, NULL, 's' },           { "dot", required_argument, NULL, OPT_DOT },
	{ "depth", required_argument, NULL, OPT_DEPTH }, { "mangled", no_argument, NULL, OPT_MANGLED },
	{ "output", required_argument, NULL, 'o' },      { "help", no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION },   { NULL, 0, NULL, 0 },
};

struct arguments {
	struct selection selection;
	bool summary, mangled, graph;
	u32 depth;
	const char *input, *other, *output; /* other: what the input is compared with, or NULL */
};

_Noreturn static void wrong_usage(void)
{
	fputs("Try 'cu-dump --help'.\n", stderr);
	exit(EXIT_USAGE);
}

static void select_kind(struct selection *s, const char *name)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il_stride[kind] && !strcmp(il_kind_name[kind], name)) {
			s->kind[kind] = s->by_kind = true;
			return;
		}
	fprintf(stderr, "cu-dump: there is no entry kind \"%s\"; --summary shows those in use\n", name);
	wrong_usage();
}

static u32 parse_number(const char *text)
{
	char *end;
	unsigned long value = strtoul(text, &end, 10);

	if (*text < '0' || *text > '9' || *end) {
		fprintf(stderr, "cu-dump: %s is no number\n", text);
		wrong_usage();
	}
	return value < UINT32_MAX ? (u32)value : UINT32_MAX;
}

static void parse_arguments(int argc, char **argv, struct arguments *a)
{
	int option;

	while ((option = getopt_long(argc, argv, "k:n:mjso:", options, NULL)) != -1) {
		switch (option) {
		case 'k': select_kind(&a->selection, optarg); break;
		case 'n': a->selection.name = optarg; break;
		case 'm': a->selection.main_file = true; break;
		case 'j': a->selection.format = DUMP_JSON; break;
		case 's': a->summary = true; break;
		case 'o': a->output = optarg; break;
		case OPT_DOT:
			a->graph = true;
			a->selection.name = optarg;
			break;
		case OPT_DEPTH: a->depth = parse_number(optarg); break;
		case OPT_MANGLED: a->mangled = true; break;
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-dump (cu-tools) 0.1"); exit(EXIT_OK);
		default: wrong_usage();
		}
	}
	if (argc - optind > 2) {
		fprintf(stderr, "cu-dump: one IL, or two to compare: %s is one too many\n", argv[optind + 2]);
		wrong_usage();
	}
	a->input = optind < argc ? argv[optind] : NULL;
	a->other = argc - optind == 2 ? argv[optind + 1] : NULL;
	if (a->other && (a->summary || a->mangled || a->graph))
		fatal("--summary, --mangled and --dot show one IL: %s is one too many", a->other);
}

/* Whether nothing differs. */
static bool compare(const struct arguments *a, const struct il *il, struct output *output)
{
	struct il other = { 0 };
	bool differ;

	il_load(&other, a->other);
	il_index_lines(&other);
	differ = dump_comparison(il, &other, &a->selection, output);
	il_free(&other);
	return !differ;
}

static void say_nothing_is_named(const struct il *il, const char *name)
{
	struct buffer near = { 0 };

	il_add_near_names(il, name, &near);
	fprintf(stderr, "cu-dump: nothing is named %s%s%s\n", name, near.length ? "; there is " : "", near.length ? near.text : "");
	buffer_free(&near);
}

int main(int argc, char **argv)
{
	struct arguments a = { .depth = 1 };
	struct il il = { 0 };
	struct output output;
	bool found = true;

	begin_program("cu-dump");
	parse_arguments(argc, argv, &a);
	il_load(&il, a.input);
	il_index_lines(&il);
	output_open(&output, a.output);
	if (a.other)
		found = compare(&a, &il, &output);
	else if (a.summary)
		dump_summary(&il, &output);
	else if (a.graph)
		found = dump_graph(&il, &a.selection, a.depth, &output);
	else if (a.mangled)
		found = dump_mangled(&il, &a.selection, &output);
	else
		found = dump(&il, &a.selection, &output);
	output_commit(&output);
	if (!found && !a.other && a.selection.name && !a.selection.by_kind && !a.selection.main_file)
		say_nothing_is_named(&il, a.selection.name);
	il_free(&il);
	return found ? EXIT_OK : EXIT_USAGE;
}

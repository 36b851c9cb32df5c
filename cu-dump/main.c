/* cu-dump: shows an IL. Options and plumbing. */
#include "dump.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
	"NAME\n"
	"    cu-dump - show an IL as text or JSON\n\n"
	"SYNOPSIS\n"
	"    cu-dump [OPTION]... [FILE]\n\n"
	"DESCRIPTION\n"
	"    Reads an IL (standard input without FILE or with -). Without options all of it is shown, kind by kind.\n\n"
	"OPTIONS\n"
	"    -o, --output FILE      write to FILE, not to standard output\n"
	"    -k, --kind KIND        only entries of this kind (repeatable): routine, variable, type, expr_node …\n"
	"    -n, --name NAME        only entities of this name, each with its declarations\n"
	"    -m, --main-file        only entries that stand in the user's file\n"
	"    -j, --json             one JSON object a line: {\"kind\":…,\"index\":…, fields…}; for jq\n"
	"    -s, --summary          the header, and numbers and bytes by kind\n"
	"    --help, --version\n\n"
	"READING THE TEXT\n"
	"    An entry is kind@index \"name\", then a line for each field that says something. A field that refers to another\n"
	"    entry shows it as kind@index \"name\"; ranges are file:line:column - file:line:column.\n\n"
	"EXIT STATUS\n"
	"    0 done, 1 nothing of that kind or name, 4 the input is no IL\n";

enum { OPT_HELP = 256, OPT_VERSION };

static const struct option options[] = {
	{ "output", required_argument, NULL, 'o' }, { "kind", required_argument, NULL, 'k' }, { "name", required_argument, NULL, 'n' },
	{ "main-file", no_argument, NULL, 'm' }, { "json", no_argument, NULL, 'j' }, { "summary", no_argument, NULL, 's' },
	{ "help", no_argument, NULL, OPT_HELP }, { "version", no_argument, NULL, OPT_VERSION }, { NULL, 0, NULL, 0 },
};

static void select_kind(struct selection *s, const char *name)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il_stride[kind] && !strcmp(il_kind_name[kind], name)) {
			s->kind[kind] = s->by_kind = true;
			return;
		}
	fatal("there is no entry kind %s (cu-dump --summary lists those in use)", name);
}

static const char *parse_arguments(int argc, char **argv, struct selection *s, const char **output)
{
	int option;

	while ((option = getopt_long(argc, argv, "o:k:n:mjs", options, NULL)) != -1) {
		switch (option) {
		case 'o': *output = optarg; break;
		case 'k': select_kind(s, optarg); break;
		case 'n': s->name = optarg; break;
		case 'm': s->main_file = true; break;
		case 'j': s->json = true; break;
		case 's': s->summary = true; break;
		case OPT_HELP: fputs(usage, stdout); exit(EXIT_OK);
		case OPT_VERSION: puts("cu-dump (cu-tools) 0.1"); exit(EXIT_OK);
		default: fputs("Try 'cu-dump --help'.\n", stderr); exit(EXIT_USAGE);
		}
	}
	if (argc - optind > 1)
		fatal("one IL at a time: %s is one too many", argv[optind + 1]);
	return optind < argc ? argv[optind] : NULL;
}

int main(int argc, char **argv)
{
	struct il il = { 0 };
	struct selection selection = { 0 };
	struct output output;
	const char *input, *output_name = NULL;
	bool found;

	program_name = "cu-dump";
	input = parse_arguments(argc, argv, &selection, &output_name);
	il_load(&il, input);
	output_open(&output, output_name);
	found = dump(&il, &selection, &output);
	output_commit(&output);
	il_free(&il);
	return found ? EXIT_OK : EXIT_USAGE;
}

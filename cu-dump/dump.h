/* What of an IL is shown, and how. */
#ifndef DUMP_H
#define DUMP_H

#include "../lib/il/il.h"

enum dump_format { DUMP_TEXT, DUMP_JSON };

struct selection {
	bool kind[IL_KIND_COUNT], by_kind;
	const char *name; /* f, n::f */
	bool main_file;
	enum dump_format format;
};

static inline bool is_everything(const struct selection *selection)
{
	return !selection->by_kind && !selection->name && !selection->main_file;
}

/* Shows what is selected; false when there was nothing. */
bool dump(const struct il *il, const struct selection *selection, struct output *output);

/* Whether the entry is of the name, kind and file that were asked for. */
bool is_selected(const struct il *il, const struct selection *selection, enum il_kind kind, u32 index);

/* mangled.c: the symbols of routines, variables and lambdas; false when there was none. */
bool dump_mangled(const struct il *il, const struct selection *selection, struct output *output);

/* compare.c: what of the selected is in one of two ILs alone, or differs; false when nothing is. */
bool dump_comparison(const struct il *a, const struct il *b, const struct selection *selection, struct output *output);

/* graph.c: the selected entities and those that refer to them, and that they refer to, in depth steps, as DOT; false when there is none. */
bool dump_graph(const struct il *il, const struct selection *selection, u32 depth, struct output *output);

/* summary.c: the header, and what is in the tables. */
void dump_summary(const struct il *il, struct output *output);

/* json.c: one object on one line. */
void dump_json_header(const struct il *il, struct output *output);
void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output);

#endif

/* What of an IL is shown, and how. */
#ifndef DUMP_H
#define DUMP_H

#include "../lib/il/il.h"

enum dump_format { DUMP_TEXT, DUMP_JSON };

struct selection {
	bool kind[IL_KIND_COUNT], by_kind;
	const char *name;         /* f, n::f */
	bool main_file;
	enum dump_format format;
};

/* Shows what is selected; false when there was nothing. */
bool dump(const struct il *il, const struct selection *selection, struct output *output);

/* Whether the entry is of the name, kind and file that were asked for. */
bool is_selected(const struct il *il, const struct selection *selection, enum il_kind kind, u32 index);

/* mangled.c: the symbols of routines, variables and lambdas; false when there was none. */
bool dump_mangled(const struct il *il, const struct selection *selection, struct output *output);

/* summary.c: the header, and what is in the tables. */
void dump_summary(const struct il *il, struct output *output);

/* json.c: one object on one line. */
void dump_json_header(const struct il *il, struct output *output);
void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output);

#endif

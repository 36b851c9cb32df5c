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

static inline bool is_everything(const struct selection *selection)
{
	return !selection->by_kind && !selection->name && !selection->main_file;
}

/* Shows what is selected; false when there was nothing. */
bool dump(const struct il *il, const struct selection *selection, struct output *output);

/* Whether the entry is of the name, kind and file that were asked for. */
bool is_selected(const struct il *il, const struct selection *selection, enum il_kind kind, u32 index);

/* The first range or position of an entry that says something (*begin == *end: a position); false where there is none. */
bool entry_range(const struct il *il, enum il_kind kind, u32 index, u32 *begin, u32 *end);
/* Begin and end of a RANGE. */
static inline const u32 *range_of(const struct il_field_info *field, const void *record)
{
	return (const u32 *)(const void *)((const u8 *)record + field->offset);
}

/* mangled.c: the symbols of routines, variables and lambdas; false when there was none. */
bool dump_mangled(const struct il *il, const struct selection *selection, struct output *output);

/* compare.c: what of the selected is in one of two ILs alone, or differs; false when nothing is. */
bool dump_comparison(const struct il *a, const struct il *b, const struct selection *selection, struct output *output);

/* summary.c: the header, and what is in the tables. */
void dump_summary(const struct il *il, struct output *output);

/* json.c: one object on one line. */
void dump_json_header(const struct il *il, struct output *output);
void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output);

#endif

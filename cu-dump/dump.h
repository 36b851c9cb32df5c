/* What of an IL is shown, and how. */
#ifndef DUMP_H
#define DUMP_H

#include "../lib/il/il.h"

struct selection {
	bool kind[IL_KIND_COUNT], by_kind;
	const char *name;
	bool main_file, json, summary;
};

/* Shows what is selected; false when there was nothing. */
bool dump(const struct il *il, const struct selection *selection, struct output *output);
/* json.c: one object on one line. */
void dump_json_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output);

#endif

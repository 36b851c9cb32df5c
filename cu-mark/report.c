/* Why an entity is kept, and what is kept in all. */
#include "mark.h"

#include <stdio.h>

static bool is_entity(enum il_kind kind)
{
	switch (kind) {
	case IL_type: case IL_variable: case IL_field: case IL_routine: case IL_namespace: case IL_template:
		return true;
	default:
		return false;
	}
}

static void print_entry(const struct il *il, il_any entry)
{
	const char *name = il_entry_name(il, il_any_kind(entry), il_any_index(entry));

	fprintf(stderr, "%s@%u", il_kind_name[il_any_kind(entry)], il_any_index(entry));
	if (*name)
		fprintf(stderr, " \"%s\"", name);
}

static void print_mention(const struct il *il, il_any expression)
{
	struct il_place place = il_place(il, il_expr_node(il, il_any_index(expression))->range_begin);

	fprintf(stderr, ", which mentions it at %s:%u:%u", place.file, place.line, place.column);
}

static bool is_step(const struct marking *m, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_any_index(entry);

	return m->because[kind][index] == entry || (is_entity(kind) && *il_entry_name(m->il, kind, index));
}

/* The entities on the way to a seed, each with the place where it mentions the one before. */
static void print_chain(const struct marking *m, il_any entry)
{
	il_any because, mention = 0;

	print_entry(m->il, entry);
	for (; (because = m->because[il_any_kind(entry)][il_any_index(entry)]) != entry; entry = because) {
		if (il_any_kind(because) == IL_expr_node && !mention)
			mention = because;
		if (!is_step(m, because))
			continue;
		fputs("\n  needed by ", stderr);
		print_entry(m->il, because);
		if (mention)
			print_mention(m->il, mention);
		mention = 0;
	}
	fputs(" (a seed)\n", stderr);
}

bool mark_explain(const struct marking *m, const char *name)
{
	const struct il *il = m->il;
	bool found = false;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; is_entity((enum il_kind)kind) && index < il->table[kind].count; index++)
			if (m->because[kind][index] && !strcmp(il_entry_name(il, (enum il_kind)kind, index), name)) {
				print_chain(m, il_any_of((enum il_kind)kind, index));
				found = true;
			}
	return found;
}

/* What kept code mentions without our knowing what it is, and bodies that we have not seen. */
static void print_unknown(const struct il *il)
{
	u32 bodies = 0, names = 0, i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		bodies += il->table[IL_routine].keep[i] & IL_KEEP_DEFINITION && il_routine(il, i)->flags & rf_has_body &&
			  !(il_routine(il, i)->flags & rf_body_parsed);
	for (i = 1; i < il->table[IL_expr_node].count; i++)
		names += il->table[IL_expr_node].keep[i] && il_expr_node(il, i)->name && !il_expr_node(il, i)->target &&
			 il_expr_node(il, i)->kind == enk_error;
	if (bodies)
		fprintf(stderr, "%u kept functions have bodies that were not parsed (cu-parse --bodies=all): what only they need is not kept\n",
		        bodies);
	if (names)
		fprintf(stderr, "%u names in kept code are not resolved: what only they mean is not kept\n", names);
}

void mark_print_stats(const struct marking *m)
{
	const struct il *il = m->il;
	u64 kept_bytes = 0, bytes = 0;
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u32 kept = 0, count = il->table[kind].count;

		for (index = 1; index < count; index++)
			kept += il->table[kind].keep[index] != 0;
		if (count > 1)
			fprintf(stderr, "%-28s %8u kept of %8u\n", il_kind_name[kind], kept, count - 1);
		kept_bytes += (u64)kept * il_stride[kind];
		bytes += count ? (u64)(count - 1) * il_stride[kind] : 0;
	}
	fprintf(stderr, "%u seeds; %llu bytes kept of %llu\n", m->seeds, (unsigned long long)kept_bytes, (unsigned long long)bytes);
	print_unknown(il);
}

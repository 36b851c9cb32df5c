/* Whether every index, string, range and sub-kind of an IL can be what it says. One pass, driven by the schema. */
#include "il.h"

#include <stdio.h>
#include <stdlib.h>

struct check { u16 offset; u8 type, target; u32 limit; };

static bool bad_any(const struct il *il, il_any any)
{
	u32 kind = any >> IL_INDEX_BITS, index = any & IL_INDEX_MAX;

	return any && (kind >= IL_KIND_COUNT || !il_stride[kind] || !index || index >= il->table[kind].count);
}

static bool field_is_bad(const struct il *il, const u8 *record, const struct check *check)
{
	const u32 *at = (const u32 *)(const void *)(record + check->offset);

	switch (check->type) {
	case IL_FIELD_SUB:
		return record[check->offset] >= check->limit;
	case IL_FIELD_STR:
		return *at >= il->strings.used;
	case IL_FIELD_POS:
		return *at > il->source_size;
	case IL_FIELD_RANGE:
		return at[1] && (at[0] > at[1] || at[1] > il->source_size);
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT:
		return *at && *at >= il->table[check->target].count;
	case IL_FIELD_ANY:
		return bad_any(il, *at);
	default:
		return false;
	}
}

static u32 checks_of(enum il_kind kind, struct check *checks)
{
	u32 count, i, n = 0;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		if (fields[i].type < IL_FIELD_STR || fields[i].type == IL_FIELD_FLAGS)
			continue;
		checks[n++] = (struct check){ fields[i].offset, fields[i].type, fields[i].target, fields[i].limit };
	}
	return n;
}

/* A list whose links go round: found by marking, from each unmarked entry, the way with that entry's number. */
static bool list_cycles(const struct il *il, enum il_kind kind, u32 offset)
{
	const struct il_table *table = &il->table[kind];
	u32 *mark, i, at;
	bool cycle = false;

	for (i = 1; i < table->count; i++) {   /* ascending links cannot go round */
		at = *(u32 *)(void *)((u8 *)il_at(il, kind, i) + offset);
		if (at && at <= i)
			break;
	}
	if (i == table->count)
		return false;
	mark = xcalloc(table->count, sizeof *mark);
	for (i = 1; i < table->count && !cycle; i++) {
		for (at = i; at && !mark[at]; at = *(u32 *)(void *)((u8 *)il_at(il, kind, at) + offset))
			mark[at] = i;
		cycle = at && mark[at] == i;
	}
	free(mark);
	return cycle;
}

static const char *complain(enum il_kind kind, u32 index, const char *field)
{
	static char message[160];

	snprintf(message, sizeof message, "corrupted IL: %s %u has an impossible %s", il_kind_name[kind], index, field);
	return message;
}

static const char *name_at(enum il_kind kind, u16 offset)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (fields[i].offset == offset)
			return fields[i].name;
	return "field";
}

static const char *validate_table(const struct il *il, enum il_kind kind)
{
	const struct il_table *table = &il->table[kind];
	struct check checks[64];
	u32 count = checks_of(kind, checks), i, j;

	for (i = 0; i < table->count; i++) {
		const u8 *record = il_at(il, kind, i);

		for (j = 0; j < count; j++)
			if (field_is_bad(il, record, &checks[j]))
				return complain(kind, i, name_at(kind, checks[j].offset));
	}
	for (j = 0; j < count; j++)
		if (checks[j].type == IL_FIELD_NEXT && list_cycles(il, kind, checks[j].offset))
			return complain(kind, 0, "endless list");
	return NULL;
}

const char *il_validate(const struct il *il)
{
	u32 kind;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const char *error = il_stride[kind] ? validate_table(il, (enum il_kind)kind) : NULL;

		if (error)
			return error;
	}
	if (il->header.main_routine >= il->table[IL_routine].count || il->header.file_scope >= il->table[IL_scope].count ||
	    bad_any(il, il->header.module_id_entity))
		return "corrupted IL: impossible header";
	return NULL;
}

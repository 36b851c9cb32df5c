/* Whether every index, string, range and sub-kind of an IL can be what it says. One pass, driven by the schema. */
#include "il.h"

#include <stdio.h>
#include <stdlib.h>

/* What must hold for a field of every record of a kind. A BELOW check: the u32 at offset is below limit. */
enum check_type { CHECK_BELOW, CHECK_BYTE, CHECK_RANGE, CHECK_ANY };
struct check { u16 offset; u8 type; u32 limit; };

static bool bad_any(const struct il *il, il_any any)
{
	u32 kind = any >> IL_INDEX_BITS, index = any & IL_INDEX_MAX;

	return any && (kind >= IL_KIND_COUNT || !il_stride[kind] || !index || index >= il->table[kind].count);
}

static bool record_is_bad(const struct il *il, const u8 *record, const struct check *check)
{
	const u32 *at = (const u32 *)(const void *)(record + check->offset);

	switch (check->type) {
	case CHECK_BELOW:
		return *at >= check->limit;
	case CHECK_BYTE:
		return record[check->offset] >= check->limit;
	case CHECK_RANGE:
		return at[1] && (at[0] > at[1] || at[1] > il->source_size);
	default:
		return bad_any(il, *at);
	}
}

static u32 checks_of(const struct il *il, enum il_kind kind, struct check *checks)
{
	u32 count, i, n = 0;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		struct check check = { .offset = fields[i].offset, .type = CHECK_BELOW };

		switch (fields[i].type) {
		case IL_FIELD_SUB:
			check.type = CHECK_BYTE;
			check.limit = fields[i].limit;
			break;
		case IL_FIELD_STR:
			check.limit = il->strings.used;
			break;
		case IL_FIELD_POS:
			check.limit = (u32)il->source_size + 1;
			break;
		case IL_FIELD_RANGE:
			check.type = CHECK_RANGE;
			break;
		case IL_FIELD_REF:
		case IL_FIELD_CHILD:
		case IL_FIELD_NEXT:
			check.limit = il->table[fields[i].target].count;
			break;
		case IL_FIELD_ANY:
			check.type = CHECK_ANY;
			break;
		default:
			continue;
		}
		checks[n++] = check;
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

/* One chunk, check by check: the inner loops are as simple as they can be. */
static const char *validate_chunk(const struct il *il, enum il_kind kind, u32 chunk, u32 count, const struct check *checks, u32 check_count)
{
	const u8 *records = il->table[kind].chunk[chunk];
	u32 i, j, stride = il_stride[kind];

	for (j = 0; j < check_count; j++) {
		const u8 *at = records + checks[j].offset;
		bool bad = false;

		if (checks[j].type == CHECK_BELOW)
			for (i = 0; i < count; i++, at += stride)
				bad |= *(const u32 *)(const void *)at >= checks[j].limit;
		else if (checks[j].type == CHECK_BYTE)
			for (i = 0; i < count; i++, at += stride)
				bad |= *at >= checks[j].limit;
		else
			for (i = 0; i < count && !bad; i++)
				bad = record_is_bad(il, records + (size_t)i * stride, &checks[j]);
		for (i = 0; bad && i < count; i++)
			if (record_is_bad(il, records + (size_t)i * stride, &checks[j]))
				return complain(kind, chunk * IL_CHUNK + i, name_at(kind, checks[j].offset));
	}
	return NULL;
}

static const char *validate_table(const struct il *il, enum il_kind kind)
{
	const struct il_table *table = &il->table[kind];
	struct check checks[64];
	u32 check_count = checks_of(il, kind, checks), chunk, left, count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (chunk = 0, left = table->count; left; chunk++) {
		u32 here = left < IL_CHUNK ? left : IL_CHUNK;
		const char *error = validate_chunk(il, kind, chunk, here, checks, check_count);

		if (error)
			return error;
		left -= here;
	}
	for (i = 0; i < count; i++)
		if (fields[i].type == IL_FIELD_NEXT && list_cycles(il, kind, fields[i].offset))
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

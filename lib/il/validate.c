/* Whether an IL is what it says: every index, string, range and sub-kind possible, no list endless, no entry inside
 * itself. Driven by the schema; nesting.c has what concerns more than one record. */
#include "nesting.h"
#include "stream.h"

#include <stdarg.h>
#include <stdio.h>

/* What must hold for a field of every record of a kind. CHECK_BELOW: the u32 at offset is below limit. */
enum check_type { CHECK_BELOW, CHECK_BYTE, CHECK_STRING, CHECK_RANGE, CHECK_ANY };
struct check {
	const char *name;
	u16 offset;
	u8 type;
	u32 limit;
};

/* The limits that do not depend on the field. */
struct limits {
	const struct il_strings *strings;
	u32 source_size;
	u32 entries[(UINT32_MAX >> IL_INDEX_BITS) + 1];   /* by all kinds that an il_any can name */
};

static const char *complain(struct il *il, const char *format, ...) __attribute__((format(printf, 2, 3)));
static const char *complain(struct il *il, const char *format, ...)
{
	static const char start[] = "corrupted IL: ";
	va_list args;

	memcpy(il->error, start, sizeof start);
	va_start(args, format);
	vsnprintf(il->error + sizeof start - 1, sizeof il->error - sizeof start + 1, format, args);
	va_end(args);
	return il->error;
}

static bool bad_any(const struct limits *limits, il_any any)
{
	u32 index = any & IL_INDEX_MAX;

	return any && (!index || index >= limits->entries[any >> IL_INDEX_BITS]);
}

/* Strings begin where another one ended: then equal texts, being interned, have equal numbers. */
static bool bad_string(const struct il_strings *strings, il_str string)
{
	u32 before = string - 1;

	return string && (string >= strings->used || strings->chunk[before >> IL_STRING_BITS][before & (IL_STRING_CHUNK - 1)]);
}

static bool bad_range(u32 source_size, const u32 range[2])
{
	return range[1] && (range[0] > range[1] || range[1] > source_size);
}

static bool is_bad(const struct limits *limits, const struct check *check, const u8 *field)
{
	const u32 *at = (const u32 *)(const void *)field;

	switch ((enum check_type)check->type) {
	case CHECK_BELOW:
		return *at >= check->limit;
	case CHECK_BYTE:
		return *field >= check->limit;
	case CHECK_STRING:
		return bad_string(limits->strings, *at);
	case CHECK_RANGE:
		return bad_range(limits->source_size, at);
	case CHECK_ANY:
		return bad_any(limits, *at);
	}
	return true;
}

/* Fills in the check for a field; false for a field that can be anything. */
static bool check_of(const struct il *il, const struct il_field_info *field, struct check *check)
{
	*check = (struct check){ .name = field->name, .offset = field->offset, .type = CHECK_BELOW };
	switch (field->type) {
	case IL_FIELD_SUB:
		check->type = CHECK_BYTE;
		check->limit = field->limit;
		return true;
	case IL_FIELD_STR:
		check->type = CHECK_STRING;
		return true;
	case IL_FIELD_POS:
		check->limit = il->source_size < UINT32_MAX ? (u32)il->source_size + 1 : UINT32_MAX;
		return true;
	case IL_FIELD_RANGE:
		check->type = CHECK_RANGE;
		return true;
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT:
		check->limit = il->table[field->target].count;
		return true;
	case IL_FIELD_ANY:
		check->type = CHECK_ANY;
		return true;
	default:
		return false;
	}
}

/* Whether any of count fields, stride apart, is bad. The loops are as simple as they can be: they see the whole IL. */
static bool any_is_bad(const struct limits *limits, const struct check *check, const u8 *field, u32 count, u32 stride)
{
	const u8 *end = field + (size_t)count * stride;
	bool bad = false;

	switch ((enum check_type)check->type) {
	case CHECK_BELOW:
		for (; field < end; field += stride)
			bad |= *(const u32 *)(const void *)field >= check->limit;
		break;
	case CHECK_BYTE:
		for (; field < end; field += stride)
			bad |= *field >= check->limit;
		break;
	case CHECK_STRING:
		for (; field < end && !bad; field += stride)
			bad = bad_string(limits->strings, *(const u32 *)(const void *)field);
		break;
	case CHECK_RANGE:
		for (; field < end; field += stride)
			bad |= bad_range(limits->source_size, (const u32 *)(const void *)field);
		break;
	case CHECK_ANY:
		for (; field < end; field += stride)
			bad |= bad_any(limits, *(const u32 *)(const void *)field);
		break;
	}
	return bad;
}

static const char *validate_chunk(struct il *il, const struct limits *limits, enum il_kind kind, u32 chunk, u32 count,
                                  const struct check *check)
{
	const u8 *field = il->table[kind].chunk[chunk] + check->offset;
	u32 i, stride = il_stride[kind];

	if (!any_is_bad(limits, check, field, count, stride))
		return NULL;
	for (i = 0; !is_bad(limits, check, field); i++)
		field += stride;
	return complain(il, "%s %u has an impossible %s", il_kind_name[kind], chunk * IL_CHUNK + i, check->name);
}

static const char *validate_table(struct il *il, const struct limits *limits, enum il_kind kind)
{
	struct check checks[IL_FIELDS_MAX];
	u32 count, check_count = 0, chunk, left, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	const char *error;

	for (i = 0; i < count; i++)
		check_count += check_of(il, &fields[i], &checks[check_count]);
	for (chunk = 0, left = il->table[kind].count; left; chunk++) {
		u32 here = left < IL_CHUNK ? left : IL_CHUNK;

		for (i = 0; i < check_count; i++)
			if ((error = validate_chunk(il, limits, kind, chunk, here, &checks[i])))
				return error;
		left -= here;
	}
	return NULL;
}

static const char *validate_header(struct il *il, const struct limits *limits)
{
	u32 i, value;

	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++) {
		const struct il_header_field *f = &il_header_fields[i];

		memcpy(&value, (const char *)&il->header + f->offset, sizeof value);
		if ((f->type == IL_FIELD_STR && bad_string(&il->strings, value)) ||
		    (f->type == IL_FIELD_REF && value >= limits->entries[f->target]) ||
		    (f->type == IL_FIELD_ANY && bad_any(limits, value)))
			return complain(il, "the header has an impossible %s", f->name);
	}
	return NULL;
}

void il_close_ranges(struct il *il)
{
	u32 kind, count, i, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (i = 0; i < count; i++) {
			if (fields[i].type != IL_FIELD_RANGE)
				continue;
			for (index = 1; index < il->table[kind].count; index++) {
				u32 *range = (u32 *)(void *)((u8 *)il_at(il, (enum il_kind)kind, index) + fields[i].offset);

				if (range[1] && range[0] > range[1])
					range[1] = range[0];
			}
		}
	}
}

const char *il_validate(struct il *il)
{
	struct limits limits = { .strings = &il->strings, .source_size = (u32)il->source_size };
	const char *error;
	u32 kind;
	il_any cycle;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		limits.entries[kind] = il->table[kind].count;
	if ((error = validate_header(il, &limits)))
		return error;
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il_stride[kind] && (error = validate_table(il, &limits, (enum il_kind)kind)))
			return error;
	cycle = il_find_cycle(il);
	return cycle ? complain(il, "%s %u is inside itself", il_kind_name[il_any_kind(cycle)], il_any_index(cycle)) : NULL;
}

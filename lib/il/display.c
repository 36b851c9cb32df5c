/* Text display of entries in the manner of reference page 35: fields with their names, references as kind@index "name". */
#include "il.h"

#include <stdarg.h>
#include <stdio.h>

static void put(struct output *output, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct output *output, const char *format, ...)
{
	char text[1024];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	output_puts(output, text);
}

const char *il_entry_name(const struct il *il, enum il_kind kind, u32 index)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (fields[i].type == IL_FIELD_STR && (!strcmp(fields[i].name, "name") || !strcmp(fields[i].name, "file_name")))
			return il_text(il, (il_str)il_field_value(il_at(il, kind, index), &fields[i]));
	return "";
}

static void put_reference(const struct il *il, struct output *output, enum il_kind kind, u32 index)
{
	const char *name = il_entry_name(il, kind, index);

	put(output, "%s@%u", il_kind_name[kind], index);
	if (*name)
		put(output, " \"%.200s\"", name);
}

static void put_place(const struct il *il, struct output *output, u32 position)
{
	struct il_place place = il_place(il, position);
	const char *base = strrchr(place.file, '/');

	put(output, "%s:%u:%u", base ? base + 1 : place.file, place.line, place.column);
}

static void put_flags(struct output *output, const struct il_field_info *field, u32 value)
{
	u32 bit;
	bool first = true;

	for (bit = 0; bit < field->limit; bit++)
		if (value >> bit & 1) {
			put(output, "%s%s", first ? "" : " ", field->value_name(bit));
			first = false;
		}
}

static void put_value(const struct il *il, struct output *output, const struct il_field_info *field, const void *record, u64 value)
{
	const u32 *range = (const u32 *)(const void *)((const u8 *)record + field->offset);

	switch (field->type) {
	case IL_FIELD_STR:
		put(output, "\"%.900s\"", il_text(il, (il_str)value));
		break;
	case IL_FIELD_POS:
		put_place(il, output, (u32)value);
		break;
	case IL_FIELD_RANGE:
		put_place(il, output, range[0]);
		put(output, " - ");
		put_place(il, output, range[1]);
		break;
	case IL_FIELD_SUB:
		put(output, "%s", field->value_name((unsigned)value));
		break;
	case IL_FIELD_FLAGS:
		put_flags(output, field, (u32)value);
		break;
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT:
		put_reference(il, output, (enum il_kind)field->target, (u32)value);
		break;
	case IL_FIELD_ANY:
		put_reference(il, output, il_any_kind((il_any)value), il_any_index((il_any)value));
		break;
	case IL_FIELD_I64:
		put(output, "%lld", (long long)value);
		break;
	default:
		put(output, "%llu", (unsigned long long)value);
	}
}

/* Whether a field says something: sub-kinds always do where the kind has one called "kind". */
static bool is_shown(const struct il_field_info *field, const void *record, u64 value)
{
	const u32 *range = (const u32 *)(const void *)((const u8 *)record + field->offset);

	if (field->type == IL_FIELD_RANGE)
		return range[1] != 0;
	return value || (field->type == IL_FIELD_SUB && !strcmp(field->name, "kind"));
}

void il_display_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	const void *record = il_at(il, kind, index);

	put_reference(il, output, kind, index);
	if (il->table[kind].keep && il->table[kind].keep[index] & IL_KEEP)
		put(output, il->table[kind].keep[index] & IL_KEEP_DEFINITION ? " (kept with definition)" : " (kept)");
	put(output, "\n");
	for (i = 0; i < count; i++) {
		u64 value = il_field_value(record, &fields[i]);

		if (!is_shown(&fields[i], record, value))
			continue;
		put(output, "  %-24s ", fields[i].name);
		put_value(il, output, &fields[i], record, value);
		put(output, "\n");
	}
}

static void display_header(const struct il *il, struct output *output)
{
	const struct il_header *h = &il->header;

	put(output, "il_header:\n");
	put(output, "  %-24s \"%s\"\n", "producer", il_text(il, h->producer));
	put(output, "  %-24s \"%.900s\"\n", "primary_source_file", il_text(il, h->source_name));
	put(output, "  %-24s %u\n", "std_version", h->std_version);
	put(output, "  %-24s %u\n", "gnu_version", h->gnu_version);
	put(output, "  %-24s %u\n", "errors", h->errors);
	put(output, "  %-24s %u\n", "warnings", h->warnings);
	if (h->main_routine)
		put(output, "  %-24s routine@%u\n", "main_routine", h->main_routine);
	if (h->module_id_name)
		put(output, "  %-24s \"%.900s\"\n", "module_id_name", il_text(il, h->module_id_name));
	put(output, "  %-24s scope@%u\n\n", "primary_scope", h->file_scope);
}

void il_display(const struct il *il, struct output *output)
{
	u32 kind, index;

	display_header(il, output);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < il->table[kind].count; index++)
			il_display_entry(il, (enum il_kind)kind, index, output);
}

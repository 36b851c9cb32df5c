#include "dump.h"

#include <stdio.h>

static void show(const struct il *il, const struct selection *s, enum il_kind kind, u32 index, struct output *output)
{
	if (s->json)
		dump_json_entry(il, kind, index, output);
	else
		il_display_entry(il, kind, index, output);
}

/* Where an entry stands, from its first range or position; false when it has none. */
static bool place_of_entry(const struct il *il, enum il_kind kind, u32 index, u32 *position)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		u64 value = il_field_value(il_at(il, kind, index), &fields[i]);

		if ((fields[i].type == IL_FIELD_RANGE || fields[i].type == IL_FIELD_POS) && value) {
			*position = (u32)value;
			return true;
		}
	}
	return false;
}

static bool is_selected(const struct il *il, const struct selection *s, enum il_kind kind, u32 index)
{
	u32 position;

	if (s->by_kind && !s->kind[kind])
		return false;
	if (s->name && strcmp(il_entry_name(il, kind, index), s->name))
		return false;
	return !s->main_file || (place_of_entry(il, kind, index, &position) && il_place(il, position).in_main_file);
}

/* With --name: the declarations, parameters and captures that the entity owns. */
static void show_owned(const struct il *il, const struct selection *s, enum il_kind kind, u32 index, struct output *output)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++) {
		u32 child = (u32)il_field_value(il_at(il, kind, index), &fields[i]);

		if (fields[i].type == IL_FIELD_CHILD && child &&
		    (fields[i].target == IL_full_entity_decl_info || fields[i].target == IL_class_info || fields[i].target == IL_attribute))
			show(il, s, (enum il_kind)fields[i].target, child, output);
	}
}

static void summary(const struct il *il, struct output *output)
{
	char line[160];
	u64 total = 0;
	u32 kind;

	snprintf(line, sizeof line, "source %zu bytes, strings %u bytes, errors %u, warnings %u\n", il->source_size, il->strings.used,
	         il->header.errors, il->header.warnings);
	output_puts(output, line);
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		u64 bytes = (u64)il->table[kind].count * il_stride[kind];

		if (il->table[kind].count < 2)
			continue;
		snprintf(line, sizeof line, "%3u %-28s %8u entries %10llu bytes\n", kind, il_kind_name[kind], il->table[kind].count - 1,
		         (unsigned long long)bytes);
		output_puts(output, line);
		total += bytes;
	}
	snprintf(line, sizeof line, "total %llu bytes in entries\n", (unsigned long long)total);
	output_puts(output, line);
}

bool dump(const struct il *il, const struct selection *s, struct output *output)
{
	bool found = false;
	u32 kind, index;

	if (s->summary) {
		summary(il, output);
		return true;
	}
	if (!s->by_kind && !s->name && !s->main_file && !s->json) {
		il_display(il, output);
		return true;
	}
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (index = 1; index < il->table[kind].count; index++) {
			if (!is_selected(il, s, (enum il_kind)kind, index))
				continue;
			show(il, s, (enum il_kind)kind, index, output);
			if (s->name && !s->by_kind)
				show_owned(il, s, (enum il_kind)kind, index, output);
			found = true;
		}
	return found;
}

#include "device.h"

#include <stdlib.h>

struct renumbering {
	u32 *number[IL_KIND_COUNT];
	const struct device_text *text;
};

static void renumber(const struct il *il, struct renumbering *r)
{
	u32 kind, index;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_table *table = &il->table[kind];
		u32 next = 1;

		if (!table->count)
			continue;
		r->number[kind] = xcalloc(table->count, sizeof **r->number);
		for (index = 1; index < table->count; index++)
			if (table->keep && table->keep[index] & IL_KEEP)
				r->number[kind][index] = next++;
	}
}

/* The next entry of a list that is kept. */
static u32 next_kept(const struct il *il, const struct renumbering *r, enum il_kind kind, u32 index, const struct il_field_info *field)
{
	while (index && !r->number[kind][index])
		index = (u32)il_field_value(il_at(il, kind, index), field);
	return index;
}

static u32 position_of(const struct renumbering *r, u32 position)
{
	u32 to = device_position(r->text, position);

	return to == UINT32_MAX ? 0 : to;
}

/* A range of text that was taken, from its first to its last byte; an empty one is where it begins. */
static void remap_range(const struct renumbering *r, u32 range[2])
{
	u32 begin = device_position(r->text, range[0]), last = range[1] > range[0] ? device_position(r->text, range[1] - 1) : begin;
	bool is_gone = !range[1] || begin == UINT32_MAX || last == UINT32_MAX;

	range[1] = is_gone ? 0 : last + (range[1] > range[0]);
	range[0] = is_gone ? 0 : begin;
}

static void remap_field(const struct il *il, const struct renumbering *r, u8 *record, const struct il_field_info *field)
{
	u32 *at = (u32 *)(void *)(record + field->offset), value;
	const struct il_field_info *next;

	switch (field->type) {
	case IL_FIELD_REF: *at = *at ? r->number[field->target][*at] : 0; break;
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT:
		next = il_next_field((enum il_kind)field->target);
		value = next ? next_kept(il, r, (enum il_kind)field->target, *at, next) : *at;
		*at = value ? r->number[field->target][value] : 0;
		break;
	case IL_FIELD_ANY: *at = *at ? il_any_of(il_any_kind(*at), r->number[il_any_kind(*at)][il_any_index(*at)]) : 0; break;
	case IL_FIELD_POS: *at = position_of(r, *at); break;
	case IL_FIELD_RANGE: remap_range(r, at); break;
	default: break;
	}
}

static void copy_kept(const struct il *il, const struct renumbering *r, struct il *device, enum il_kind kind)
{
	u32 count, i, index;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (index = 1; index < il->table[kind].count; index++) {
		u8 *record;

		if (!r->number[kind][index])
			continue;
		record = il_at(device, kind, il_add(device, kind));
		memcpy(record, il_at(il, kind, index), il_stride[kind]);
		for (i = 0; i < count; i++) {
			u32 *at = (u32 *)(void *)(record + fields[i].offset);

			if (fields[i].type == IL_FIELD_STR)
				*at = il_intern_z(device, il_text(il, *at));
			else
				remap_field(il, r, record, &fields[i]);
		}
	}
}

/* The line markers of the new text; files are all kept. */
static void add_markers(const struct device_text *text, struct il *device)
{
	u32 i;

	for (i = 0; i < text->markers.count; i++) {
		struct il_seq_number_lookup *lookup;

		il_new_seq_number_lookup(device, &lookup);
		*lookup = (struct il_seq_number_lookup){ text->markers.at[i].position, text->markers.at[i].line, text->markers.at[i].file,
			                                 text->markers.at[i].flags };
	}
}

void make_device_il(const struct il *il, const struct device_text *text, struct il *device)
{
	struct renumbering r = { .text = text };
	u32 kind;

	il_init(device);
	renumber(il, &r);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il->table[kind].count && kind != IL_seq_number_lookup)
			copy_kept(il, &r, device, (enum il_kind)kind);
	add_markers(text, device);
	device->source = xmalloc(text->text.length + 1);
	memcpy(device->source, text->text.text, text->text.length + 1);
	device->source_size = text->text.length;
	device->header = il->header;
	device->header.source_name = il_intern_z(device, il_text(il, il->header.source_name));
	device->header.source_path = il_intern_z(device, il_text(il, il->header.source_path));
	device->header.options = il_intern_z(device, il_text(il, il->header.options));
	device->header.module_id_name = il_intern_z(device, il_text(il, il->header.module_id_name));
	device->header.main_routine = r.number[IL_routine][il->header.main_routine];
	device->header.file_scope = r.number[IL_scope][il->header.file_scope];
	device->header.module_id_entity = 0;
	device->header.is_marked = 0;
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		free(r.number[kind]);
}

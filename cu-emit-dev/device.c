#include "device.h"

#include <stdlib.h>

struct renumbering { u32 *number[IL_KIND_COUNT]; };

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

static void remap_field(const struct il *il, const struct renumbering *r, u8 *record, const struct il_field_info *field)
{
	u32 *at = (u32 *)(void *)(record + field->offset), value;
	const struct il_field_info *next;

	switch (field->type) {
	case IL_FIELD_REF:
		*at = *at ? r->number[field->target][*at] : 0;
		break;
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT:
		next = il_next_field((enum il_kind)field->target);
		value = next ? next_kept(il, r, (enum il_kind)field->target, *at, next) : *at;
		*at = value ? r->number[field->target][value] : 0;
		break;
	case IL_FIELD_ANY:
		*at = *at ? il_any_of(il_any_kind(*at), r->number[il_any_kind(*at)][il_any_index(*at)]) : 0;
		break;
	case IL_FIELD_STR:
	default:
		break;
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

void make_device_il(const struct il *il, struct il *device)
{
	struct renumbering r = { { 0 } };
	u32 kind;

	il_init(device);
	renumber(il, &r);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il->table[kind].count)
			copy_kept(il, &r, device, (enum il_kind)kind);
	device->source = xmalloc(il->source_size + 1);
	memcpy(device->source, il->source, il->source_size);
	device->source_size = il->source_size;
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

/* Deep copies. */
#include "map.h"

#include <stdlib.h>

/* The entries to copy in the order of the walk, and the number of each one's copy. */
struct copying {
	VEC(il_any) entries;
	struct il_map number;
};

static enum il_walk collect(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct copying *c = walker->context;

	(void)depth;
	vec_push(&c->entries, il_any_of(kind, index));
	return IL_WALK_INTO;
}

static void add_copy(struct il *il, struct copying *c, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u32 index = il_add(il, kind);
	bool is_new;

	memcpy(il_at(il, kind, index), il_at(il, kind, il_any_index(entry)), il_stride[kind]);
	*il_map_at(&c->number, entry, &is_new) = index;
}

/* What a field of the original means in the copy. */
static u32 translated(const struct copying *c, const struct il_field_info *field, u32 value)
{
	enum il_kind kind = field->type == IL_FIELD_ANY ? il_any_kind(value) : (enum il_kind)field->target;
	u32 copy = il_map_find(&c->number, field->type == IL_FIELD_ANY ? value : il_any_of(kind, value));

	if (!copy)
		return value;
	return field->type == IL_FIELD_ANY ? il_any_of(kind, copy) : copy;
}

static void translate(struct il *il, const struct copying *c, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	u8 *record = il_at(il, kind, il_map_find(&c->number, entry));
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (il_is_reference(&fields[i])) {
			u32 *at = (u32 *)(void *)(record + fields[i].offset);

			*at = translated(c, &fields[i], *at);
		}
}

u32 il_copy(struct il *il, enum il_kind kind, u32 index)
{
	struct copying c = { 0 };
	struct il_walker walker = { .enter = collect, .context = &c };
	const struct il_field_info *next = il_next_field(kind);
	u32 i, copy;

	il_walk(il, kind, index, &walker);
	for (i = 0; i < c.entries.count; i++)
		add_copy(il, &c, c.entries.at[i]);
	for (i = 0; i < c.entries.count; i++)
		translate(il, &c, c.entries.at[i]);
	copy = il_map_find(&c.number, il_any_of(kind, index));
	if (next)
		*(u32 *)(void *)((u8 *)il_at(il, kind, copy) + next->offset) = 0;
	vec_free(&c.entries);
	il_map_free(&c.number);
	return copy;
}

/* Structural comparison. What is paired is assumed equal while its parts are compared, so references may go round. */
#include "map.h"

#include <stdlib.h>

struct pair {
	il_any a, b;
	bool in_list; /* reached as a child: the rest of the list counts as well */
};

struct comparison {
	const struct il *a, *b;
	struct il_map to_b, to_a;          /* the partner of each entry that was met */
	VEC(struct pair) work, references; /* to be compared; to be compared once everything owned has its partner */
	bool outside;                      /* what is owned is done: work holds what it refers to */
};

/* Makes partners of two entries, or sees that they are. */
static bool pair_up(struct comparison *c, il_any a, il_any b, bool in_list)
{
	bool new_a, new_b;
	u32 *to_b, *to_a;

	if (!a || !b || il_any_kind(a) != il_any_kind(b))
		return a == b;
	to_b = il_map_at(&c->to_b, a, &new_a);
	to_a = il_map_at(&c->to_a, b, &new_b);
	if (!new_a || !new_b)
		return !new_a && !new_b && *to_b == il_any_index(b);
	*to_b = il_any_index(b);
	*to_a = il_any_index(a);
	vec_push(&c->work, (struct pair){ a, b, in_list });
	return true;
}

/* Entries that are what they are called: outside of what is compared, name and place are enough. */
static bool has_identity(const struct il *il, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);
	const struct il_type *type;

	if (kind == IL_scope)
		return true;
	if (*il_entry_name(il, kind, il_any_index(entry)))
		return true;
	type = kind == IL_type ? il_type(il, il_any_index(entry)) : NULL;
	return type && (type->kind == tk_class || type->kind == tk_struct || type->kind == tk_union);
}

static bool is_part_of_identity(enum il_kind kind, const struct il_field_info *field)
{
	static const char *const names[] = { "name", "parent_scope", "parent", "owner", "kind", "special_kind", "template_info" };
	size_t i;

	for (i = 0; i < COUNT_OF(names); i++)
		if (!strcmp(field->name, names[i]))
			return true;
	return kind == IL_routine && !strcmp(field->name, "type"); /* overloads */
}

static il_any reference_value(const void *record, const struct il_field_info *field)
{
	u32 value = (u32)il_field_value(record, field);

	return field->type == IL_FIELD_ANY ? value : il_any_of((enum il_kind)field->target, value);
}

static bool fields_equal(struct comparison *c, const struct il_field_info *field, const void *a, const void *b, bool in_list)
{
	switch (field->type) {
	case IL_FIELD_POS:
	case IL_FIELD_RANGE: return true;
	case IL_FIELD_STR: return !strcmp(il_text(c->a, (il_str)il_field_value(a, field)), il_text(c->b, (il_str)il_field_value(b, field)));
	case IL_FIELD_NEXT: return !in_list || pair_up(c, reference_value(a, field), reference_value(b, field), true);
	case IL_FIELD_CHILD: return pair_up(c, reference_value(a, field), reference_value(b, field), true);
	case IL_FIELD_REF:
	case IL_FIELD_ANY:
		vec_push(&c->references, (struct pair){ reference_value(a, field), reference_value(b, field), false });
		return true;
	default: return il_field_value(a, field) == il_field_value(b, field);
	}
}

static bool records_equal(struct comparison *c, const struct pair *pair)
{
	enum il_kind kind = il_any_kind(pair->a);
	const void *a = il_at(c->a, kind, il_any_index(pair->a)), *b = il_at(c->b, kind, il_any_index(pair->b));
	bool by_identity = c->outside && has_identity(c->a, pair->a);
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if ((!by_identity || is_part_of_identity(kind, &fields[i])) && !fields_equal(c, &fields[i], a, b, pair->in_list))
			return false;
	return true;
}

static bool references_equal(struct comparison *c, const struct pair *pair)
{
	bool inside = il_map_find(&c->to_b, pair->a) || il_map_find(&c->to_a, pair->b);

	if (c->a == c->b && !inside)
		return pair->a == pair->b;
	return pair_up(c, pair->a, pair->b, false);
}

static bool all_equal(struct comparison *c)
{
	while (c->work.count || c->references.count) {
		struct pair pair;

		if (c->work.count) {
			pair = vec_pop(&c->work);
			if (!records_equal(c, &pair))
				return false;
			continue;
		}
		c->outside = true;
		pair = vec_pop(&c->references);
		if (!references_equal(c, &pair))
			return false;
	}
	return true;
}

bool il_equal(const struct il *a, u32 index_a, const struct il *b, u32 index_b, enum il_kind kind)
{
	struct comparison c = { .a = a, .b = b };
	bool equal = pair_up(&c, il_any_of(kind, index_a), il_any_of(kind, index_b), false) && all_equal(&c);

	vec_free(&c.work);
	vec_free(&c.references);
	il_map_free(&c.to_b);
	il_map_free(&c.to_a);
	return equal;
}

#include "plan.h"

#include <stdlib.h>

/* Whether the whole of the attribute's group can go: nothing in it is the host compiler's. */
static u8 *groups_to_keep(const struct il *il)
{
	u8 *keep = xcalloc(il->table[IL_attribute_group].count, 1);
	u32 i;

	for (i = 1; i < il->table[IL_attribute].count; i++) {
		const struct il_attribute *attribute = il_attribute(il, i);

		if (attribute->cuda == cua_none)
			keep[attribute->group] = 1;
	}
	return keep;
}

/* The attribute and one comma beside it. */
static void delete_from_list(struct plan *plan, const struct il_attribute *attribute)
{
	const char *source = plan->il->source;
	u32 end = attribute->range_end;

	while (source[end] == ' ' || source[end] == '\t' || source[end] == '\n')
		end++;
	if (source[end] == ',') /* g++ allows an empty place before a closing parenthesis */
		end++;
	else
		end = attribute->range_end;
	edit_delete(&plan->edits, attribute->range_begin, end);
}

/* The reference leaves out a lambda's attributes, those for the host compiler too: noinline and always_inline make other code. */
static void delete_from_lambdas(struct plan *plan, u8 *gone)
{
	const struct il *il = plan->il;
	u32 i, attribute;

	for (i = 1; i < il->table[IL_lambda].count; i++) {
		if (il_lambda(il, i)->flags & lf_instantiated)
			continue;
		for (attribute = il_lambda(il, i)->first_attribute; attribute; attribute = il_attribute(il, attribute)->next) {
			u32 number = il_attribute(il, attribute)->group;
			const struct il_attribute_group *group = il_attribute_group(il, number);

			if (!gone[number]++)
				edit_delete(&plan->edits, group->range_begin, group->range_end);
		}
	}
}

void plan_attributes(struct plan *plan)
{
	const struct il *il = plan->il;
	u8 *keep = groups_to_keep(il), *done = xcalloc(il->table[IL_attribute_group].count, 1);
	u8 *gone = xcalloc(il->table[IL_attribute_group].count, 1);
	u32 i;

	delete_from_lambdas(plan, gone);
	for (i = 1; i < il->table[IL_attribute].count; i++) {
		const struct il_attribute *attribute = il_attribute(il, i);
		const struct il_attribute_group *group = il_attribute_group(il, attribute->group);

		if (attribute->cuda == cua_none || attribute->is_instantiated || gone[attribute->group])
			continue;
		if (attribute->cuda == cua_noinline_word) {
			if (!done[attribute->group]++)
				edit_replace(&plan->edits, group->range_begin, group->range_end, "__attribute__((noinline))");
			continue;
		}
		if (keep[attribute->group])
			delete_from_list(plan, attribute);
		else if (!done[attribute->group])
			edit_delete(&plan->edits, group->range_begin, group->range_end);
		done[attribute->group] = 1;
	}
	free(keep);
	free(done);
	free(gone);
}

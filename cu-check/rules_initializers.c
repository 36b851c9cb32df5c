/* Member initializers that do not stand in the order in which bases and members are initialized [class.base.init]/13. */
#include "check.h"

/* Where a base or member stands in that order, bases first; false: that is not known. */
struct rank {
	bool is_member;
	u32 number;
};

static bool rank_of(const struct il *il, const struct il_class_info *info, il_any member, struct rank *rank)
{
	u32 base = info->first_base, number;

	if (il_any_kind(member) == IL_field) {
		*rank = (struct rank){ true, il_field(il, il_any_index(member))->position };
		return true;
	}
	for (number = 0; base && il_any_kind(member) == IL_type; base = il_base_class(il, base)->next, number++)
		if (stripped(il, il_base_class(il, base)->type, &(u32){ 0 }) == stripped(il, il_any_index(member), &(u32){ 0 })) {
			*rank = (struct rank){ false, number };
			return !(il_base_class(il, base)->flags & bcf_virtual);
		}
	return false;
}

static bool comes_before(const struct rank *a, const struct rank *b)
{
	return a->is_member != b->is_member ? b->is_member : a->number < b->number;
}

/* Only the first one is said. */
void check_initialization_order(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	const struct il_class_info *info;
	const struct il_constructor_init *init, *previous = NULL;
	struct rank rank, before = { 0 };
	u32 i;

	if (routine->special_kind != sfk_constructor || !routine->first_ctor_init)
		return;
	info = il_class_info(c->il, il_type(c->il, routine->class_type)->class_info);
	for (i = routine->first_ctor_init; i; i = init->next, previous = init, before = rank) {
		init = il_constructor_init(c->il, i);
		if (!init->range_end || !rank_of(c->il, info, init->member, &rank))
			return;
		if (previous && comes_before(&rank, &before)) {
			diag_report(c->diag, DIAG_out_of_order_ctor_init, init->range_begin, init->member, previous->member);
			return;
		}
	}
}

/* Calls in instances of function templates whose return type is deduced: those are read where they are used first, and only there is
 * known what depends on template parameters. What the template itself shows was reported there. */
#include "calls.h"

/* The function that an expression of an instance calls by its name, in host code, when that is a device function; 0: none. */
static u32 callee_in_instance(struct check *c, const struct il_expr_node *node, u32 *place)
{
	u32 callee;

	if (!(node->flags & exf_instantiated) || node->evaluation != evk_evaluated || !node->routine ||
	    node->flags & exf_implicit || !(il_routine(c->il, node->routine)->entity & enf_instantiation) ||
	    !has_deduced_return(c->il, il_routine(c->il, node->routine)) ||
	    !runs_on_host(space_of_caller(c, il_any_of(IL_routine, node->routine), node->range_begin)) ||
	    lambda_around(c, node->range_begin))
		return 0;
	callee = named_callee(c, node->first_operand, place);
	return callee && is_device_only(c, callee, node->range_begin) ? callee : 0;
}

/* The places that calls were found at, as a set. */
static void note_places(const struct check *c, struct il_map *places)
{
	u32 i;

	for (i = 0; i < c->calls.found.count; i++)
		*il_map_at(places, il_any_of(IL_expr_node, c->calls.found.at[i].place), &(bool){ 0 }) = 1;
}

/* A function is instantiated by the first call of it, whose node stands before those of its body. */
static void note_trigger(struct check *c, u32 expr, const struct il_expr_node *call)
{
	u32 place, callee = named_callee(c, call->first_operand, &place), *trigger;
	bool is_new;

	if (!callee || !(il_routine(c->il, callee)->entity & enf_instantiation))
		return;
	trigger = il_map_at(&c->calls.triggers, il_any_of(IL_routine, callee), &is_new);
	*trigger = is_new ? expr : *trigger;
}

u32 trigger_of(const struct check *c, u32 routine)
{
	return il_map_find(&c->calls.triggers, il_any_of(IL_routine, routine));
}

/* The call outside of instances that led to the body of one; 0: not known. */
static u32 outermost_trigger(const struct check *c, u32 routine)
{
	u32 trigger = trigger_of(c, routine), steps;

	for (steps = 0; trigger && il_expr_node(c->il, trigger)->flags & exf_instantiated; steps++)
		trigger = steps < MAX_CONTEXTS ? trigger_of(c, il_expr_node(c->il, trigger)->routine) : 0;
	return trigger;
}

void check_calls_of_instances(struct check *c)
{
	struct il_map reported = { 0 };
	u32 i, trigger, place, callee;

	note_places(c, &reported);
	for (i = 1; i < c->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(c->il, i);

		if (node->kind != enk_operation || node->operation != eok_call)
			continue;
		note_trigger(c, i, node);
		callee = callee_in_instance(c, node, &place);
		trigger = callee ? outermost_trigger(c, node->routine) : 0;
		if (trigger && !il_map_find(&reported, il_any_of(IL_expr_node, place)))
			vec_push(&c->calls.found, (struct call){ il_expr_node(c->il, trigger)->range_end - 1, node->range_begin,
			                                         c->calls.found.count, place, il_any_of(IL_routine, callee),
			                                         il_any_of(IL_routine, node->routine), true });
	}
	il_map_free(&reported);
}

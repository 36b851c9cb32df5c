/* Where functions that are instantiated explicitly were used first: the reference names that place, not the directive, whichever of them comes
 * first, as all explicit instances are made at the end. Those that a use makes at once use others, too; explicit ones use those that are
 * made behind them. */
#include "calls.h"

/* Behind the source: explicit instances are made there, one after the other. */
static u32 behind_source(const struct check *c, u32 number) { return (u32)c->il->source_size + number; }

u32 member_order(const struct check *c, u32 routine)
{
	const struct il_routine *record = il_routine(c->il, routine);
	u32 directive = directive_of_instance(c, routine);

	if (il_map_find(&c->calls.directives, il_any_of(IL_routine, routine)))
		return 0;
	return il_map_find(&c->calls.directives, il_any_of(IL_type, record->class_type)) == directive ?
	               record->position :
	               behind_source(c, record->position); /* members of the classes in it come last */
}

static bool is_made_before(const struct check *c, u32 routine, u32 other)
{
	u32 one = directive_of_instance(c, routine), two = directive_of_instance(c, other);

	return one != two ? one < two : member_order(c, routine) < member_order(c, other);
}

/* When an expression in an instance uses a function: the end of what asked for the instance outside of all others, or behind the source; 0: it
 * is not, as the function is made before. */
static u32 time_in_instance(struct check *c, struct instance instance, u32 routine)
{
	const struct instance saved = c->instance;
	u32 time;

	c->instance = instance;
	time = end_of_instance(c);
	c->instance = saved;
	if (time < c->il->source_size)
		return time;
	if (instance.lambda || !directive_of_instance(c, instance.routine) || !is_made_before(c, instance.routine, routine))
		return 0;
	return behind_source(c, directive_of_instance(c, instance.routine));
}

static void note_use(struct check *c, u32 routine, u32 time, u32 place)
{
	bool is_new;
	u32 *number = il_map_at(&c->calls.first_use_of, il_any_of(IL_routine, routine), &is_new);

	if (!c->calls.first_uses.count)
		vec_push(&c->calls.first_uses, (struct first_use){ 0 });
	if (is_new) {
		*number = c->calls.first_uses.count;
		vec_push(&c->calls.first_uses, (struct first_use){ time, place });
	} else if (time < c->calls.first_uses.at[*number].time) {
		c->calls.first_uses.at[*number] = (struct first_use){ time, place };
	}
}

static bool is_explicit_instance(const struct check *c, u32 routine)
{
	return routine && il_routine(c->il, routine)->entity & enf_instantiation && directive_of_instance(c, routine);
}

static void note_expression(struct check *c, const struct il_expr_node *node)
{
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0, time = node->range_begin;
	struct instance instance;

	if (!is_explicit_instance(c, routine) || node->flags & exf_dependent)
		return;
	if (node->flags & exf_instantiated) {
		instance = instance_around(c, node);
		time = instance.lambda || instance.routine ? time_in_instance(c, instance, routine) : 0;
	} else if (is_written_in_template(c->il, node->routine)) {
		time = 0;
	}
	if (time)
		note_use(c, routine, time, node->range_begin);
}

/* An object is destroyed. */
static void note_variable(struct check *c, const struct il_variable *variable)
{
	if (is_explicit_instance(c, variable->destructor) && !(variable->entity & enf_instantiation) &&
	    !is_written_in_template(c->il, routine_of_scope(c->il, variable->parent_scope)))
		note_use(c, variable->destructor, variable->position, variable->position);
}

u32 first_use_of_instance(struct check *c, u32 routine)
{
	u32 i;

	for (i = 1; !c->calls.first_uses_known && i < c->il->table[IL_expr_node].count; i++)
		note_expression(c, il_expr_node(c->il, i));
	for (i = 1; !c->calls.first_uses_known && i < c->il->table[IL_variable].count; i++)
		note_variable(c, il_variable(c->il, i));
	c->calls.first_uses_known = true;
	return c->calls.first_uses.count ?
	               c->calls.first_uses.at[il_map_find(&c->calls.first_use_of, il_any_of(IL_routine, routine))].place :
	               0;
}

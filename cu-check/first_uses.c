/* Where functions that are instantiated explicitly were used first: the reference names that place, not the directive, whichever of them comes
 * first, as all explicit instances are made at the end: in the order in which they were first met, be it by a use or the directive, members when
 * their class was. Those that a use makes at once use others, too; explicit ones use those that are made behind them. */
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

/* When what a directive instantiates was first met: at the directive, if nothing used it before. */
static u32 *time_of_directive(struct check *c, u32 directive)
{
	bool is_new;
	u32 *time = il_map_at(&c->calls.first_met, il_any_of(IL_instantiation_directive, directive), &is_new);

	if (is_new)
		*time = il_instantiation_directive(c->il, directive)->range_begin;
	return time;
}

static bool is_made_before(struct check *c, u32 routine, u32 other)
{
	u32 one = *time_of_directive(c, directive_of_instance(c, routine)), two = *time_of_directive(c, directive_of_instance(c, other));

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
	return behind_source(c, *time_of_directive(c, directive_of_instance(c, instance.routine)));
}

static void note_use(struct check *c, u32 routine, u32 time, u32 place)
{
	u32 *met = time_of_directive(c, directive_of_instance(c, routine)), *number;
	bool is_new;

	if (time < *met)
		*met = time;
	number = il_map_at(&c->calls.first_use_of, il_any_of(IL_routine, routine), &is_new);
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

/* in_instances: those alone, when all others are noted. */
static void note_expression(struct check *c, const struct il_expr_node *node, bool in_instances)
{
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0, time = node->range_begin;
	struct instance instance;

	if (!is_explicit_instance(c, routine) || node->flags & exf_dependent || !(node->flags & exf_instantiated) == in_instances)
		return;
	if (in_instances) {
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

static void find_first_uses(struct check *c)
{
	u32 i, in_instances;

	for (i = 1; i < c->il->table[IL_variable].count; i++)
		note_variable(c, il_variable(c->il, i));
	for (in_instances = 0; in_instances < 2; in_instances++)
		for (i = 1; i < c->il->table[IL_expr_node].count; i++)
			note_expression(c, il_expr_node(c->il, i), in_instances);
}

u32 first_use_of_instance(struct check *c, u32 routine)
{
	if (!c->calls.first_uses_known)
		find_first_uses(c);
	c->calls.first_uses_known = true;
	return c->calls.first_uses.count ?
	               c->calls.first_uses.at[il_map_find(&c->calls.first_use_of, il_any_of(IL_routine, routine))].place :
	               0;
}

u32 first_met(struct check *c, u32 routine)
{
	first_use_of_instance(c, routine);
	return *time_of_directive(c, directive_of_instance(c, routine));
}

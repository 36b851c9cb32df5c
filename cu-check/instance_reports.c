/* What is said of instances: with what led to them, and where it stands among the rest. Instances are looked at in place of what asks for
 * them: what one shows stands at the place in the instance around, and that at the place which is written. */
#include "calls.h"

#include <stdarg.h>
#include <stdlib.h>

enum { MAX_CONTEXTS = 100, STEPS_MAX = 10000 };

/* ---- what led to them ---- */

/* Why there is an instance; NULL: it is an explicit one. */
static const struct cause *cause_of(const struct check *c, struct instance instance)
{
	u32 trigger = il_map_find(&c->calls.triggers, il_any_of(IL_routine, instance.routine));

	if (instance.lambda)
		return &c->calls.lambda_instances.at[instance.lambda];
	return trigger ? &c->calls.causes.at[trigger] : NULL;
}

/* The end of the call whose callee an expression names, if it does. */
static u32 end_of_trigger(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr), *parent = il_expr_node(c->il, parent_expression(c, expr));

	if (il_is_member_access(parent))
		parent = il_expr_node(c->il, parent_expression(c, parent_expression(c, expr)));
	return parent->kind == enk_operation && parent->operation == eok_call && parent->range_begin <= node->range_begin ?
	               parent->range_end :
	               node->range_end;
}

/* Where an instance was asked for. */
static u32 place_of_cause(struct check *c, struct instance instance)
{
	const struct cause *cause = cause_of(c, instance);
	const struct il_instantiation_directive *directive =
		il_instantiation_directive(c->il, cause ? 0 : directive_of_instance(c, instance.routine));

	if (cause)
		return il_expr_node(c->il, cause->expr)->range_begin;
	if (first_use_of_instance(c, instance.routine))
		return first_use_of_instance(c, instance.routine);
	return directive->decl ? il_full_entity_decl_info(c->il, directive->decl)->name_begin : directive->range_begin;
}

/* The class that defines a function as its friend, in whose name that is made; 0: there is none. */
static u32 class_of_friend(const struct il *il, u32 routine)
{
	il_any owner;

	if (!is_friend_of_instance(il_routine(il, routine)))
		return 0;
	owner = il_scope(il, il_full_entity_decl_info(il, il_routine(il, routine)->definition)->scope)->owner;
	return il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

static void report_contexts(struct check *c, struct instance instance)
{
	const struct cause *cause;
	u32 steps;

	for (steps = 0; (instance.lambda || instance.routine) && steps < MAX_CONTEXTS; steps++) {
		cause = cause_of(c, instance);
		if (instance.lambda)
			report_lambda_context(c, instance.lambda);
		else if (class_of_friend(c->il, instance.routine))
			diag_context(c->diag, DIAG_context_class_instantiation,
			             il_any_of(IL_type, class_of_friend(c->il, instance.routine)), place_of_cause(c, instance));
		else
			diag_context(c->diag, DIAG_context_instantiation, il_any_of(IL_routine, instance.routine),
			             place_of_cause(c, instance));
		instance = cause ? cause->outer : (struct instance){ 0 };
	}
}

void add_instance_contexts(struct check *c)
{
	if (is_in_instance(c))
		report_contexts(c, c->instance);
}

/* ---- where it stands ---- */

static bool is_none(struct instance instance) { return !instance.lambda && !instance.routine; }

/* Where what an instance shows stands in what asks for it; explicit ones are made at the end. */
static u32 place_of_instance(struct check *c, struct instance instance)
{
	const struct cause *cause = cause_of(c, instance);

	return cause ? end_of_trigger(c, cause->expr) - 1 : (u32)c->il->source_size;
}

static struct instance instance_outside(const struct check *c, struct instance instance)
{
	const struct cause *cause = cause_of(c, instance);

	return cause ? cause->outer : (struct instance){ 0 };
}

u32 end_of_instance(struct check *c)
{
	struct instance instance = c->instance, outer = instance_outside(c, instance);
	u32 steps;

	for (steps = 0; steps < STEPS_MAX && !is_none(outer); steps++) {
		instance = outer;
		outer = instance_outside(c, instance);
	}
	return place_of_instance(c, instance);
}

static u32 latest_report(const struct check *c)
{
	u32 i = c->diag->messages.count - 1;

	while (i && c->diag->messages.at[i].part != dpt_diagnostic)
		i--;
	return i;
}

/* Notes where the latest report stands in the instance: key gets the places of that and of each instance around, from the outside in, those
 * of one place by what asked for them. */
static void note_place(struct check *c, u32 message)
{
	struct instance_report report = { .message = message };
	struct instance instance = c->instance;
	u32 depth = 0, skipped;

	for (; !is_none(instance) && depth < STEPS_MAX; depth++)
		instance = instance_outside(c, instance);
	skipped = depth > KEY_INSTANCES ? depth - KEY_INSTANCES : 0;
	instance = c->instance;
	for (; skipped; skipped--, depth--)
		instance = instance_outside(c, instance);
	report.key[KEY_PARTS * depth] = c->diag->messages.at[message].position;
	for (; depth; depth--, instance = instance_outside(c, instance)) {
		const struct cause *cause = cause_of(c, instance);
		u32 *key = &report.key[KEY_PARTS * (depth - 1)];

		key[0] = place_of_instance(c, instance);
		key[1] = cause ? cause->expr : first_met(c, instance.routine);
		key[2] = cause ? 0 : member_order(c, instance.routine);
		if (!key[2])
			key[2] = il_map_find(&c->calls.seen, il_any_of(IL_routine, instance.routine));
	}
	vec_push(&c->instance_reports, report);
}

void move_to_instance(struct check *c)
{
	if (!is_in_instance(c) || c->diag->last_suppressed || !c->diag->messages.count)
		return;
	note_place(c, latest_report(c));
	diag_move(c->diag, end_of_instance(c));
}

void report_in_instance(struct check *c)
{
	move_to_instance(c);
	add_instance_contexts(c);
}

static int by_place(const void *a, const void *b)
{
	const struct instance_report *x = a, *y = b;
	u32 i;

	for (i = 0; i < COUNT_OF(x->key); i++)
		if (x->key[i] != y->key[i])
			return x->key[i] < y->key[i] ? -1 : 1;
	return x->message < y->message ? -1 : x->message > y->message;
}

void order_instance_reports(struct check *c)
{
	u32 order = c->diag->messages.count, i, message;

	vec_sort(&c->instance_reports, by_place);
	for (i = 0; i < c->instance_reports.count; i++) {
		message = c->instance_reports.at[i].message;
		do {
			c->diag->messages.at[message].order = order++;
			message++;
		} while (message < c->diag->messages.count && c->diag->messages.at[message].part != dpt_diagnostic);
	}
	vec_free(&c->instance_reports);
}

/* ---- what templates show ---- */

/* Whether the template itself showed it, as it is written. */
static bool was_written(const struct check *c, enum diag_id id, u32 place)
{
	u32 i;

	for (i = 0; i < c->written_messages; i++)
		if (c->diag->messages.at[i].id == id && c->diag->messages.at[i].place == place)
			return true;
	return false;
}

void report_at(struct check *c, enum diag_id id, u32 place, u32 position, ...)
{
	va_list args;

	if (is_in_instance(c) && was_written(c, id, place))
		return;
	va_start(args, position);
	diag_report_with(c->diag, id, place, args);
	va_end(args);
	diag_move(c->diag, position);
	report_in_instance(c);
}

void report_noted(struct check *c, u32 routine)
{
	struct diag *noted = c->instance_diag;
	u32 i = 0;

	while (noted && i < noted->messages.count) {
		const struct diag_message *message = &noted->messages.at[i];

		if (message->routine != routine || message->part != dpt_diagnostic || !message->text ||
		    was_written(c, message->id, message->place)) {
			i++;
			continue;
		}
		i = diag_hand_over(noted, i, c->diag);
		report_in_instance(c);
	}
}

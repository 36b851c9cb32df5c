/* Instances that the reference looks at: those of functions whose return type is deduced, of constexpr ones and of generic lambdas, which
 * are made where they are used first, and explicit ones, which are made at the end. They show what depends on template parameters; what the
 * template itself shows was reported there. */
#include "../lib/il/names.h"
#include "calls.h"

#include <stdlib.h>

enum { MAX_CONTEXTS = 100 };

/* ---- what makes them ---- */

/* The class that a class is a member of as it stands, which is no template; 0: none. */
static u32 class_around(const struct il *il, u32 class)
{
	const struct il_type *t = il_type(il, class);
	il_any owner = il_scope(il, t->parent_scope)->owner;

	return !t->template_info && il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

/* Members that are templates are not made with their class. */
u32 directive_of_instance(const struct check *c, u32 routine)
{
	u32 directive = il_map_find(&c->calls.directives, il_any_of(IL_routine, routine)), class = il_routine(c->il, routine)->class_type;
	u32 steps;

	if (il_routine(c->il, routine)->template_info)
		return directive;
	for (steps = 0; class && !directive && steps < MAX_CONTEXTS; class = class_around(c->il, class), steps++)
		directive = il_map_find(&c->calls.directives, il_any_of(IL_type, class));
	return directive;
}

static bool is_looked_at(const struct check *c, u32 routine)
{
	return il_map_find(&c->calls.triggers, il_any_of(IL_routine, routine)) || directive_of_instance(c, routine);
}

struct instance instance_around(struct check *c, const struct il_expr_node *node)
{
	struct instance none = { 0 }, instance = { 0 };
	bool in_generic;

	if (!(node->flags & exf_instantiated))
		return none;
	instance.lambda = lambda_instance_around(c, node, &in_generic);
	if (!in_generic && il_routine(c->il, node->routine)->entity & enf_instantiation && is_looked_at(c, node->routine))
		instance.routine = node->routine;
	return instance;
}

bool is_reached(struct check *c, const struct il_expr_node *node)
{
	struct instance instance = instance_around(c, node);

	if (!(node->flags & exf_instantiated))
		return !(node->flags & exf_dependent) && !is_written_in_template(c->il, node->routine);
	return instance.lambda || instance.routine;
}

/* Whether a name or call makes an instance of a function, when nothing made it before. */
static bool makes_instance(struct check *c, const struct il_expr_node *node, u32 callee)
{
	const struct il_routine *routine = il_routine(c->il, callee);
	bool is_deduced = has_deduced_return(c->il, routine);

	if (!(routine->entity & enf_instantiation) || !(routine->flags & rf_constexpr || is_deduced || is_friend_of_instance(routine)))
		return false;
	if (is_deduced && !(node->flags & exf_instantiated)) /* its type is wanted, also in templates and unevaluated operands */
		return !(node->flags & exf_dependent);
	return is_reached(c, node) && (is_deduced || node->evaluation != evk_unevaluated) &&
	       !(node->flags & exf_instantiated && directive_of_instance(c, callee));
}

static void note_trigger(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 callee = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0, *trigger;
	bool is_new;

	if (!callee || !makes_instance(c, node, callee))
		return;
	if (!c->calls.causes.count)
		vec_push(&c->calls.causes, (struct cause){ 0 });
	trigger = il_map_at(&c->calls.triggers, il_any_of(IL_routine, callee), &is_new);
	if (!is_new)
		return;
	*trigger = c->calls.causes.count;
	vec_push(&c->calls.causes, (struct cause){ expr, instance_around(c, node) });
}

static void find_directives(struct check *c)
{
	u32 i, *first;
	bool is_new;

	for (i = 1; i < c->il->table[IL_instantiation_directive].count; i++) {
		const struct il_instantiation_directive *directive = il_instantiation_directive(c->il, i);
		il_any target = il_template_info(c->il, directive->template_info)->specialization;

		if (directive->kind != insk_define)
			continue;
		if (!target)
			target = directive->target;
		if (il_any_kind(target) == IL_type)
			target = il_any_of(IL_type, il_behind_typerefs(c->il, il_any_index(target)));
		first = target ? il_map_at(&c->calls.directives, target, &is_new) : NULL;
		if (first && is_new)
			*first = i;
	}
}

/* ---- what they show ---- */

static void check_body_of_instance(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);

	if (!routine->body || il_in_system_header(c->il, il_statement(c->il, routine->body)->range_begin))
		return;
	if (c->instance.lambda) {
		char *name = name_of_lambda_instance(c, c->instance.lambda);

		check_flow_of_lambda_instance(c, index, name);
		free(name);
	} else {
		check_flow_of_instance(c, index);
	}
	check_unset_in_instance(c, index);
	check_statements_of_instance(c, routine->body);
}

/* When an instance is come to. */
static void begin_instance(struct check *c)
{
	u32 routine = c->instance.lambda ? routine_of_lambda_instance(c, c->instance.lambda) : c->instance.routine, *order;
	bool is_new;

	if (!routine || routine == c->calls.latest_seen) /* as of the node before, mostly */
		return;
	c->calls.latest_seen = routine;
	order = il_map_at(&c->calls.seen, il_any_of(IL_routine, routine), &is_new);
	if (!is_new)
		return;
	*order = ++c->calls.seen_count;
	report_noted(c, routine);
	if (c->instance.routine)
		check_variables_of_instance(c, routine);
	check_constexpr_wrappers(c, routine);
	check_body_of_instance(c, routine);
}

/* What is said of expressions as they are written is said of those of instances, too, unless nothing is said of system headers. */
static void check_as_written(struct check *c, u32 expr)
{
	if (il_in_system_header(c->il, il_expr_node(c->il, expr)->range_begin))
		return;
	if (il_expr_node(c->il, expr)->kind == enk_operation) {
		check_conditional_operands(c, expr);
		check_values(c, expr);
		check_volatile_operand(c, expr);
	}
	check_effect(c, expr);
	check_nodiscard(c, expr);
}

static void check_in_instance(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (node->kind == enk_operation) {
		check_constant_memory(c, expr);
		check_stream_of_launch(c, node);
		check_kernel_call_in_instance(c, expr);
	}
	if (node->kind == enk_operation || node->kind == enk_new_delete)
		check_call(c, expr);
	if (node->kind == enk_variable || node->kind == enk_template_name)
		check_variable_reference(c, expr);
	if (node->kind == enk_routine && node->evaluation == evk_evaluated)
		check_kernel_instance(c, expr);
	if (node->kind == enk_lambda) {
		check_extended_in_instance(c, il_any_index(node->target));
		check_flow_of_lambda(c, il_any_index(node->target));
	}
	check_as_written(c, expr);
}

/* Whether a lambda that is not evaluated was come to in the instance: the operand of a decltype is read for each declarator. */
static bool is_read_again(struct check *c, const struct il_expr_node *node)
{
	u32 instance = c->instance.lambda ? c->instance.lambda * 2 + 1 : c->instance.routine * 2;
	u32 *latest = il_map_at(&c->calls.unevaluated_lambdas, il_any_of(IL_expr_node, node->range_begin), &(bool){ 0 });
	bool again = *latest == instance;

	*latest = instance;
	return again;
}

/* Of what is not evaluated there: extended lambdas, which have wrappers all the same. */
static void check_unevaluated_in_instance(struct check *c, const struct il_expr_node *node)
{
	c->instance = node->kind == enk_lambda ? instance_around(c, node) : (struct instance){ 0 };
	if (!is_in_instance(c) || is_read_again(c, node))
		return;
	begin_instance(c);
	check_extended_in_instance(c, il_any_index(node->target));
}

/* ---- static assertions [dcl.pre]/10 ---- */

/* By the expression that is its condition: those that fail. */
static void find_failed_assertions(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_static_assert].count; i++)
		if (il_static_assert(c->il, i)->fails)
			*il_map_at(&c->calls.failed_assertions, il_any_of(IL_expr_node, il_static_assert(c->il, i)->expr), &(bool){ 0 }) =
				i;
}

/* Those of system headers are there to be shown to who misuses these. */
static void report_failed_assertion(struct check *c, u32 index)
{
	const struct il_static_assert *record = il_static_assert(c->il, index);
	bool silent = c->diag->silent_in_system_headers;

	c->diag->silent_in_system_headers = false;
	diag_report(c->diag, record->shown ? DIAG_static_assertion_failed_with_message : DIAG_static_assertion_failed, record->range_begin,
	            il_text(c->il, record->shown));
	report_in_instance(c);
	c->diag->silent_in_system_headers = silent;
}

static void check_assertion(struct check *c, u32 condition)
{
	u32 failed = il_map_find(&c->calls.failed_assertions, il_any_of(IL_expr_node, condition));

	c->instance = failed ? instance_around(c, il_expr_node(c->il, condition)) : (struct instance){ 0 };
	if (!is_in_instance(c))
		return;
	begin_instance(c);
	report_failed_assertion(c, failed);
}

static void note_places(struct check *c)
{
	u32 i;

	for (i = 0; i < c->calls.found.count; i++)
		*il_map_at(&c->calls.places, il_any_of(IL_expr_node, c->calls.found.at[i].place), &(bool){ 0 }) = 1;
}

/* Those without expressions, which nothing came to. */
static void check_bodies_without_expressions(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(c->il, i);

		if (!(routine->entity & enf_instantiation) || !routine->body || !is_looked_at(c, i))
			continue;
		c->instance = (struct instance){ .routine = i };
		begin_instance(c);
	}
	for (i = 1; i < c->calls.lambda_instances.count; i++) {
		c->instance = (struct instance){ .lambda = i };
		begin_instance(c);
	}
}

void check_instances(struct check *c)
{
	u32 i;

	c->written_messages = c->diag->messages.count;
	note_places(c);
	find_directives(c);
	find_failed_assertions(c);
	for (i = 1; i < c->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(c->il, i);

		if (node->kind == enk_operation && node->operation == eok_call)
			note_lambda_instance(c, i);
		if (!(node->flags & exf_instantiated) && il_any_kind(node->target) != IL_routine)
			continue;
		if (node->type && il_type(c->il, node->type)->kind == tk_error) /* the pattern of an expansion is such */
			continue;
		note_trigger(c, i);
		if (!(node->flags & exf_instantiated))
			continue;
		check_assertion(c, i);
		if (node->evaluation != evk_evaluated) {
			check_unevaluated_in_instance(c, node);
			continue;
		}
		c->instance = instance_around(c, node);
		if (!is_in_instance(c))
			continue;
		begin_instance(c);
		check_in_instance(c, i);
	}
	check_bodies_without_expressions(c);
	c->instance = (struct instance){ 0 };
}

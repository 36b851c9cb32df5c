/* Calls of is_constant_evaluated() that always give the same value [meta.const.eval]. */
#include "../lib/il/operations.h"
#include "calls.h"

/* std::is_constant_evaluated() or the builtin. */
static bool asks_for_evaluation(const struct il *il, const struct il_expr_node *call)
{
	const struct il_expr_node *name = il_expr_node(il, call->first_operand);
	const struct il_routine *routine = il_routine(il, il_any_kind(name->target) == IL_routine ? il_any_index(name->target) : 0);
	il_any owner = il_scope(il, routine->parent_scope)->owner;
	const char *text = il_text(il, name->name);

	if (strcmp(text, "is_constant_evaluated") != 0)
		return !strcmp(text, "__builtin_is_constant_evaluated");
	return il_any_kind(owner) == IL_namespace && !strcmp(il_text(il, il_namespace(il, il_any_index(owner))->name), "std");
}

/* What has the whole expression that a node is part of. */
static il_any outermost_owner(struct check *c, u32 expr)
{
	enum { STEPS_MAX = 100 };
	il_any owner = owner_of(c, expr);
	u32 steps;

	for (steps = 0; il_any_kind(owner) == IL_expr_node && steps < STEPS_MAX; steps++)
		owner = owner_of(c, il_any_index(owner));
	return owner;
}

static bool is_constant_condition(const struct il *il, il_any owner)
{
	return il_any_kind(owner) == IL_static_assert ||
	       (il_any_kind(owner) == IL_statement && il_statement(il, il_any_index(owner))->kind == stmk_constexpr_if) ||
	       (il_any_kind(owner) == IL_variable && il_variable(il, il_any_index(owner))->flags & vf_enumerator);
}

/* Whether the owner is part of the body of a function that is evaluated only when the program runs; what lambdas are is not known. */
static bool is_in_running_function(struct check *c, const struct il_expr_node *call, il_any owner)
{
	const struct il *il = c->il;
	il_any caller = caller_at(c, call->routine, call->range_begin);
	bool is_part = il_any_kind(owner) == IL_statement || il_any_kind(owner) == IL_constructor_init ||
	               (il_any_kind(owner) == IL_variable && !(il_variable(il, il_any_index(owner))->flags & vf_constexpr));

	return is_part && il_any_kind(caller) == IL_routine && il_any_index(caller) &&
	       !(il_routine(il, il_any_index(caller))->flags & (rf_constexpr | rf_consteval)) &&
	       !is_template_text(c, call->routine, call->range_begin);
}

void check_constant_evaluated(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	const char *name = il_text(c->il, il_expr_node(c->il, call->first_operand)->name);
	u32 place;
	il_any owner;

	if (call->operation != eok_call || call->flags & exf_instantiated || !asks_for_evaluation(c->il, call))
		return;
	owner = outermost_owner(c, expr);
	place = skip_space(c->il, il_expr_node(c->il, call->first_operand)->range_end);
	if (is_constant_condition(c->il, owner))
		diag_report(c->diag, DIAG_constant_evaluated_always_true, place, name);
	else if (is_in_running_function(c, call, owner))
		diag_report(c->diag, DIAG_constant_evaluated_always_false, place, name);
}

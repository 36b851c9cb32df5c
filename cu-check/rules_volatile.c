/* What C++20 deprecates of volatile objects [depr.volatile.type]: steps, compound assignments, and results of assignments that are used. */
#include "../lib/il/operations.h"
#include "values.h"

enum { CXX20 = 202002, STEPS_MAX = 1000 };

static bool is_volatile_scalar(const struct il *il, u32 type)
{
	u32 cv = 0;
	const struct il_type *t = stripped(il, type, &cv);

	return cv & tyf_volatile && !(t->flags & tyf_dependent) &&
	       (t->kind == tk_integer || t->kind == tk_float || t->kind == tk_pointer || t->kind == tk_ptr_to_member);
}

static bool is_cast_to_void(const struct il *il, const struct il_expr_node *node)
{
	switch (node->operation) {
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast: return stripped(il, node->type, &(u32){ 0 })->kind == tk_void;
	default: return false;
	}
}

/* Whether the reference takes what an expression gives one of its operands as used, wherever the whole stands: the value that is assigned,
 * what is in braces or cast. */
static bool uses_operand(const struct il *il, const struct il_expr_node *node, u32 operand)
{
	if (node->kind == enk_braced_init_list || node->kind == enk_throw)
		return true;
	switch (node->operation) {
	case eok_assign: return operand != node->first_operand;
	case eok_cast: return !(node->flags & exf_implicit) && stripped(il, node->type, &(u32){ 0 })->kind != tk_void;
	default: return false;
	}
}

/* Whether the value of a whole expression is thrown away: it is a statement, the last one of a statement expression too, or what a for does
 * behind its body. */
static bool is_discarded(struct check *c, u32 whole)
{
	il_any owner = owner_of(c, whole);

	return il_expr_node(c->il, whole)->flags & exf_discarded_value ||
	       (il_any_kind(owner) == IL_statement && il_statement(c->il, il_any_index(owner))->kind == stmk_expr);
}

/* Whether something is done with what an assignment gives. As the reference has it, nothing is in a statement, whatever takes it there, but
 * for another assignment and the like; nor is before a comma, an operator or not. */
static bool is_result_used(struct check *c, u32 assignment)
{
	u32 at = assignment, parent, steps;

	if (starts_with(c->il, skip_space(c->il, il_expr_node(c->il, assignment)->range_end), ","))
		return false;
	for (steps = 0; steps < STEPS_MAX && (parent = parent_expression(c, at)); steps++, at = parent) {
		const struct il_expr_node *node = il_expr_node(c->il, parent);

		if (node->kind == enk_operation && is_cast_to_void(c->il, node))
			return false;
		if (uses_operand(c->il, node, at))
			return true;
	}
	return !is_discarded(c, at);
}

void check_volatile_operand(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr), *object = il_expr_node(c->il, node->first_operand);
	enum il_operation_class class = il_operation_class(node->operation);

	if (c->il->header.std_version < CXX20 || (class != opc_step && class != opc_assignment) || node->target ||
	    node->flags & exf_dependent || !is_volatile_scalar(c->il, object->type))
		return;
	if (class == opc_step)
		report_late(c,
		            node->operation == eok_pre_incr || node->operation == eok_post_incr ? DIAG_volatile_increment :
		                                                                                  DIAG_volatile_decrement,
		            object->range_begin, node->range_end - 1);
	else if (node->operation != eok_assign)
		report_here(c, DIAG_volatile_compound_assignment, object->range_begin);
	else if (node->evaluation != evk_unevaluated && is_result_used(c, expr))
		report_here(c, DIAG_volatile_assignment_used, object->range_begin);
}

/* Values of floating expressions, as far as they can be told from the tree: literals, constants with such initializers, calls whose value
 * is recorded, and what operators make of them [expr.const]. */
#include "../lib/il/operations.h"
#include "fold.h"

#include <stdlib.h>

/* How many nodes are looked at for a value, those of constants included, which may name each other often. */
enum { NODES_MAX = 200 };

static bool fold_at(struct check *c, u32 expr, u32 *left, double *value);

/* As the type holds it [conv.double]. */
static bool rounded(const struct il *il, u32 type, double *value)
{
	const struct il_type *to = stripped(il, type, &(u32){ 0 });

	if (to->kind != tk_float)
		return false;
	if (to->int_kind == ik_float)
		*value = (float)*value;
	return true;
}

static bool fold_integer(struct check *c, u32 expr, double *value)
{
	struct folded folded = fold(c, expr);

	if (folded.state != FOLD_INTEGER)
		return false;
	*value = integral_is_signed(integral_kind_of(c->il, il_expr_node(c->il, expr)->type)) ? (double)(i64)folded.bits :
	                                                                                        (double)folded.bits;
	return true;
}

static bool fold_variable(struct check *c, il_any target, u32 *left, double *value)
{
	const struct il_variable *variable = il_variable_of(c->il, target);
	u32 cv = 0;

	stripped(c->il, variable->type, &cv);
	return il_any_kind(target) == IL_variable && !(variable->flags & vf_parameter) && !(cv & tyf_volatile) &&
	       (cv & tyf_const || variable->flags & vf_constexpr) && fold_at(c, variable->init_expr, left, value) &&
	       rounded(c->il, variable->type, value);
}

static bool fold_arithmetic_of(u8 operation, double left, double right, double *value)
{
	switch (operation) {
	case eok_add: *value = left + right; return true;
	case eok_subtract: *value = left - right; return true;
	case eok_multiply: *value = left * right; return true;
	case eok_divide: *value = left / right; return right != 0;
	default: return false;
	}
}

/* Nothing is left of what stands before a comma where it does nothing. */
static bool fold_comma(struct check *c, u32 first, u32 *left, double *value)
{
	return fold_at(c, first, left, value) && fold_at(c, il_expr_node(c->il, first)->next, left, value);
}

static bool fold_question(struct check *c, u32 first, u32 *left, double *value)
{
	struct folded condition = fold_condition(c, first);
	u32 second = il_expr_node(c->il, first)->next;

	return condition.state == FOLD_INTEGER && fold_at(c, condition.bits ? second : il_expr_node(c->il, second)->next, left, value);
}

static bool fold_operation(struct check *c, const struct il_expr_node *node, u32 *left, double *value)
{
	u32 first = node->first_operand;
	double right;

	if (!first || node->target)
		return false;
	switch (node->operation) {
	case eok_parens:
	case eok_unary_plus: return fold_at(c, first, left, value);
	case eok_negate:
		if (!fold_at(c, first, left, value))
			return false;
		*value = -*value;
		return true;
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast: return !il_expr_node(c->il, first)->next && fold_at(c, first, left, value);
	case eok_comma: return fold_comma(c, first, left, value);
	case eok_question: return fold_question(c, first, left, value);
	default:
		return il_operation_class(node->operation) == opc_arithmetic && fold_at(c, first, left, value) &&
		       fold_at(c, il_expr_node(c->il, first)->next, left, &right) &&
		       fold_arithmetic_of(node->operation, *value, right, value);
	}
}

static bool fold_at(struct check *c, u32 expr, u32 *left, double *value)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	const struct il_constant *constant = il_constant(c->il, node->constant);

	if (!expr || !*left || node->flags & exf_dependent || !node->type)
		return false;
	--*left;
	if (integral_kind_of(c->il, node->type))
		return fold_integer(c, expr, value);
	if (node->constant && constant->kind == ck_float) {
		*value = strtod(il_text(c->il, constant->text), NULL);
		return true;
	}
	if (node->kind == enk_variable)
		return fold_variable(c, node->target, left, value);
	return node->kind == enk_operation && fold_operation(c, node, left, value) && rounded(c->il, node->type, value);
}

bool fold_floating(struct check *c, u32 expr, double *value)
{
	return stripped(c->il, il_expr_node(c->il, expr)->type, &(u32){ 0 })->kind == tk_float &&
	       fold_at(c, expr, &(u32){ NODES_MAX }, value);
}

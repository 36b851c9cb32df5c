/* Arguments of builtin functions that must be literals. */
#include "check.h"

u32 argument_of(const struct il *il, const struct il_expr_node *call, u32 number)
{
	u32 operand = call->first_operand;

	for (; operand && number; operand = il_expr_node(il, operand)->next)
		number--;
	return operand;
}

enum { DEPTH_MAX = 50 };

/* Integer literals, enumerators, and what operators make of them. */
static enum literal bounded_literal_of(const struct il *il, u32 expr, u32 depth, i64 *value)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, il_written(il, expr)));
	const struct il_constant *constant = il_constant(il, node->constant);
	enum literal literal;
	u32 operand;

	if (!node->type || il_type(il, node->type)->flags & (tyf_dependent | tyf_contains_error) || node->flags & exf_dependent ||
	    depth > DEPTH_MAX)
		return UNKNOWN_LITERAL;
	if (node->kind == enk_constant) {
		*value = constant->value;
		return constant->kind == ck_integer ? LITERAL : NO_LITERAL;
	}
	if (node->kind == enk_variable && il_any_kind(node->target) == IL_variable &&
	    !(il_variable(il, il_any_index(node->target))->flags & (vf_enumerator | vf_template_parameter)))
		return NO_LITERAL;
	if (node->kind != enk_operation || node->operation >= eok_indirect)
		return UNKNOWN_LITERAL;
	if (node->operation == eok_negate) {
		literal = bounded_literal_of(il, node->first_operand, depth + 1, value);
		*value = (i64)(0 - (u64)*value);
		return literal;
	}
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (bounded_literal_of(il, operand, depth + 1, value) == NO_LITERAL)
			return NO_LITERAL;
	return UNKNOWN_LITERAL;
}

enum literal literal_of(const struct il *il, u32 expr, i64 *value) { return bounded_literal_of(il, expr, 0, value); }

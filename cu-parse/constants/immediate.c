/* Calls of immediate functions, which must be constants wherever they stand but in one another and in such functions [expr.const]. They are
 * looked at when all is parsed: then it is known what a call is an operand of. */
#include "../typing/invalid.h"
#include "constant.h"

/* Calls that are operands of others, which count alone, by node. */
typedef VEC(u8) node_set;

static bool is_immediate_call(const struct il *il, const struct il_expr_node *node)
{
	return node->kind == enk_operation && node->operation == eok_call &&
	       il_routine(il, routine_called_by(il, node))->flags & rf_consteval;
}

static void add_operands(const struct il *il, u32 operand, node_set *inner, u32 depth)
{
	enum { DEPTH_MAX = 100 };

	for (; operand && depth < DEPTH_MAX; operand = il_expr_node(il, operand)->next) {
		*vec_slot(inner, operand) = true;
		add_operands(il, il_expr_node(il, operand)->first_operand, inner, depth + 1);
	}
}

/* Whether a place is in an immediate lambda. */
static bool is_in_immediate_lambda(const struct il *il, u32 place)
{
	u32 i;

	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->flags & lf_consteval && il_lambda(il, i)->range_begin <= place && place < il_lambda(il, i)->range_end)
			return true;
	return false;
}

/* Not in the patterns of templates, nor in instances. */
static bool is_looked_at(const struct parser *p, const struct il_expr_node *node)
{
	const struct il_routine *around = il_routine(p->il, node->routine);

	return node->evaluation == evk_evaluated && !(node->flags & (exf_dependent | exf_instantiated)) &&
	       !(around->flags & rf_consteval) && !(around->entity & (enf_is_template | enf_member_of_template | enf_instantiation)) &&
	       !(around->class_type && il_type(p->il, around->class_type)->flags & tyf_dependent) &&
	       il_in_user_file(p->il, node->range_begin) && !is_in_immediate_lambda(p->il, node->range_begin);
}

void check_immediate_calls(struct parser *p)
{
	u32 count = is_before_cxx20(p) ? 1 : p->il->table[IL_expr_node].count, i;
	node_set inner = { 0 };
	VEC(u32) calls = { 0 };

	for (i = 1; i < count; i++) {
		if (!is_immediate_call(p->il, il_expr_node(p->il, i)))
			continue;
		vec_push(&calls, i);
		add_operands(p->il, il_expr_node(p->il, i)->first_operand, &inner, 0);
	}
	for (i = 0; i < calls.count; i++) {
		const struct il_expr_node *node = il_expr_node(p->il, calls.at[i]);

		if (!*vec_slot(&inner, calls.at[i]) && is_looked_at(p, node) &&
		    !diag_was_said(p->diag, DIAG_immediate_call_not_constant, operator_position(p, node->first_operand)))
			report_immediate_call(p, calls.at[i]);
	}
	vec_free(&inner);
	vec_free(&calls);
}

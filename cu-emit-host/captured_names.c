/* In lambdas of templates the reference output has parentheses around the names of what they capture, where these are operands of
 * operations that depend on template parameters: host compilers keep these there, and make other code of the operator. Operations that
 * depend on none have no parentheses: in some of these a name in parentheses would be captured that is none without. */
#include "plan.h"

#include "../lib/il/map.h"
#include "../lib/il/names.h"

/* A lambda that captures a variable, and the place in the list of the next one that does, from 1. */
struct captured {
	u32 lambda, next;
};
struct captures {
	struct il_map first; /* by variable: the place in the list, from 1 */
	VEC(struct captured) list;
};

static bool is_in_template(const struct il *il, const struct il_lambda *lambda)
{
	u32 scope = lambda->scope;

	while (scope && il_scope(il, scope)->kind != sck_template_declaration)
		scope = il_scope(il, scope)->parent;
	for (; !scope && lambda->body_end; lambda = il_lambda(il, lambda->enclosing_lambda))
		if (lambda->flags & lf_generic)
			return true;
	return scope;
}

static void find_captures(const struct il *il, struct captures *captures)
{
	u32 i, capture;

	for (i = 1; i < il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(il, i);

		if (lambda->flags & lf_instantiated || !lambda->first_capture || !is_in_template(il, lambda))
			continue;
		for (capture = lambda->first_capture; capture; capture = il_lambda_capture(il, capture)->next) {
			il_any captured = il_lambda_capture(il, capture)->captured;
			bool is_new;
			u32 *first;

			if (il_any_kind(captured) != IL_variable)
				continue;
			first = il_map_at(&captures->first, captured, &is_new);
			vec_push(&captures->list, (struct captured){ i, is_new ? 0 : *first });
			*first = captures->list.count;
		}
	}
}

static bool is_captured(const struct il *il, const struct captures *captures, const struct il_expr_node *name)
{
	u32 at = name->kind == enk_variable ? il_map_find(&captures->first, name->target) : 0;

	for (; at; at = captures->list.at[at - 1].next) {
		const struct il_lambda *lambda = il_lambda(il, captures->list.at[at - 1].lambda);

		if (lambda->body_begin < name->range_begin && name->range_end < lambda->body_end)
			return true;
	}
	return false;
}

/* Whether the operand with that number, from 0, is written in parentheses: not arguments, indices and what stands between ? and :. */
static bool has_parentheses(const struct il_expr_node *operation, u32 number)
{
	switch (operation->operation) {
	case eok_call:
	case eok_subscript: return !number;
	case eok_question: return number != 1;
	case eok_parens:
	case eok_static_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_dynamic_cast:
	case eok_functional_cast:
	case eok_noexcept:
	case eok_pack_expansion: return false;
	default: return true;
	}
}

void plan_captured_names(struct plan *plan)
{
	const struct il *il = plan->il;
	struct captures captures = { 0 };
	u32 i, operand, number;

	find_captures(il, &captures);
	for (i = 1; i < il->table[IL_expr_node].count && captures.list.count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->kind != enk_operation || !(node->flags & exf_dependent) ||
		    node->flags & (exf_instantiated | exf_implicit | exf_launch) || node->evaluation != evk_evaluated)
			continue;
		for (operand = node->first_operand, number = 0; operand; operand = il_expr_node(il, operand)->next, number++) {
			const struct il_expr_node *name = il_expr_node(il, il_written(il, operand));

			if (!has_parentheses(node, number) || !is_captured(il, &captures, name))
				continue;
			edit_insert(&plan->edits, name->range_begin, "(");
			edit_insert(&plan->edits, name->range_end, ")");
		}
	}
	il_map_free(&captures.first);
	vec_free(&captures.list);
}

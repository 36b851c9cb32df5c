/* What lambdas of templates capture. The reference output has parentheses around the names, where these are operands of operations that
 * depend on template parameters: host compilers keep these there, and make other code of the operator. Operations that depend on none have
 * no parentheses: in some of these a name in parentheses would be captured that is none without.
 * It also has this-> before calls of members of bases, which makes the initializer of a constant depend on the class template: host
 * compilers look later then whether that is captured, so that its place among the members of the closure is another one. */
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

/* Whether it is a constant whose value host compilers may not capture [basic.def.odr]/8, and that depends on nothing. */
static bool may_be_usable_constant(const struct il *il, const struct il_variable *variable)
{
	return variable->init_expr && is_const(il, variable->type) && !is_class(il, variable->type) && !is_reference(il, variable->type);
}

/* The non-static member function of the class around, or a base of it, that is called without an object; NULL: none. */
static const struct il_routine *called_own_member(const struct il *il, const struct il_expr_node *call)
{
	const struct il_expr_node *callee = il_expr_node(il, call->first_operand);
	const struct il_routine *routine;

	if (call->kind != enk_operation || call->operation != eok_call || call->flags & (exf_dependent | exf_implicit) ||
	    call->evaluation != evk_evaluated || callee->kind != enk_routine || callee->flags & (exf_member_name | exf_implicit))
		return NULL;
	routine = il_routine(il, il_any_index(callee->target));
	return routine->class_type && !(routine->flags & rf_static_member) ? routine : NULL;
}

/* What stands before the name of the called member for an object: with its class, where bases that depend on template parameters would be
 * searched for the name, too; NULL: then nothing does. */
static const char *object_of_own_member(struct plan *plan, const struct il_expr_node *call, const struct il_routine *member)
{
	const struct il *il = plan->il;
	const struct il_expr_node *callee = il_expr_node(il, call->first_operand);
	const struct il_type *around = il_type(il, il_routine(il, call->routine)->class_type), *class = il_type(il, member->class_type);
	u8 scope = il_scope(il, class->parent_scope)->kind;

	if (!around->class_info)
		return NULL;
	if (callee->flags & exf_qualified_name)
		return "this->";
	if (!(il_class_info(il, around->class_info)->flags & clf_dependent_bases))
		return callee->flags & exf_template_id ? "this->template " : "this->";
	if (member->flags & rf_virtual || callee->flags & exf_template_id || class->template_info || !class->name ||
	    (scope != sck_file && scope != sck_namespace))
		return NULL;
	return text_of(&plan->edits, "this->%s%s::", lookup_path(plan, class->parent_scope), il_text(il, class->name));
}

static void plan_constant(struct plan *plan, const struct il_variable *constant)
{
	const struct il *il = plan->il;
	VEC(u32) open = { 0 };

	vec_push(&open, constant->init_expr);
	while (open.count) {
		const struct il_expr_node *node = il_expr_node(il, open.at[--open.count]);
		const struct il_routine *member = called_own_member(il, node);
		const char *object = member ? object_of_own_member(plan, node, member) : NULL;

		if (node->next)
			vec_push(&open, node->next);
		if (node->first_operand)
			vec_push(&open, node->first_operand);
		if (object)
			edit_insert(&plan->edits, il_expr_node(il, node->first_operand)->range_begin, object);
	}
	vec_free(&open);
}

static void plan_constants(struct plan *plan, const struct captures *captures)
{
	u32 i;

	for (i = 1; i < plan->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(plan->il, i);

		if (may_be_usable_constant(plan->il, variable) && il_map_find(&captures->first, il_any_of(IL_variable, i)))
			plan_constant(plan, variable);
	}
}

void plan_captured_names(struct plan *plan)
{
	const struct il *il = plan->il;
	struct captures captures = { 0 };
	u32 i, operand, number;

	find_captures(il, &captures);
	if (captures.list.count)
		plan_constants(plan, &captures);
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

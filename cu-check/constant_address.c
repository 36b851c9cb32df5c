/* Objects whose addresses are constants [expr.const]/11. An index that may be one counts as one. */
#include "fold.h"
#include "../lib/il/names.h"

static bool has_static_storage(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = il_type(il, il_behind_typerefs(il, variable->type));
	bool is_reference = type->kind == tk_pointer && type->pointer_kind != pk_pointer;

	return !is_reference && !(variable->flags & vf_thread_local) &&
	       (variable->flags & (vf_local_static | vf_static_member) || !(variable->entity & enf_local_to_function));
}

static bool is_array(const struct il *il, u32 expr)
{
	return il_type(il, il_behind_typerefs(il, il_expr_node(il, expr)->type))->kind == tk_array;
}

/* What the references are bound to that an expression names. */
static u32 behind_references(const struct il *il, u32 expr)
{
	enum { STEPS_MAX = 100 };
	u32 steps;

	for (steps = 0; steps < STEPS_MAX && il_expr_node(il, expr)->kind == enk_variable; steps++) {
		const struct il_variable *variable = il_variable_of(il, il_expr_node(il, expr)->target);
		const struct il_type *type = il_type(il, il_behind_typerefs(il, variable->type));

		if (type->kind != tk_pointer || type->pointer_kind == pk_pointer || !variable->init_expr)
			break;
		expr = il_written_initializer(il, variable->init_expr);
	}
	return expr;
}

/* Elements and members of constants are not folded. */
static bool is_index(struct check *c, u32 expr)
{
	u8 operation = il_expr_node(c->il, expr)->operation;

	return fold(c, expr).state != FOLD_NOT_CONSTANT || operation == eok_subscript || operation == eok_dot_field;
}

/* A pointer to such an object, or an array that is one. */
static bool is_constant_pointer(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 first = node->first_operand, second = il_expr_node(c->il, first)->next;

	if (is_array(c->il, expr))
		return has_constant_address(c, expr);
	if (node->kind != enk_operation)
		return false;
	switch (node->operation) {
	case eok_parens: return is_constant_pointer(c, first);
	case eok_address_of:
	case eok_array_to_pointer: return has_constant_address(c, first);
	case eok_add:
	case eok_subtract: return is_constant_pointer(c, first) && is_index(c, second);
	default: return false;
	}
}

/* a[1], 1[a] */
static bool is_constant_element(struct check *c, u32 first, u32 second)
{
	return is_array(c->il, second) ? is_constant_pointer(c, second) && is_index(c, first) :
	                                 is_constant_pointer(c, first) && is_index(c, second);
}

bool has_constant_address(struct check *c, u32 written)
{
	u32 expr = behind_references(c->il, written);
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 first = node->first_operand, second = il_expr_node(c->il, first)->next;
	bool is_static = il_any_kind(il_expr_node(c->il, second)->target) == IL_variable;

	if (node->kind == enk_variable)
		return has_static_storage(c->il, il_variable_of(c->il, node->target));
	if (node->kind != enk_operation)
		return false;
	switch (node->operation) {
	case eok_dot_field: return is_static || has_constant_address(c, first);
	case eok_points_to_field: return is_static || is_constant_pointer(c, first);
	case eok_subscript: return is_constant_element(c, first, second);
	case eok_indirect: return is_constant_pointer(c, first);
	case eok_parens:
	case eok_static_cast: return has_constant_address(c, first);
	default: return false;
	}
}

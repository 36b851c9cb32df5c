/* Pointers and references to what is gone when a function has returned them [basic.stc.auto] [class.temporary]. */
#include "check.h"

enum { DEPTH_MAX = 100 };

static bool is_reference(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer;
}

/* from: what stands before is not of the function, or is captured. */
static bool is_local(const struct il *il, const struct il_variable *variable, u32 from)
{
	u8 scope = il_scope(il, variable->parent_scope)->kind;

	return variable->position >= from &&
	       (scope == sck_block || scope == sck_function || scope == sck_func_prototype || scope == sck_condition) &&
	       variable->storage_class != sc_static && variable->storage_class != sc_extern &&
	       !(variable->flags & (vf_thread_local | vf_template_parameter)) && !variable->memory_space &&
	       !is_reference(il, variable->type);
}

/* Whether a.m is a part of the object a: no static member, and none that refers to something else. */
static bool names_part(const struct il *il, const struct il_expr_node *access)
{
	il_any member = il_expr_node(il, il_expr_node(il, access->first_operand)->next)->target;

	return il_any_kind(member) == IL_field && !is_reference(il, il_field(il, il_any_index(member))->type);
}

/* Whether an lvalue is a local variable, or a part of one. */
static bool designates_local(const struct il *il, u32 expr, u32 from)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 steps;

	for (steps = 0; steps < DEPTH_MAX; steps++) {
		if (node->kind == enk_variable)
			return node->value_category != vc_prvalue && is_local(il, il_variable_of(il, node->target), from);
		if (node->kind != enk_operation || node->target)
			return false;
		switch (node->operation) {
		case eok_subscript:
			if (stripped(il, il_expr_node(il, node->first_operand)->type, &(u32){ 0 })->kind != tk_array &&
			    il_expr_node(il, node->first_operand)->operation != eok_array_to_pointer)
				return false;
			break;
		case eok_dot_field:
			if (!names_part(il, node))
				return false;
			break;
		case eok_indirect: /* *& */
			node = il_expr_node(il, node->first_operand);
			if (node->kind != enk_operation || node->operation != eok_address_of || node->target)
				return false;
			break;
		case eok_pm_field:
		case eok_parens:
		case eok_array_to_pointer:
		case eok_static_cast: break;
		default: return false;
		}
		node = il_expr_node(il, node->first_operand);
	}
	return false;
}

static bool points_to_local(const struct il *il, u32 expr, u32 from)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 steps;

	for (steps = 0; steps < DEPTH_MAX && node->kind == enk_operation && !node->target; steps++) {
		switch (node->operation) {
		case eok_address_of:
		case eok_array_to_pointer: return designates_local(il, node->first_operand, from);
		case eok_cast:
		case eok_static_cast:
		case eok_reinterpret_cast:
		case eok_const_cast:
		case eok_parens:
		case eok_add:
		case eok_subtract:
		case eok_padd:
		case eok_psubtract: break;
		default: return node->flags & exf_implicit && points_to_local(il, node->first_operand, from);
		}
		expr = node->first_operand;
		node = il_expr_node(il, expr);
	}
	return stripped(il, node->type, &(u32){ 0 })->kind == tk_array && designates_local(il, expr, from);
}

/* Whether an expression is a temporary of known type, or a member of one, perhaps as a reference to it. */
static bool designates_temporary(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 steps;

	for (steps = 0; steps < DEPTH_MAX; steps++) {
		if (!node->type || node->flags & exf_dependent || stripped(il, node->type, &(u32){ 0 })->kind == tk_error)
			return false;
		if (node->value_category == vc_prvalue)
			return node->kind != enk_throw && stripped(il, node->type, &(u32){ 0 })->kind != tk_void;
		if (node->kind != enk_operation || node->target)
			return false;
		switch (node->operation) {
		case eok_dot_field:
			if (!names_part(il, node))
				return false;
			break;
		case eok_comma: node = il_expr_node(il, il_expr_node(il, node->first_operand)->next); continue;
		case eok_parens:
		case eok_cast:
		case eok_static_cast: break;
		default: return false;
		}
		node = il_expr_node(il, node->first_operand);
	}
	return false;
}

/* The only element of a list when it has the type that is referred to as it is written, or the expression itself. */
static u32 bound_expression(const struct il *il, u32 expr, const struct il_type *result)
{
	u32 element = il_expr_node(il, expr)->first_operand;
	const struct il_expr_node *written = il_expr_node(il, element);

	if (il_expr_node(il, expr)->kind != enk_braced_init_list || !element || written->next)
		return expr;
	while (written->kind == enk_operation && written->flags & exf_implicit && written->first_operand)
		written = il_expr_node(il, written->first_operand);
	return stripped(il, written->type, &(u32){ 0 }) == stripped(il, result->type, &(u32){ 0 }) ? element : expr;
}

/* Whether a list makes an object for the reference, rather than naming one by its only element [dcl.init.list]/3. */
static bool list_makes_temporary(const struct il *il, const struct il_expr_node *list, const struct il_type *result)
{
	const struct il_type *referred = stripped(il, result->type, &(u32){ 0 });
	const struct il_expr_node *element = il_expr_node(il, list->first_operand);

	if (list->kind != enk_braced_init_list || (list->first_operand && list->flags & exf_dependent) || referred->kind == tk_error ||
	    referred->kind == tk_template_param)
		return false;
	return !list->first_operand || element->next || referred->kind == tk_array || designates_temporary(il, list->first_operand);
}

/* Whether a reference binds to temporaries. */
static bool may_be_temporary(const struct il *il, const struct il_type *result)
{
	u32 cv = 0;

	stripped(il, result->type, &cv);
	return result->pointer_kind == pk_rvalue_reference || (result->pointer_kind == pk_lvalue_reference && cv & tyf_const);
}

void check_returned(struct check *c, const struct il_statement *statement, const struct il_type *result, u32 from)
{
	u32 returned = bound_expression(c->il, statement->expr, result);
	enum diag_id id;

	if (!statement->expr || result->kind != tk_pointer)
		return;
	if (result->pointer_kind == pk_pointer && points_to_local(c->il, statement->expr, from))
		id = DIAG_returning_pointer_to_local;
	else if (result->pointer_kind != pk_pointer && designates_local(c->il, statement->expr, from))
		id = DIAG_returning_reference_to_local;
	else if (may_be_temporary(c->il, result) &&
	         (designates_temporary(c->il, returned) || list_makes_temporary(c->il, il_expr_node(c->il, returned), result)) &&
	         !has_error_between(c, il_expr_node(c->il, returned)->range_begin, il_expr_node(c->il, returned)->range_end))
		id = DIAG_returning_reference_to_temporary;
	else
		return;
	report_late(c, id, il_expr_node(c->il, returned)->range_begin, il_expr_node(c->il, statement->expr)->range_end);
}

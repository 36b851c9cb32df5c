/* What is known of objects in templates as they are written. */
#include "objects.h"

u32 lambda_of_scope(const struct il *il, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && steps < 1000; scope = il_scope(il, scope)->parent, steps++) {
		if (il_any_kind(il_scope(il, scope)->owner) == IL_lambda)
			return il_any_index(il_scope(il, scope)->owner);
		if (il_scope(il, scope)->kind == sck_function)
			break;
	}
	return 0;
}

bool is_pattern_variable(const struct il *il, const struct il_variable *variable)
{
	u32 lambda = lambda_of_scope(il, variable->parent_scope), steps;

	if (variable->entity & enf_instantiation)
		return false;
	if (variable->entity & enf_member_of_template)
		return true;
	for (steps = 0; lambda && steps < 1000; lambda = il_lambda(il, lambda)->enclosing_lambda, steps++)
		if (il_lambda(il, lambda)->flags & lf_generic)
			return true;
	return false;
}

/* An element is as open as the array. */
static const struct il_type *element_of(const struct il *il, const struct il_type *type)
{
	while (type->kind == tk_array)
		type = stripped(il, type->type, &(u32){ 0 });
	return type;
}

/* The type of an expression says what it is even where its value depends on arguments. */
static bool has_open_type(const struct il *il, u32 expr)
{
	const struct il_type *type = stripped(il, il_expr_node(il, expr)->type, &(u32){ 0 });

	return !expr || !il_expr_node(il, expr)->type || type->flags & (tyf_dependent | tyf_contains_error) || type->kind == tk_error ||
	       type->kind == tk_typeref || type->kind == tk_auto;
}

/* Whether an element stands for as many as a pack has arguments. */
static bool has_pack(const struct il *il, u32 first)
{
	for (; first; first = il_expr_node(il, first)->next)
		if (il_is_pack_expansion(il_expr_node(il, first)) && has_open_type(il, il_expr_node(il, first)->first_operand))
			return true;
	return false;
}

bool may_be_any_class(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = stripped(il, variable->type, &(u32){ 0 }), *element = element_of(il, type);

	switch (element->kind) {
	case tk_template_param: return true;
	case tk_auto: return has_open_type(il, variable->init_expr);
	case tk_typeref: return element->typeref_kind != trk_decltype || has_open_type(il, element->expr);
	default: break;
	}
	if (type->kind == tk_array && variable->init_expr && has_pack(il, il_expr_node(il, variable->init_expr)->first_operand))
		return true;
	return il_is_class(element) && element->flags & tyf_dependent;
}

static bool needs_code_within(const struct il *il, const struct il_type *class, u32 depth);

static bool part_needs_code(const struct il *il, u32 type, u32 depth)
{
	const struct il_type *part = element_of(il, stripped(il, type, &(u32){ 0 }));

	return il_is_class(part) && needs_code_within(il, part, depth);
}

static bool needs_code_within(const struct il *il, const struct il_type *class, u32 depth)
{
	const struct il_class_info *info = il_class_info(il, class->class_info);
	u32 i;

	if (!class->class_info || !depth || info->flags & (clf_user_constructor | clf_user_destructor | clf_virtual_functions))
		return true;
	for (i = info->first_base; i; i = il_base_class(il, i)->next)
		if (il_base_class(il, i)->flags & bcf_virtual || part_needs_code(il, il_base_class(il, i)->type, depth - 1))
			return true;
	for (i = info->first_field; i; i = il_field(il, i)->next)
		if (il_field(il, i)->initializer_begin || part_needs_code(il, il_field(il, i)->type, depth - 1))
			return true;
	return false;
}

bool needs_code(const struct il *il, const struct il_type *class)
{
	enum { DEPTH_MAX = 16 };

	return needs_code_within(il, class, DEPTH_MAX);
}

bool is_folded(struct check *check, u32 expr)
{
	const struct il *il = check->il;
	u32 parent = parent_expression(check, expr), steps;

	for (steps = 0;
	     steps < 1000 && parent && il_expr_node(il, parent)->kind == enk_operation && il_expr_node(il, parent)->operation == eok_parens;
	     steps++)
		parent = parent_expression(check, parent);
	return parent && il_expr_node(il, parent)->kind == enk_fold_expression;
}

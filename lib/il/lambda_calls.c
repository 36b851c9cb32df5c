/* Calls of generic lambdas: each has the template arguments of the call operator's instance. */
#include "il.h"

/* The type behind typedefs and qualifiers. */
static const struct il_type *type_behind(const struct il *il, u32 index)
{
	const struct il_type *t = il_type(il, index);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type; steps++)
		t = il_type(il, t->type);
	return t;
}

u32 il_closure_lambda(const struct il *il, u32 expr_node)
{
	const struct il_type *type = type_behind(il, il_expr_node(il, expr_node)->type);

	if (type->kind == tk_pointer && type->pointer_kind != pk_pointer)
		type = type_behind(il, type->type);
	return il_class_info(il, type->class_info)->lambda;
}

u32 il_generic_lambda(const struct il *il, u32 expr_node)
{
	u32 lambda = il_closure_lambda(il, expr_node);

	return il_lambda(il, lambda)->flags & lf_generic ? lambda : 0;
}

bool il_same_value(const struct il *il, u32 first, u32 second)
{
	const struct il_constant *a = il_constant(il, first), *b = il_constant(il, second);
	u32 x = a->first_part, y = b->first_part;

	if (a->kind != b->kind || a->value != b->value || a->high != b->high || a->target != b->target || a->type != b->type)
		return false;
	for (; x && y; x = il_constant(il, x)->next, y = il_constant(il, y)->next) /* designators, which have no parts */
		if (il_constant(il, x)->value != il_constant(il, y)->value || il_constant(il, x)->target != il_constant(il, y)->target)
			return false;
	return x == y;
}

bool il_same_arguments(const struct il *il, u32 first, u32 second)
{
	for (; first && second; first = il_template_arg(il, first)->next, second = il_template_arg(il, second)->next) {
		const struct il_template_arg *a = il_template_arg(il, first), *b = il_template_arg(il, second);

		if (a->kind != b->kind || a->type != b->type || a->identity != b->identity || a->template != b->template)
			return false;
	}
	return !first && !second;
}

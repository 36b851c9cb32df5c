/* Pointers that are made of an array's name and a constant [expr.add]/4. */
#include "../lib/il/operations.h"
#include "fold.h"

/* The number of elements of an array that an operand is; 0: it is none, or that is not known. What a comma or ?: results in is no array's
 * name any more. */
static bool is_array(const struct il *il, u32 operand, u64 *size)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, operand));
	const struct il_type *type = stripped(il, node->type, &(u32){ 0 });

	*size = type->size;
	return type->kind == tk_array && !(type->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent)) &&
	       !(node->kind == enk_operation && (node->operation == eok_comma || node->operation == eok_question));
}

/* Whether so many elements from the array's first there is neither one of its own nor its end. An array of one element may stand for one of any
 * number, as at the end of a structure. */
static bool is_outside(struct check *c, u32 count, bool subtracted, u64 size)
{
	const struct il_type *type = stripped(c->il, il_expr_node(c->il, count)->type, &(u32){ 0 });
	u8 kind = integral_kind_of(c->il, il_expr_node(c->il, count)->type);
	bool is_enumeration = type->kind == tk_integer && type->int_kind == ik_enum;
	struct folded value = fold(c, count);
	bool is_negative = (kind ? integral_is_signed(kind) : is_enumeration) && value.bits >> 63;

	if ((!kind && !is_enumeration) || value.state != FOLD_INTEGER || !value.bits)
		return false;
	return is_negative != subtracted || (size > 1 && (subtracted ? -value.bits : value.bits) > size);
}

bool points_outside(struct check *c, const struct il_expr_node *node)
{
	u32 left = node->first_operand, right = il_expr_node(c->il, left)->next;
	bool subtracted = node->operation == eok_subtract;
	u64 size;

	if (node->target || stripped(c->il, node->type, &(u32){ 0 })->kind != tk_pointer)
		return false;
	if (is_array(c->il, left, &size))
		return is_outside(c, right, subtracted, size);
	return !subtracted && is_array(c->il, right, &size) && is_outside(c, left, false, size);
}

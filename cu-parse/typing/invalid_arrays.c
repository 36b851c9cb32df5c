/* What is said about values that arrays are initialized by, which take lists and the literals of strings alone [dcl.init.string]. */
#include "invalid.h"

#include "../constants/constant.h"

bool is_character_array(struct parser *p, u32 type)
{
	const struct il_type *array = il_type(p->il, type_strip(p, type, NULL));
	u8 kind = array->kind == tk_array ? integral_kind(p, array->type) : ik_none;

	return kind >= ik_char && kind <= ik_char32_t;
}

/* Whether an array takes a string literal; true where that is not certain: char8_t has rules of its own in each standard. */
static bool may_take_literal(struct parser *p, const struct il_type *array, const struct il_type *literal)
{
	u8 to = integral_kind(p, array->type), from = integral_kind(p, literal->type);
	bool has_bound = !(array->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent));

	if (to == ik_char8_t || from == ik_char8_t)
		return true;
	if (from == ik_char ? to != ik_char && to != ik_signed_char && to != ik_unsigned_char : to != from)
		return has_bound && literal->size == array->size; /* perhaps it has just got the bound */
	return !has_bound || literal->size <= array->size;
}

/* Whether the array certainly cannot be initialized by the value of the node. */
static bool cannot_initialize(struct parser *p, u32 node, const struct il_type *array)
{
	const struct il_type *from = il_type(p->il, type_strip(p, type_at(p, node), NULL));

	if (!is_known_type(p, array->type) || attributed_typedef(p, array->type) || array->flags & (tyf_variable_bound | tyf_dependent) ||
	    !has_known_type(p, node))
		return false;
	if (is_string_literal(p, node))
		return from->kind == tk_array && !may_take_literal(p, array, from);
	if (from->kind != tk_array)
		return true;
	return from->size && il_expr_node(p->il, node)->value_category == vc_lvalue; /* (int[2]){ 1, 2 } is a list */
}

static const struct il_type *array_of(struct parser *p, u32 type)
{
	const struct il_type *array = il_type(p->il, type_strip(p, type, NULL));

	return array->kind == tk_array ? array : NULL;
}

bool check_array_value(struct parser *p, u32 node, u32 type, enum conversion_context context)
{
	const struct il_type *array = array_of(p, type);

	if (!array)
		return false;
	if (!cannot_initialize(p, node, array) ||
	    (context == CONVERT_DIRECT && !is_before_cxx20(p) && !(is_string_literal(p, node) && is_character_array(p, type))))
		return true;
	if (p->routine && context == CONVERT_INITIALIZER && !(is_string_literal(p, node) && is_character_array(p, type)))
		report_error(p, begin_of(p, node), DIAG_braces_expected);
	else if (is_class_type(p, type_at(p, node)))
		report_error(p, begin_of(p, node), DIAG_no_conversion_function, type_at(p, node), type);
	else
		report_error(p, begin_of(p, node), DIAG_bad_initializer_type,
		             is_string_literal(p, node) ? type_at(p, node) : decayed_type(p, type_at(p, node)), type);
	return true;
}

/* ( … ) behind the name of a member that is an array. */
bool check_array_member(struct parser *p, u32 field, u32 first)
{
	u32 type = il_field(p->il, field)->type;
	const struct il_type *array = array_of(p, type);

	if (!array || !in_code(p) || !first || il_expr_node(p->il, first)->kind == enk_braced_init_list ||
	    il_expr_node(p->il, first)->flags & exf_dependent || !is_known_type(p, array->type) || !is_known_type(p, type_at(p, first)))
		return array;
	if (is_character_array(p, type)) {
		if (!il_expr_node(p->il, first)->next && in_code(p))
			check_array_value(p, first, type, CONVERT_MEMBER);
		return true;
	}
	report_error(p, begin_of(p, first), DIAG_bad_array_member_initializer, il_any_of(IL_field, field));
	return true;
}

static bool lacks_bound(struct parser *p, u32 type)
{
	const struct il_type *array = array_of(p, type);

	return array && array->flags & tyf_unknown_bound;
}

void check_flexible_array(struct parser *p, u32 field)
{
	const struct il_field *last = il_field(p->il, field);
	const struct il_class_info *class = il_class_info(p->il, il_type(p->il, last->class_type)->class_info);
	u32 before = class->first_field;

	if (!is_as_written(p))
		return;
	while (before != field && il_field(p->il, before)->next != field)
		before = il_field(p->il, before)->next;
	if (before != field && lacks_bound(p, il_field(p->il, before)->type)) {
		report_with_type(p, DIAG_incomplete_type_not_allowed, il_field(p->il, before)->position, il_field(p->il, before)->type);
		diag_move(p->diag, end_of_last(p));
	}
	if (before == field && lacks_bound(p, last->type) && !class->first_base && il_type(p->il, last->class_type)->kind != tk_union)
		report_error(p, position(p), DIAG_flexible_array_alone);
}

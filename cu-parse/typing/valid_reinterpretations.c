/* Whether a const_cast or reinterpret_cast is valid [expr.const.cast] [expr.reinterpret.cast]: as validity.c. */
#include "../overload/conversion.h"
#include "../overload/function_address.h"
#include "typing_rules.h"

enum { CV = tyf_const | tyf_volatile };

static bool is_function(const struct parser *p, u32 type) { return stripped_type(p, type)->kind == tk_routine; }

/* Whether it is known what is cast, and to what. */
static bool is_known_cast(const struct typing *t)
{
	u32 from = type_at(t->p, t->operand[0]), to = t->node->type_operand;

	return from && !type_is_unknown(t->p, from) && !type_is_dependent(t->p, from) && !type_is_unknown(t->p, to) &&
	       !is_overload_set(t->p, t->operand[0]);
}

enum outcome valid_const_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, from = type_at(p, t->operand[0]);
	const struct il_type *reference = reference_type(p, to);
	u8 category = il_expr_node(p->il, t->operand[0])->value_category;
	enum sort sort;

	if (!is_known_cast(t))
		return OUTCOME_UNKNOWN;
	if (reference) {
		if (category == vc_prvalue && reference->pointer_kind == pk_rvalue_reference)
			return is_class_type(p, from) ? are_similar_types(p, from, reference->type) : OUTCOME_FAILURE;
		if (is_function(p, reference->type) || (category != vc_lvalue && reference->pointer_kind == pk_lvalue_reference))
			return OUTCOME_FAILURE;
		return are_similar_types(p, from, reference->type);
	}
	sort = sort_of_type(p, to);
	if (sort == SORT_UNKNOWN)
		return is_class_type(p, to) ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (is_pointer_sort(sort) ? is_function(p, pointed_to(p, to)) :
	                            sort != SORT_MEMBER_POINTER || is_function(p, stripped_type(p, to)->type))
		return OUTCOME_FAILURE;
	return are_similar_types(p, decayed_type(p, from), to);
}

/* One level down in a pointer, pointer to member or array; 0: it is none. */
static u32 below(struct parser *p, u32 type, u32 *cv)
{
	const struct il_type *record = il_type(p->il, type);
	u32 inner;

	*cv = 0;
	if (record->kind != tk_pointer && record->kind != tk_ptr_to_member && record->kind != tk_array)
		return 0;
	inner = unqualified_type(p, record->type, cv);
	*cv &= CV;
	return inner;
}

/* [expr.const.cast]/7, of two pointers or pointers to members. */
static bool casts_away_constness(struct parser *p, u32 from, u32 to)
{
	bool all_const = true, is_array;
	u32 from_cv, to_cv;

	from = type_strip(p, from, NULL);
	to = type_strip(p, to, NULL);
	for (;;) {
		is_array = il_type(p->il, from)->kind == tk_array;
		if (is_array != (il_type(p->il, to)->kind == tk_array))
			return false;
		from = below(p, from, &from_cv);
		to = below(p, to, &to_cv);
		if (!from || !to)
			return false;
		if (is_array)
			continue;
		if (from_cv & ~to_cv || (from_cv != to_cv && !all_const))
			return true;
		all_const &= !!(to_cv & tyf_const);
	}
}

/* Between pointers, or pointers to members, of which both point to functions or neither does. */
static enum outcome reinterprets_pointer(struct parser *p, u32 from, u32 to)
{
	bool is_member = stripped_type(p, to)->kind == tk_ptr_to_member;

	if (is_member && is_function(p, stripped_type(p, from)->type) != is_function(p, stripped_type(p, to)->type))
		return OUTCOME_FAILURE;
	if (is_function(p, stripped_type(p, from)->type) || is_function(p, stripped_type(p, to)->type)) /* a function has no cv */
		return OUTCOME_SUCCESS;
	return when(!casts_away_constness(p, from, to));
}

/* To a value. */
static enum outcome reinterprets_value(struct parser *p, u32 to, u32 node)
{
	enum sort sort = sort_of_type(p, to), from = sort_of(p, node);
	u32 type = decayed_type(p, type_at(p, node));

	if (is_class_type(p, type) || is_class_type(p, to))
		return OUTCOME_FAILURE;
	if (sort == SORT_UNKNOWN || from == SORT_UNKNOWN)
		return OUTCOME_UNKNOWN;
	if (same_unqualified_type(p, type, to))
		return sort == SORT_FLOATING || sort == SORT_NULLPTR ? OUTCOME_UNKNOWN : OUTCOME_SUCCESS;
	if (is_pointer_sort(sort))
		return is_pointer_sort(from) ? reinterprets_pointer(p, type, to) :
		                               when((from == SORT_INTEGRAL || from == SORT_SCOPED_ENUM));
	if (sort == SORT_MEMBER_POINTER)
		return from == SORT_MEMBER_POINTER ? reinterprets_pointer(p, type, to) : OUTCOME_FAILURE;
	return when(sort == SORT_INTEGRAL && !is_enum_type(p, to) && (is_pointer_sort(from) || from == SORT_NULLPTR) &&
	            kind_width(integral_kind(p, type_strip(p, to, NULL))) >= 64);
}

enum outcome valid_reinterpret_cast(const struct typing *t)
{
	struct parser *p = t->p;
	u32 to = t->node->type_operand, node = t->operand[0];
	const struct il_type *reference = reference_type(p, to);

	if (!is_known_cast(t))
		return OUTCOME_UNKNOWN;
	if (il_type(p->il, type_strip(p, to, NULL))->kind == tk_array || il_type(p->il, type_strip(p, to, NULL))->kind == tk_routine)
		return OUTCOME_FAILURE;
	if (!reference)
		return reinterprets_value(p, to, node);
	if (il_expr_node(p->il, node)->value_category == vc_prvalue)
		return OUTCOME_FAILURE;
	return reinterprets_pointer(p, type_pointer(p, pk_pointer, type_at(p, node)), type_pointer(p, pk_pointer, reference->type));
}

/* Whether an expression of the language's own operators and casts is valid [expr.unary] … [expr.ass]. Valid programs need not be asked;
 * where a substitution may fail, the answer decides [temp.deduct]/8. */
#include "../../lib/il/operations.h"
#include "../scopes/class_members.h"
#include "../overload/conversion.h"
#include "typing_rules.h"
#include "usable.h"

static enum sort sort_of_pointer(const struct parser *p, u32 to)
{
	const struct il_type *t = il_type(p->il, type_strip(p, to, NULL));

	return t->kind == tk_void || t->kind == tk_routine || (t->kind == tk_array && t->flags & tyf_unknown_bound) ? SORT_OTHER_POINTER :
	                                                                                                              SORT_POINTER;
}

enum sort sort_of_type(struct parser *p, u32 type)
{
	u32 to;

	if (!type || type_is_unknown(p, type) || type_is_dependent(p, type))
		return SORT_UNKNOWN;
	type = decayed_type(p, type);
	to = pointed_to(p, type);
	if (to)
		return sort_of_pointer(p, to);
	if (is_enum_type(p, type))
		return is_unscoped_enum(p, type) ? SORT_INTEGRAL : SORT_SCOPED_ENUM;
	switch (il_type(p->il, type_strip(p, type, NULL))->kind) {
	case tk_integer: return SORT_INTEGRAL;
	case tk_float: return SORT_FLOATING;
	case tk_nullptr: return SORT_NULLPTR;
	case tk_ptr_to_member: return SORT_MEMBER_POINTER;
	case tk_void: return SORT_OTHER;
	default: return SORT_UNKNOWN;
	}
}

enum sort sort_of(struct parser *p, u32 node) { return sort_of_type(p, type_at(p, node)); }

/* Whether the operation asks for the size of what a pointer points to: pointers to classes that lack one are no operands of it, and others
 * leave classes as they are [temp.inst]/2. */
static bool needs_size(u8 operation)
{
	u8 class = il_operation_class(operation);

	return class == opc_arithmetic || class == opc_step || operation == eok_subscript ||
	       (class == opc_assignment && operation != eok_assign);
}

enum sort sort_of_operand(struct parser *p, u8 operation, u32 node)
{
	enum sort sort = sort_of(p, node);
	u32 class =
		sort == SORT_POINTER && needs_size(operation) ? type_strip(p, pointed_to(p, decayed_type(p, type_at(p, node))), NULL) : 0;

	return class && is_class_type(p, class) && !complete_class(p, class) ? SORT_OTHER_POINTER : sort;
}

static bool point_to_same_type(struct parser *p, u32 left, u32 right)
{
	return same_unqualified_type(p, pointed_to(p, decayed_type(p, type_at(p, left))),
	                             pointed_to(p, decayed_type(p, type_at(p, right))));
}

/* The kind of type that a node points to, after decay. */
static u8 pointee_kind(struct parser *p, u32 node)
{
	return il_type(p->il, type_strip(p, pointed_to(p, decayed_type(p, type_at(p, node))), NULL))->kind;
}

/* Whether it points to a class that is not complete. */
static bool points_to_class(struct parser *p, u32 node, enum sort sort)
{
	u8 kind = sort == SORT_OTHER_POINTER ? pointee_kind(p, node) : (u8)tk_void;

	return kind != tk_void && kind != tk_routine;
}

static enum outcome valid_additive(struct parser *p, u8 operation, const u32 *operand, enum sort left, enum sort right)
{
	if (is_arithmetic_sort(left) && is_arithmetic_sort(right))
		return OUTCOME_SUCCESS;
	if (points_to_class(p, operand[0], left) || points_to_class(p, operand[1], right))
		return OUTCOME_UNKNOWN; /* that is defined later */
	if (left == SORT_POINTER && right == SORT_INTEGRAL)
		return OUTCOME_SUCCESS;
	if (operation == eok_add)
		return when(left == SORT_INTEGRAL && right == SORT_POINTER);
	return when(left == SORT_POINTER && right == SORT_POINTER && point_to_same_type(p, operand[0], operand[1]));
}

/* Whether a number and a pointer certainly have nothing to do with each other: the number is no null pointer constant. */
static bool is_unrelated_number(const struct parser *p, u32 node, enum sort number, enum sort pointer)
{
	if (!is_arithmetic_sort(number) || (!is_pointer_sort(pointer) && pointer != SORT_NULLPTR && pointer != SORT_MEMBER_POINTER))
		return false;
	return number == SORT_FLOATING || il_expr_node(p->il, il_in_parentheses(p->il, node))->kind != enk_constant;
}

/* A null pointer constant [conv.ptr]. */
static bool is_null(const struct parser *p, u32 node, enum sort sort)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	const struct il_constant *constant = il_constant(p->il, record->constant);

	return sort == SORT_NULLPTR ||
	       (record->kind == enk_constant && sort == SORT_INTEGRAL && constant->kind == ck_integer && !constant->value &&
	        il_text(p->il, constant->text)[0] != '\'' && constant->type == p->builtin[ik_int]);
}

static bool is_null_comparable(enum sort sort) { return is_pointer_sort(sort) || sort == SORT_MEMBER_POINTER || sort == SORT_NULLPTR; }

/* Whether one of two pointers is converted to the type of the other [expr.type]/4; where both become a third type, it is not known. */
static enum outcome have_composite_type(struct parser *p, const u32 *operand)
{
	struct source left = source_of_node(p, operand[0]), right = source_of_node(p, operand[1]);
	u32 a = decayed_type(p, left.type), b = decayed_type(p, right.type);
	struct conversion c = implicit_conversion(p, &left, b);

	if (c.kind == CONVERSION_NONE)
		c = implicit_conversion(p, &right, a);
	if (c.kind == CONVERSION_STANDARD)
		return usable_standard_conversion(p, &c);
	if (c.kind != CONVERSION_NONE || pointee_kind(p, operand[0]) == tk_routine || pointee_kind(p, operand[1]) == tk_routine)
		return OUTCOME_UNKNOWN;
	if (pointee_kind(p, operand[0]) == tk_void || pointee_kind(p, operand[1]) == tk_void)
		return OUTCOME_SUCCESS;
	a = unqualified_type(p, pointed_to(p, a), NULL);
	b = unqualified_type(p, pointed_to(p, b), NULL);
	return reference_related(p, a, b) == NOT_RELATED && reference_related(p, b, a) == NOT_RELATED ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
}

static enum outcome valid_comparison(struct parser *p, u8 operation, const u32 *operand, enum sort left, enum sort right)
{
	bool equality = operation == eok_eq || operation == eok_ne;

	if (is_arithmetic_sort(left) && is_arithmetic_sort(right))
		return OUTCOME_SUCCESS;
	if (left == SORT_SCOPED_ENUM && right == SORT_SCOPED_ENUM)
		return when(same_unqualified_type(p, type_at(p, operand[0]), type_at(p, operand[1])));
	if (is_pointer_sort(left) && is_pointer_sort(right))
		return point_to_same_type(p, operand[0], operand[1]) ? OUTCOME_SUCCESS : have_composite_type(p, operand);
	if (equality && left == right && left != SORT_OTHER)
		return unknown_unless(left == SORT_NULLPTR || same_unqualified_type(p, type_at(p, operand[0]), type_at(p, operand[1])));
	if (equality &&
	    ((is_null(p, operand[0], left) && is_null_comparable(right)) || (is_null(p, operand[1], right) && is_null_comparable(left))))
		return OUTCOME_SUCCESS;
	if (!equality && (left == SORT_NULLPTR || right == SORT_NULLPTR || left == SORT_MEMBER_POINTER || right == SORT_MEMBER_POINTER))
		return left == right ? OUTCOME_FAILURE : OUTCOME_UNKNOWN;
	if (left == SORT_SCOPED_ENUM || right == SORT_SCOPED_ENUM || is_unrelated_number(p, operand[0], left, right) ||
	    is_unrelated_number(p, operand[1], right, left))
		return OUTCOME_FAILURE;
	return left == SORT_OTHER || right == SORT_OTHER ? OUTCOME_FAILURE : OUTCOME_UNKNOWN; /* null pointer constants */
}

/* The type that decltype((node)) is. */
u32 type_with_category(struct parser *p, u32 node)
{
	u8 category = il_expr_node(p->il, node)->value_category;
	u32 type = type_at(p, node);

	return category == vc_lvalue ? type_pointer(p, pk_lvalue_reference, type) :
	       category == vc_xvalue ? type_pointer(p, pk_rvalue_reference, type) :
	                               type;
}

bool has_conversion_functions(struct parser *p, u32 class)
{
	struct conversion_functions functions;

	find_conversion_functions(p, class, &functions);
	return functions.count || functions.template_count || functions.incomplete;
}

bool may_convert_to_scalar(struct parser *p, u32 class, bool is_condition)
{
	struct conversion_functions functions;
	u32 i;

	find_conversion_functions(p, class, &functions);
	for (i = 0; i < functions.count; i++) {
		u32 type = type_without_reference(p, functions.at[i].type);
		bool is_passed_over = is_explicit(p, functions.at[i].routine) == OUTCOME_SUCCESS &&
		                      !(is_condition && same_unqualified_type(p, type, p->builtin[ik_bool]));

		if (type_is_unknown(p, type) || (!is_passed_over && !is_class_type(p, type_strip(p, type, NULL))))
			return true;
	}
	return functions.template_count || functions.incomplete;
}

/* Whether the operand can be a condition [conv.general]/4. */
enum outcome valid_condition(struct parser *p, u32 node)
{
	u32 types[2] = { p->builtin[ik_bool], 0 };

	if (!type_at(p, node) || type_is_unknown(p, type_at(p, node)))
		return OUTCOME_UNKNOWN;
	if (is_class_type(p, type_at(p, node)) && !has_conversion_functions(p, type_at(p, node)))
		return OUTCOME_FAILURE;
	types[1] = type_with_category(p, node);
	return outcome_of_trait(trait_is_constructible(p, types, 2));
}

static enum outcome valid_unary(u8 operation, enum sort sort)
{
	switch (operation) {
	case eok_negate: return when(is_arithmetic_sort(sort));
	case eok_unary_plus: return when(is_arithmetic_sort(sort) || is_pointer_sort(sort));
	case eok_complement: return when(sort == SORT_INTEGRAL);
	default: return OUTCOME_SUCCESS;
	}
}

static enum outcome valid_indirect(struct parser *p, u32 operand, enum sort sort)
{
	return when(is_pointer_sort(sort) && pointee_kind(p, operand) != tk_void);
}

static enum outcome valid_binary(struct parser *p, u8 operation, const u32 *operand, enum sort left, enum sort right)
{
	switch (operation) {
	case eok_add:
	case eok_subtract: return valid_additive(p, operation, operand, left, right);
	case eok_multiply:
	case eok_divide: return when(is_arithmetic_sort(left) && is_arithmetic_sort(right));
	case eok_subscript:
		if (points_to_class(p, operand[0], left) || points_to_class(p, operand[1], right))
			return OUTCOME_UNKNOWN;
		return when((left == SORT_POINTER && right == SORT_INTEGRAL) || (left == SORT_INTEGRAL && right == SORT_POINTER));
	default:
		return il_takes_integers(operation) ? when(left == SORT_INTEGRAL && right == SORT_INTEGRAL) :
		                                      valid_comparison(p, operation, operand, left, right);
	}
}

/* ---- what is changed ---- */

static bool is_modifiable(struct parser *p, u32 node)
{
	u32 cv = 0, type = unqualified_type(p, type_at(p, node), &cv);
	u8 kind = il_type(p->il, type)->kind;

	return il_expr_node(p->il, node)->value_category == vc_lvalue && !(cv & tyf_const) && kind != tk_array && kind != tk_routine;
}

static enum outcome valid_assignment(struct parser *p, const u32 *operand)
{
	u32 type = unqualified_type(p, type_at(p, operand[0]), NULL);
	struct source source = source_of_node(p, operand[1]);
	struct conversion c = implicit_conversion(p, &source, type);

	if (c.kind == CONVERSION_NONE)
		return OUTCOME_FAILURE;
	if (c.kind == CONVERSION_UNKNOWN || c.kind == CONVERSION_PERHAPS_USER || c.is_uncertain)
		return OUTCOME_UNKNOWN;
	return usable_argument(p, type, operand[1]);
}

bool is_bool(struct parser *p, u32 node) { return type_canonical(p, type_strip(p, type_at(p, node), NULL)) == p->builtin[ik_bool]; }

/* As the operation and an assignment of what it gives: numbers become no enumerations, pointers nothing but bool. */
static enum outcome valid_compound_assignment(struct parser *p, u8 operation, const u32 *operand, enum sort left, enum sort right)
{
	if (is_enum_type(p, type_at(p, operand[0])) || (is_pointer_sort(left) && is_pointer_sort(right)) ||
	    (is_pointer_sort(right) && !is_bool(p, operand[0])))
		return OUTCOME_FAILURE;
	return valid_binary(p, il_operator_applied(operation), operand, left, right);
}

static bool is_counter(struct parser *p, u32 node, enum sort sort)
{
	return is_arithmetic_sort(sort) && !is_enum_type(p, type_at(p, node)) && !is_bool(p, node);
}

static enum outcome valid_modification(struct parser *p, u8 operation, const u32 *operand, enum sort left, enum sort right)
{
	if (!is_modifiable(p, operand[0]))
		return OUTCOME_FAILURE;
	if (operation == eok_assign)
		return valid_assignment(p, operand);
	if (il_operation_class(operation) == opc_assignment)
		return valid_compound_assignment(p, operation, operand, left, right);
	return points_to_class(p, operand[0], left) ? OUTCOME_UNKNOWN : when(is_counter(p, operand[0], left) || left == SORT_POINTER);
}

/* ---- GNU: complex numbers ---- */

static bool is_complex(struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_complex; }

/* Both operands, if there are two, are complex or become so. */
static bool are_complex(struct parser *p, const u32 *operand)
{
	u32 a = type_at(p, operand[0]), b = operand[1] ? type_at(p, operand[1]) : 0;
	bool complex = a && is_complex(p, a), other = b && is_complex(p, b);

	return !operand[1] ? complex : (complex || other) && (complex || is_arithmetic_type(p, a)) && (other || is_arithmetic_type(p, b));
}

static enum outcome valid_complex(struct parser *p, u8 operation, const u32 *operand)
{
	if (il_is_modifying(operation) && !is_modifiable(p, operand[0]))
		return OUTCOME_FAILURE;
	if (operation == eok_assign)
		return valid_assignment(p, operand);
	if (il_is_modifying(operation) && !is_complex(p, type_at(p, operand[0])))
		return OUTCOME_FAILURE;
	switch (il_operation_class(operation)) {
	case opc_sign:
	case opc_step: return OUTCOME_SUCCESS;
	case opc_arithmetic:
	case opc_shift:
	case opc_assignment: return when(!il_takes_integers(operation));
	case opc_comparison: return when(operation == eok_eq || operation == eok_ne);
	default: return OUTCOME_UNKNOWN;
	}
}

enum outcome valid_operator(const struct typing *t)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;
	enum sort left = sort_of_operand(p, operation, t->operand[0]),
		  right = t->operand[1] ? sort_of_operand(p, operation, t->operand[1]) : SORT_INTEGRAL;

	switch (operation) {
	case eok_comma: return usable_value(p, t->operand[0]);
	case eok_parens:
	case eok_question:
	case eok_pm_field:
	case eok_points_to_pm_field:
	case eok_real_part:
	case eok_imag_part: return OUTCOME_SUCCESS; /* looked at elsewhere */
	case eok_address_of:
		return type_at(p, t->operand[0]) ?
		               when(il_expr_node(p->il, t->operand[0])->value_category == vc_lvalue && !bit_field_of(p, t->operand[0])) :
		               OUTCOME_SUCCESS;
	case eok_not: /* !nullptr is valid, but not for g++ */
		return left == SORT_NULLPTR ? OUTCOME_UNKNOWN : valid_condition(p, t->operand[0]);
	case eok_land:
	case eok_lor: return worst(valid_condition(p, t->operand[0]), valid_condition(p, t->operand[1]));
	default: break;
	}
	if ((left == SORT_UNKNOWN || right == SORT_UNKNOWN) && are_complex(p, t->operand))
		return valid_complex(p, operation, t->operand);
	if (operation == eok_assign && left != SORT_UNKNOWN) /* whatever class is converted */
		return is_modifiable(p, t->operand[0]) ? valid_assignment(p, t->operand) : OUTCOME_FAILURE;
	if (left == SORT_UNKNOWN || right == SORT_UNKNOWN)
		return OUTCOME_UNKNOWN;
	if (il_is_modifying(operation))
		return valid_modification(p, operation, t->operand, left, right);
	if (operation == eok_indirect)
		return valid_indirect(p, t->operand[0], left);
	return t->operand[1] ? valid_binary(p, operation, t->operand, left, right) : valid_unary(operation, left);
}

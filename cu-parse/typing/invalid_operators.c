/* What is said about operands that an operator of the language certainly does not take [expr.unary] [expr.mul] … [expr.ass]. */
#include "../../lib/il/operations.h"
#include "invalid.h"

#include "../syntax/expr.h"

static bool is_number_or_pointer(enum sort sort) { return is_arithmetic_sort(sort) || is_pointer_sort(sort); }

bool is_known_operand(struct parser *p, u32 node)
{
	return has_known_type(p, node) || (is_void(p, node) && il_expr_node(p->il, node)->value_category == vc_prvalue);
}

/* The last error stands behind those in the operands: it is said when these were read. */
static bool move_behind_operands(struct parser *p)
{
	diag_move(p->diag, end_of_last(p));
	return true;
}

static bool report_operand(struct parser *p, enum diag_id id, u32 node)
{
	report_error(p, begin_of(p, node), id);
	return move_behind_operands(p);
}

static bool report_operand_type(struct parser *p, enum diag_id id, u32 node)
{
	report_error(p, begin_of(p, node), id, decayed_type(p, type_at(p, node)));
	return move_behind_operands(p);
}

static bool report_incompatible(const struct typing *t)
{
	struct parser *p = t->p;

	report_error(p, operator_position(p, t->operand[0]), DIAG_incompatible_operands, decayed_type(p, type_at(p, t->operand[0])),
	             decayed_type(p, type_at(p, t->operand[1])));
	return move_behind_operands(p);
}

/* Each operand that is not of a sort. */
static bool report_operands(const struct typing *t, enum diag_id id, bool (*is_right)(enum sort), enum sort left, enum sort right)
{
	bool reported = false;

	if (!is_right(left))
		reported = report_operand(t->p, id, t->operand[0]);
	if (!is_right(right))
		reported = report_operand(t->p, id, t->operand[1]);
	return reported;
}

static bool is_integral(enum sort sort) { return sort == SORT_INTEGRAL; }

static u8 pointee_kind_of(struct parser *p, u32 operand)
{
	u32 to = pointed_to(p, decayed_type(p, type_at(p, operand)));

	return to ? il_type(p->il, type_strip(p, to, NULL))->kind : tk_error;
}

/* An integer is added to a pointer or subtracted from one, of which the language wants the size of an object. GNU C++ lets void and functions
 * have one: a warning. */
static bool check_offset(const struct typing *t)
{
	u8 kind = pointee_kind_of(t->p, t->operand[0]);

	if (kind != tk_void && kind != tk_routine)
		return check_pointer_to_incomplete(t->p, t->operand[0]);
	report_error(t->p, operator_position(t->p, t->operand[0]), DIAG_arithmetic_on_void_pointer);
	return false;
}

static bool check_addition(const struct typing *t, enum sort left, enum sort right)
{
	if (is_pointer_sort(left) && !is_integral(right))
		return report_operand(t->p, DIAG_exp_integral, t->operand[1]);
	if (left == SORT_OTHER_POINTER)
		return check_offset(t);
	if (right == SORT_OTHER_POINTER)
		return check_pointer_to_incomplete(t->p, t->operand[1]);
	return left == SORT_FLOATING && is_pointer_sort(right) && report_operand(t->p, DIAG_exp_arithmetic, t->operand[1]);
}

/* Whether neither pointer is converted to the type of the other. */
static bool are_unrelated_pointers(struct parser *p, const u32 *operand)
{
	u32 left = pointed_to(p, decayed_type(p, type_at(p, operand[0]))), right = pointed_to(p, decayed_type(p, type_at(p, operand[1])));

	return reference_related(p, left, right) == NOT_RELATED && reference_related(p, right, left) == NOT_RELATED;
}

static bool check_subtraction(const struct typing *t, enum sort left, enum sort right)
{
	bool is_wrong;

	if (is_arithmetic_sort(left) && is_pointer_sort(right))
		return report_operand(t->p, DIAG_exp_arithmetic, t->operand[1]);
	if (is_pointer_sort(left) && right == SORT_FLOATING)
		return report_operand(t->p, DIAG_exp_integral, t->operand[1]);
	if (left == SORT_OTHER_POINTER && is_integral(right))
		return check_offset(t);
	if (left == SORT_OTHER_POINTER) {
		is_wrong = check_pointer_to_incomplete(t->p, t->operand[0]);
		return (is_in_template(t->p) && check_pointer_to_incomplete(t->p, t->operand[1])) || is_wrong;
	}
	return left == SORT_POINTER && right == SORT_POINTER && are_unrelated_pointers(t->p, t->operand) && report_incompatible(t);
}

/* += and -= */
static bool check_additive_assignment(const struct typing *t, enum sort left, enum sort right)
{
	if (is_arithmetic_sort(left) && is_pointer_sort(right) && !is_bool(t->p, t->operand[0]))
		return report_operand(t->p, DIAG_exp_arithmetic, t->operand[1]);
	if (left == SORT_OTHER_POINTER && is_integral(right))
		return check_offset(t);
	return is_pointer_sort(left) && !is_integral(right) && report_operand(t->p, DIAG_exp_integral, t->operand[1]);
}

/* Whether a number is certainly no null pointer constant: a call, a member, an operation or a step is none, whatever its value is. What a cast gives
 * the reference takes for one. */
static bool is_no_null(const struct parser *p, u32 node, enum sort sort)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	const struct il_constant *constant = il_constant(p->il, record->constant);

	if (sort == SORT_FLOATING)
		return true;
	if (record->flags & exf_dependent)
		return false;
	if (record->kind == enk_operation)
		return record->operation == eok_call || record->operation == eok_not || record->operation == eok_subscript ||
		       record->operation == eok_indirect || il_is_member_access(record) ||
		       il_operation_class(record->operation) != opc_other;
	return record->kind == enk_variable || record->kind == enk_field ||
	       (record->kind == enk_constant && constant->kind == ck_integer && constant->value);
}

static bool takes_null(enum sort sort) { return is_pointer_sort(sort) || sort == SORT_NULLPTR; }

/* Whether two types of functions are no more than noexcept apart. */
static bool are_related_functions(struct parser *p, u32 left, u32 right)
{
	left = type_strip(p, left, NULL);
	right = type_strip(p, right, NULL);
	return type_canonical(p, left) == type_canonical(p, right) || loses_noexcept(p, left, right) || loses_noexcept(p, right, left);
}

static bool is_function_type(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine; }

/* Whether a pointer to a function and another pointer certainly have no type in common. GNU C++ compares one with a pointer to void: a
 * warning. */
static bool are_unrelated_function_pointers(const struct typing *t)
{
	struct parser *p = t->p;
	u32 left = pointed_to(p, decayed_type(p, type_at(p, t->operand[0]))),
	    right = pointed_to(p, decayed_type(p, type_at(p, t->operand[1])));
	bool is_left = is_function_type(p, left), is_right = is_function_type(p, right);

	if (is_left && is_right)
		return !are_related_functions(p, left, right);
	if (is_left == is_right)
		return false;
	if (!t->node || il_type(p->il, type_strip(p, is_left ? right : left, NULL))->kind != tk_void)
		return true;
	report_error(p, operator_position(p, t->operand[0]), DIAG_comparison_of_void_pointer);
	move_behind_operands(p);
	return false;
}

static bool check_comparison(const struct typing *t, enum sort left, enum sort right)
{
	struct parser *p = t->p;

	if ((takes_null(right) && is_arithmetic_sort(left) && is_no_null(p, t->operand[0], left)) ||
	    (takes_null(left) && is_arithmetic_sort(right) && is_no_null(p, t->operand[1], right)))
		return report_incompatible(t);
	if (is_pointer_sort(left) && is_pointer_sort(right) && (left == SORT_OTHER_POINTER || right == SORT_OTHER_POINTER))
		return are_unrelated_function_pointers(t) && report_incompatible(t);
	return left == SORT_POINTER && right == SORT_POINTER && are_unrelated_pointers(p, t->operand) && report_incompatible(t);
}

/* The last error, about operands of [], is said before the ] is looked for. */
static bool move_before_bracket(const struct typing *t)
{
	diag_move(t->p->diag, il_expr_node(t->p->il, t->operand[1])->range_end - 1);
	return true;
}

static bool check_subscript(const struct typing *t, enum sort left, enum sort right)
{
	if (left == SORT_OTHER)
		return report_operand_type(t->p, DIAG_exp_pointer_to_object, t->operand[0]) && move_before_bracket(t);
	if (is_arithmetic_sort(left) && is_arithmetic_sort(right) && left == SORT_INTEGRAL)
		return report_operand_type(t->p, DIAG_exp_pointer_to_object, t->operand[1]) && move_before_bracket(t);
	if (left == SORT_INTEGRAL && right == SORT_OTHER_POINTER && !is_in_template(t->p))
		return check_pointer_to_incomplete(t->p, t->operand[1]);
	if (left == SORT_FLOATING || left == SORT_NULLPTR) {
		report_operand_type(t->p, DIAG_exp_pointer_to_object, t->operand[0]);
		move_before_bracket(t);
		return is_integral(right) || (report_operand(t->p, DIAG_exp_integral, t->operand[1]) && move_before_bracket(t));
	}
	if (is_pointer_sort(left) && !is_integral(right))
		return report_operand(t->p, DIAG_exp_integral, t->operand[1]) && move_before_bracket(t);
	if (is_in_template(t->p) && pointee_kind_of(t->p, t->operand[0]) != tk_routine)
		return left == SORT_OTHER_POINTER; /* the class may be complete in time */
	return left == SORT_OTHER_POINTER && check_pointer_to_incomplete(t->p, t->operand[0]);
}

/* One that may be a number or a pointer, and is neither: void, or nullptr. */
static bool check_void_operand(const struct typing *t, enum sort left)
{
	struct parser *p = t->p;

	if (is_void(p, t->operand[0]) || left == SORT_NULLPTR)
		return report_operand_type(p, DIAG_exp_arithmetic_or_pointer, t->operand[0]);
	if (is_pointer_sort(left) && il_operation_class(t->node->operation) == opc_comparison)
		return report_incompatible(t);
	return report_operand(p, is_pointer_sort(left) ? DIAG_exp_integral : DIAG_exp_arithmetic, t->operand[1]);
}

static bool is_condition(enum sort sort) { return sort != SORT_OTHER; }

static bool check_binary(const struct typing *t, enum sort left, enum sort right)
{
	u8 operation = t->node->operation;
	bool has_void = left == SORT_OTHER || right == SORT_OTHER, has_null = left == SORT_NULLPTR || right == SORT_NULLPTR;

	if (il_is_modifying(operation) && left == SORT_OTHER)
		return report_operand(t->p, DIAG_exp_modifiable_lvalue, t->operand[0]);
	if (il_takes_integers(operation))
		return report_operands(t, DIAG_exp_integral, is_integral, left, right);
	if (has_void && il_is_logical(operation))
		return report_operands(t, DIAG_exp_bool, is_condition, left, right);
	switch (operation) {
	case eok_multiply:
	case eok_divide:
	case eok_multiply_assign:
	case eok_divide_assign: return report_operands(t, DIAG_exp_arithmetic, is_arithmetic_sort, left, right);
	case eok_add: return has_void || has_null ? check_void_operand(t, left) : check_addition(t, left, right);
	case eok_subtract: return has_void || has_null ? check_void_operand(t, left) : check_subtraction(t, left, right);
	case eok_add_assign:
	case eok_subtract_assign: return has_void || has_null ? check_void_operand(t, left) : check_additive_assignment(t, left, right);
	case eok_subscript: return check_subscript(t, left, right);
	default:
		return il_operation_class(operation) == opc_comparison &&
		       (has_void ? check_void_operand(t, left) : check_comparison(t, left, right));
	}
}

void check_pointed_member(const struct typing *t)
{
	struct parser *p = t->p;
	u32 pointer = type_strip(p, type_without_reference(p, type_at(p, t->operand[1])), NULL);

	if (!in_code(p) || !has_known_type(p, t->operand[0]) || !has_known_type(p, t->operand[1]) || is_class_type(p, pointer))
		return;
	if (il_type(p->il, pointer)->kind != tk_ptr_to_member)
		report_operand(p, DIAG_exp_pointer_to_member, t->operand[1]);
	else if (t->node->operation == eok_pm_field && !is_class_type(p, type_at(p, t->operand[0])))
		report_operand_type(p, DIAG_exp_class_type, t->operand[0]);
}

/* An element of an array has an address for the reference, whatever the array is. */
static bool is_rvalue_of_number(const struct parser *p, u32 node, enum sort sort)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	return record->value_category != vc_lvalue && record->operation != eok_subscript && is_number_or_pointer(sort);
}

/* [expr.pre.incr] [depr.incr.bool] */
static bool check_step_of_bool(const struct typing *t, u32 operand)
{
	u8 operation = t->node->operation;

	if (operation == eok_pre_decr || operation == eok_post_decr)
		return report_operand(t->p, DIAG_bool_type_not_allowed, operand);
	report_warning(t->p, begin_of(t->p, operand), DIAG_incr_of_bool_deprecated);
	diag_move(t->p->diag, t->node->range_end);
	return false;
}

static bool check_unary(const struct typing *t, enum sort sort)
{
	struct parser *p = t->p;
	u32 operand = t->operand[0];

	switch (t->node->operation) {
	case eok_not: return sort == SORT_OTHER && report_operand(p, DIAG_exp_bool, operand);
	case eok_unary_plus: return (sort == SORT_OTHER || sort == SORT_NULLPTR) && report_operand(p, DIAG_exp_arithmetic, operand);
	case eok_negate: return !is_arithmetic_sort(sort) && report_operand(p, DIAG_exp_arithmetic, operand);
	case eok_complement: return !is_integral(sort) && report_operand(p, DIAG_exp_integral, operand);
	case eok_indirect:
		if (pointee_kind_of(p, operand) == tk_void)
			return report_operand(p, DIAG_exp_pointer_to_complete_type, operand);
		return !is_pointer_sort(sort) && report_operand_type(p, DIAG_indirection_of_no_pointer, operand);
	case eok_address_of:
		return (sort == SORT_OTHER || is_rvalue_of_number(p, operand, sort)) && report_operand(p, DIAG_exp_lvalue, operand);
	default:
		if (il_operation_class(t->node->operation) != opc_step)
			return false;
		if (integral_kind(p, type_strip(p, type_at(p, operand), NULL)) == ik_bool)
			return check_step_of_bool(t, operand);
		return sort == SORT_OTHER ? report_operand(p, DIAG_exp_scalar_operand, operand) :
		                            sort == SORT_OTHER_POINTER && check_pointer_to_incomplete(p, operand);
	}
}

static bool is_operand_sort(enum sort sort) { return is_number_or_pointer(sort) || sort == SORT_OTHER || sort == SORT_NULLPTR; }

bool has_wrong_operands(const struct typing *t)
{
	struct parser *p = t->p;
	enum sort left, right;

	if (!in_code(p))
		return false;
	if (check_overloaded_operands(t) || check_vector_operands(t))
		return true;
	if (!is_known_operand(p, t->operand[0]) || (t->operand[1] && !is_known_operand(p, t->operand[1])))
		return false;
	if (t->node->operation == eok_address_of && is_enum_type(p, type_at(p, t->operand[0])))
		return is_rvalue_of_number(p, t->operand[0], SORT_INTEGRAL) && report_operand(p, DIAG_exp_lvalue, t->operand[0]);
	left = sort_of_operand(p, t->node->operation, t->operand[0]);
	right = t->operand[1] ? sort_of_operand(p, t->node->operation, t->operand[1]) : SORT_INTEGRAL;
	if (!is_operand_sort(left) || !is_operand_sort(right) || is_enum_type(p, type_at(p, t->operand[0])) ||
	    (t->operand[1] && is_enum_type(p, type_at(p, t->operand[1]))))
		return false;
	return t->operand[1] ? check_binary(t, left, right) : check_unary(t, left);
}

void check_condition(struct parser *p, u32 node)
{
	u32 type = type_at(p, node);

	if (check_overloaded_value(p, node) || check_class_operand(p, node, OPERAND_CONDITION) || !node || !in_code(p) ||
	    !(is_known_operand(p, node) || is_vector_operand(p, node)))
		return;
	if (sort_of(p, node) == SORT_SCOPED_ENUM || is_void(p, node) || is_vector_operand(p, node) ||
	    (is_class_type(p, type) && !may_convert_to_scalar(p, type_strip(p, type, NULL), true)))
		report_operand(p, DIAG_exp_bool, node);
}

void check_switch_condition(struct parser *p, u32 node)
{
	if (check_overloaded_value(p, node) || check_class_operand(p, node, OPERAND_INTEGRAL_OR_ENUM) || !node || !in_code(p) ||
	    !(is_known_operand(p, node) || is_vector_operand(p, node)))
		return;
	if (sort_of(p, node) == SORT_FLOATING || is_void(p, node) || is_pointer_sort(sort_of(p, node)) ||
	    sort_of(p, node) == SORT_NULLPTR || is_vector_operand(p, node) ||
	    (is_class_type(p, type_at(p, node)) && !may_convert_to_scalar(p, type_strip(p, type_at(p, node), NULL), false)))
		report_operand(p, DIAG_exp_integral_or_enum, node);
}

void check_condition_variable(struct parser *p, u32 variable, bool is_switch)
{
	u32 type = type_without_reference(p, il_variable(p->il, variable)->type), place = il_variable(p->il, variable)->position;
	enum sort sort;

	if (!variable || !il_variable(p->il, variable)->initializer_end || !il_variable(p->il, variable)->name || !in_code(p) ||
	    !is_known_type(p, type) || has_placeholder(p, type))
		return;
	sort = sort_of_type(p, type);
	if (is_class_type(p, type) ? may_convert_to_scalar(p, type_strip(p, type, NULL), !is_switch) :
	    is_switch              ? sort != SORT_FLOATING && !is_pointer_sort(sort) :
	                             sort != SORT_SCOPED_ENUM)
		return;
	report_error(p, place, is_switch ? DIAG_exp_integral_or_enum : DIAG_exp_bool);
}

/* Whether neither of a class and a scalar type is converted to the other. */
static bool are_class_and_other(struct parser *p, u32 one, u32 other)
{
	bool first = is_class_type(p, type_at(p, one));
	u32 class = type_strip(p, type_at(p, first ? one : other), NULL);

	return first != is_class_type(p, type_at(p, other)) && !is_in_template(p) && !has_conversion_functions(p, class) &&
	       conversion_of(p, first ? other : one, class, false).kind == CONVERSION_NONE;
}

/* Whether neither of two classes is converted to the other, nor both to something else. */
static bool are_other_classes(struct parser *p, u32 one, u32 other)
{
	u32 first = type_strip(p, type_at(p, one), NULL), second = type_strip(p, type_at(p, other), NULL);

	return is_class_type(p, first) && is_class_type(p, second) && !is_in_template(p) && first != second &&
	       !(has_conversion_functions(p, first) && has_conversion_functions(p, second)) &&
	       conversion_of(p, one, second, false).kind == CONVERSION_NONE &&
	       conversion_of(p, other, first, false).kind == CONVERSION_NONE;
}

/* An enumeration and something else: nothing makes both the same, unless it is a number and the enumeration is no scoped one. */
static bool are_enum_and_other(struct parser *p, const u32 *operand, enum sort left, enum sort right)
{
	bool first = is_enum_type(p, type_at(p, operand[0]));
	enum sort other = first ? right : left;

	if (left == SORT_SCOPED_ENUM || right == SORT_SCOPED_ENUM)
		return !same_unqualified_type(p, type_at(p, operand[0]), type_at(p, operand[1]));
	return takes_null(other);
}

bool check_alternatives(struct parser *p, u32 then, u32 otherwise)
{
	struct typing t = { .p = p, .operand = { then, otherwise } };
	enum sort left, right;

	if (in_code(p) && is_void(p, then) != is_void(p, otherwise) && is_known_operand(p, then) && is_known_operand(p, otherwise) &&
	    il_expr_node(p->il, then)->kind != enk_throw && il_expr_node(p->il, otherwise)->kind != enk_throw)
		return !report_incompatible(&t);
	if (!in_code(p) || !has_known_type(p, then) || !has_known_type(p, otherwise))
		return true;
	if (is_class_type(p, type_at(p, then)) || is_class_type(p, type_at(p, otherwise)))
		return !(are_class_and_other(p, then, otherwise) || are_other_classes(p, then, otherwise)) || !report_incompatible(&t);
	left = sort_of(p, then);
	right = sort_of(p, otherwise);
	if (right == SORT_SCOPED_ENUM && is_arithmetic_sort(left))
		return !report_operand(p, DIAG_exp_arithmetic, otherwise);
	if (is_enum_type(p, type_at(p, then)) || is_enum_type(p, type_at(p, otherwise)))
		return !are_enum_and_other(p, t.operand, left, right) || !report_incompatible(&t);
	return !is_operand_sort(left) || !is_operand_sort(right) || !check_comparison(&t, left, right);
}

void check_ambiguous_alternatives(struct parser *p, u32 then, u32 otherwise)
{
	bool are_classes = is_class_type(p, type_at(p, then)) && is_class_type(p, type_at(p, otherwise));

	if (in_code(p) && has_known_type(p, then) && has_known_type(p, otherwise) &&
	    (are_classes || is_arithmetic_type(p, type_at(p, then)) || is_arithmetic_type(p, type_at(p, otherwise))))
		report_error(p, operator_position(p, then), DIAG_ambiguous_alternatives, type_at(p, then), type_at(p, otherwise));
}

void report_no_function(const struct typing *t)
{
	struct parser *p = t->p;
	enum sort sort = sort_of(p, t->operand[0]);

	if (in_code(p) && is_known_operand(p, t->operand[0]) && (is_operand_sort(sort) || sort == SORT_MEMBER_POINTER))
		report_operand(p, DIAG_call_of_no_function, t->operand[0]);
}

/* Built-in candidates [over.built]: of the endless families only those that the operands' types and conversion functions lead to. */
#include "../../lib/il/operations.h"
#include "../scopes/class_members.h"
#include "operators.h"
#include "../typing/typing.h"

enum { SORTS_MAX = CONVERSION_FUNCTIONS_MAX };
/* The types of values that an operand may become. */
struct sorts {
	u32 count, type[SORTS_MAX];
};

static u8 kind_of(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind; }

/* What an operand of the type is promoted to; 0 when the operator does not take it. GNU: complex numbers have no order. */
static u32 promoted_operand(struct parser *p, u32 type, u8 operation)
{
	u32 promoted = promoted_type(p, type);
	bool has_order = il_operation_class(operation) == opc_comparison && operation != eok_eq && operation != eok_ne;

	if (kind_of(p, type) == tk_complex && !has_order && (operation == eok_complement || !il_takes_integers(operation)))
		return type_strip(p, type, NULL);
	return promoted && il_takes_integers(operation) && kind_of(p, promoted) != tk_integer ? 0 : promoted;
}

static void add_sort(struct parser *p, struct sorts *sorts, u32 type)
{
	u32 i;

	for (i = 0; i < sorts->count; i++)
		if (type_canonical(p, sorts->type[i]) == type_canonical(p, type))
			return;
	if (sorts->count < SORTS_MAX)
		sorts->type[sorts->count++] = type;
}

/* Whether some conversion function template is not explicit and may convert to more than classes, of which no built-in operator has any. */
static bool has_implicit_templates(struct parser *p, const struct conversion_functions *functions)
{
	u32 i;

	for (i = 0; i < functions->template_count; i++) {
		const struct il_routine *prototype =
			il_routine(p->il, il_any_index(il_template(p->il, functions->templates[i].template)->prototype));
		u32 result = il_type(p->il, type_strip(p, prototype->type, NULL))->type;

		if ((!(prototype->flags & rf_explicit) || prototype->flags & rf_conditional_explicit) &&
		    !is_class_type(p, type_without_reference(p, result)))
			return true;
	}
	return false;
}

/* False when there may be others. */
static bool sorts_of(struct parser *p, const struct source *operand, struct sorts *sorts)
{
	struct conversion_functions functions;
	u32 i;

	sorts->count = 0;
	if (!operand->type || type_is_unknown(p, operand->type))
		return false;
	if (!is_class_type(p, operand->type)) {
		add_sort(p, sorts, type_strip(p, decayed_type(p, operand->type), NULL));
		return true;
	}
	find_conversion_functions(p, operand->type, &functions);
	for (i = 0; i < functions.count; i++) {
		u32 type = type_without_reference(p, functions.at[i].type);

		if (type_is_unknown(p, type) || type_is_dependent(p, type))
			return false;
		if (is_explicit(p, functions.at[i].routine) != OUTCOME_SUCCESS && !is_class_type(p, type))
			add_sort(p, sorts, type_strip(p, decayed_type(p, type), NULL));
	}
	return !functions.incomplete && !has_implicit_templates(p, &functions);
}

/* The types of lvalues that a class may be converted to for ++ and the like; g++ does so for compound assignment, too. */
static bool lvalue_sorts_of(struct parser *p, const struct source *operand, struct sorts *sorts)
{
	struct conversion_functions functions;
	u32 i;

	find_conversion_functions(p, operand->type, &functions);
	for (i = 0; i < functions.count; i++) {
		const struct il_type *reference = reference_type(p, functions.at[i].type);
		u32 cv = 0;

		if (type_is_unknown(p, functions.at[i].type) || type_is_dependent(p, functions.at[i].type))
			return false;
		if (reference && reference->pointer_kind == pk_lvalue_reference && !is_class_type(p, reference->type) &&
		    is_explicit(p, functions.at[i].routine) != OUTCOME_SUCCESS && (type_strip(p, reference->type, &cv), !(cv & tyf_const)))
			add_sort(p, sorts, reference->type);
	}
	return !functions.incomplete && !has_implicit_templates(p, &functions);
}

static void add_builtin(struct parser *p, struct candidate_set *set, u32 left, u32 right)
{
	u32 first = p->param_types.count, type, i;

	type_add_param(p, left, false);
	if (right)
		type_add_param(p, right, false);
	type = type_function(p, p->void_type, first, 0);
	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].is_builtin && set->list.at[i].type == type)
			return;
	vec_push(&set->list, (struct candidate){ .is_builtin = true, .type = type });
}

static bool is_pointer(struct parser *p, u32 type) { return kind_of(p, type) == tk_pointer && pointed_to(p, type); }

/* A pointer that can be counted with; GNU takes those to void and functions for such, but no substitution succeeds by that. */
static bool is_object_pointer(struct parser *p, u32 type)
{
	u8 kind = is_pointer(p, type) ? kind_of(p, pointed_to(p, type)) : (u8)tk_void;

	return is_pointer(p, type) && (!p->failure || (kind != tk_void && kind != tk_routine));
}

/* Two pointers, or a pointer and a null pointer constant. */
static void add_pointer_pair(struct parser *p, struct candidate_set *set, u32 a, u32 b, u8 operation)
{
	bool a_null = kind_of(p, a) == tk_nullptr || is_arithmetic_type(p, a),
	     b_null = kind_of(p, b) == tk_nullptr || is_arithmetic_type(p, b);
	bool differ = !a_null && !b_null && type_canonical(p, a) != type_canonical(p, b); /* they may have a common type [expr.type] */

	if (operation == eok_add || operation == eok_subtract) {
		if (is_object_pointer(p, a) && (is_arithmetic_type(p, b) || is_enum_type(p, b)))
			add_builtin(p, set, a, p->builtin[ik_long]);
		else if (operation == eok_add && is_object_pointer(p, b) && (is_arithmetic_type(p, a) || is_enum_type(p, a)))
			add_builtin(p, set, p->builtin[ik_long], b);
		else if (operation == eok_subtract && is_pointer(p, a) && is_pointer(p, b))
			add_builtin(p, set, a, a), add_builtin(p, set, b, b), set->more_builtin |= differ;
	} else if (il_operation_class(operation) == opc_comparison) {
		if (!a_null)
			add_builtin(p, set, a, a);
		if (!b_null)
			add_builtin(p, set, b, b);
		if (a_null && b_null)
			add_builtin(p, set, p->nullptr_type, p->nullptr_type);
		else if (differ)
			set->more_builtin = true;
	}
}

static void add_binary(struct parser *p, struct candidate_set *set, u32 a, u32 b, u8 operation)
{
	u32 left = promoted_operand(p, a, operation), right = promoted_operand(p, b, operation);

	if (il_operation_class(operation) == opc_comparison) {
		if (is_enum_type(p, a))
			add_builtin(p, set, a, a);
		if (is_enum_type(p, b))
			add_builtin(p, set, b, b);
	}
	if (left && right)
		add_builtin(p, set, left, right);
	else if (!is_enum_type(p, a) || !is_enum_type(p, b))
		add_pointer_pair(p, set, a, b, operation);
}

static void add_unary(struct parser *p, struct candidate_set *set, u32 a, u8 operation)
{
	u32 promoted = promoted_operand(p, a, operation);

	if (operation == eok_indirect || (operation == eok_unary_plus && is_pointer(p, a))) {
		if (is_pointer(p, a) && (operation != eok_indirect || kind_of(p, pointed_to(p, a)) != tk_void)) /* [over.built]/6 */
			add_builtin(p, set, a, 0);
	} else if (promoted && (operation == eok_unary_plus || operation == eok_negate || operation == eok_complement)) {
		add_builtin(p, set, promoted, 0);
	}
}

/* left: the type of an lvalue. */
static void add_assignment(struct parser *p, struct candidate_set *set, u32 left, u32 b, u8 operation)
{
	u32 reference = type_pointer(p, pk_lvalue_reference, left), right = promoted_operand(p, b, operation), cv = 0;

	type_strip(p, left, &cv);
	if (cv & tyf_const)
		return;
	if (operation != eok_assign && !is_arithmetic_type(p, left)) {
		if (is_pointer(p, type_strip(p, left, NULL)) && (operation == eok_add_assign || operation == eok_subtract_assign))
			add_builtin(p, set, reference, p->builtin[ik_long]);
	} else if (is_arithmetic_type(p, left)) {
		if (right && promoted_operand(p, left, operation))
			add_builtin(p, set, reference, right);
	} else {
		add_builtin(p, set, reference, type_strip(p, left, NULL));
	}
}

/* ++ and --; behind the operand, with an int. */
static void add_step(struct parser *p, struct candidate_set *set, u32 operand, bool prefix)
{
	u8 kind = il_type(p->il, type_strip(p, operand, NULL))->int_kind;

	if ((is_arithmetic_type(p, operand) && kind != ik_bool) || is_pointer(p, operand))
		add_builtin(p, set, type_pointer(p, pk_lvalue_reference, operand), prefix ? 0 : p->builtin[ik_int]);
}

/* What the left operand may become; false when there may be more. */
static bool left_sorts_of(struct parser *p, const struct source *operand, u8 operation, struct sorts *sorts)
{
	bool class = is_class_type(p, operand->type);

	sorts->count = 0;
	if (!il_is_modifying(operation))
		return sorts_of(p, operand, sorts);
	if (class && operation != eok_assign) /* no conversion is applied to its left operand */
		return lvalue_sorts_of(p, operand, sorts);
	if (!class && il_operation_class(operation) == opc_assignment) /* ++ and -- take no enumerations */
		add_sort(p, sorts, operand->type);
	return true;
}

/* An unscoped enumeration whose values are not known: what it is promoted to is not, either. */
static bool has_unknown_promotion(struct parser *p, u32 type) { return is_unscoped_enum(p, type) && !promoted_type(p, type); }

/* ->* [over.built]/11 */
static void add_pointed_member(struct parser *p, struct candidate_set *set, u32 pointer, u32 member)
{
	u32 class = pointed_to(p, pointer), of = il_type(p->il, type_strip(p, member, NULL))->class_type;
	enum outcome derived;

	if (kind_of(p, member) != tk_ptr_to_member || !class || !is_class_type(p, class))
		return;
	derived = same_unqualified_type(p, class, of) ? OUTCOME_SUCCESS : is_derived_from(p, class, of);
	if (derived == OUTCOME_SUCCESS)
		add_builtin(p, set, pointer, member);
	set->more_builtin |= derived == OUTCOME_UNKNOWN;
}

static u32 pointed_member(struct parser *p, u32 pointer, u32 member)
{
	u32 type = il_type(p->il, type_strip(p, member, NULL))->type, cv = 0;

	type_strip(p, pointed_to(p, pointer), &cv);
	return kind_of(p, type) == tk_routine ? type : type_qualified(p, type, cv);
}

static void add_pair(struct parser *p, struct candidate_set *set, u32 a, u32 b, u8 operation, bool unary)
{
	if (has_unknown_promotion(p, a) || (b && has_unknown_promotion(p, b)))
		set->more_builtin = true;
	if (il_operation_class(operation) == opc_assignment)
		add_assignment(p, set, a, b, operation);
	else if (il_operation_class(operation) == opc_step)
		add_step(p, set, a, unary);
	else if (unary)
		add_unary(p, set, a, operation);
	else if (operation == eok_subscript)
		add_pointer_pair(p, set, a, b, eok_add);
	else if (operation == eok_points_to_pm_field)
		add_pointed_member(p, set, a, b);
	else
		add_binary(p, set, a, b, operation);
}

/* ?: [over.built]/25 */
static void add_alternatives(struct parser *p, struct candidate_set *set, u32 a, u32 b)
{
	u32 left = promoted_type(p, a), right = promoted_type(p, b), same[] = { a, b }, i;

	if (left && right)
		add_builtin(p, set, left, right);
	for (i = 0; i < COUNT_OF(same); i++)
		if (is_pointer(p, same[i]) || kind_of(p, same[i]) == tk_ptr_to_member)
			add_builtin(p, set, same[i], same[i]);
}

u32 conditional_by_conversion(struct parser *p, const struct arguments *arguments)
{
	struct candidate_set set = { 0 };
	struct sorts left, right;
	struct resolution r;
	u32 i, k, first, second;

	if (!sorts_of(p, &arguments->at[0], &left) || !sorts_of(p, &arguments->at[1], &right))
		return 0;
	for (i = 0; i < left.count; i++)
		for (k = 0; k < right.count; k++)
			add_alternatives(p, &set, left.type[i], right.type[k]);
	r = resolve(p, &set, arguments);
	candidate_set_free(&set);
	if (r.outcome != OUTCOME_SUCCESS || !r.best.is_builtin)
		return 0;
	first = il_param_type(p->il, il_type(p->il, r.best.type)->first_param)->type;
	second = il_param_type(p->il, il_param_type(p->il, il_type(p->il, r.best.type)->first_param)->next)->type;
	return first == second ? first : usual_arithmetic_type(p, first, second);
}

void add_builtin_operators(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u8 operation)
{
	struct sorts left, right = { 1, { 0 } };
	bool unary = arguments->count == 1, left_known, right_known = true, possible;
	u32 i, k;

	if (operation == eok_comma || operation == eok_address_of)
		return;
	if (il_is_logical(operation)) {
		add_builtin(p, set, p->builtin[ik_bool], unary ? 0 : p->builtin[ik_bool]);
		vec_last(&set->list).is_contextual = true;
		return;
	}
	left_known = left_sorts_of(p, &arguments->at[0], operation, &left);
	if (!unary)
		right_known = sorts_of(p, &arguments->at[1], &right);
	possible = (left.count || !left_known) && (right.count || !right_known);
	set->more_builtin |= possible && (!left_known || !right_known || operation == eok_spaceship);
	for (i = 0; i < left.count; i++)
		for (k = 0; k < right.count; k++)
			add_pair(p, set, left.type[i], right.type[k], operation, unary);
}

u32 builtin_operator_result(struct parser *p, u8 operation, u32 function_type, enum il_value_category *category)
{
	u32 param = il_type(p->il, function_type)->first_param, next = il_param_type(p->il, param)->next;
	u32 left = il_param_type(p->il, param)->type, right = next ? il_param_type(p->il, next)->type : 0;

	if (il_operation_class(operation) == opc_comparison || il_is_logical(operation))
		return p->builtin[ik_bool];
	if (operation == eok_post_incr || operation == eok_post_decr)
		return type_strip(p, type_without_reference(p, left), NULL);
	if (il_is_modifying(operation) || operation == eok_indirect || operation == eok_subscript) {
		*category = vc_lvalue;
		if (il_is_modifying(operation))
			return type_without_reference(p, left);
		return pointed_to(p, is_pointer(p, left) ? left : right);
	}
	if (operation == eok_points_to_pm_field) {
		*category = vc_lvalue;
		return pointed_member(p, left, right);
	}
	if (!right || il_operation_class(operation) == opc_shift)
		return left;
	if (is_pointer(p, left) && is_pointer(p, right))
		return p->builtin[ik_long];
	if (is_pointer(p, left) || is_pointer(p, right))
		return is_pointer(p, left) ? left : right;
	return usual_arithmetic_type(p, left, right);
}

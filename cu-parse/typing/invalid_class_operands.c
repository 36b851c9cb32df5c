/* Objects of classes where operators and statements of the language want a number or pointer, and several conversion functions give one
 * [over.match.conv]: none of them is better than the others. */
#include "invalid.h"

#include "../../lib/il/operations.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"

/* The functions that apply, of which none is better. */
struct applicable {
	u32 count, routines[CONVERSION_FUNCTIONS_MAX];
};

/* Whether a function that gives a value of the type applies where one of such a sort is wanted. */
static bool gives(struct parser *p, u32 type, enum class_operand wanted)
{
	u32 bare = type_strip(p, type_without_reference(p, type), NULL);
	enum sort sort = sort_of_type(p, bare);

	switch (wanted) {
	case OPERAND_INTEGRAL: return sort == SORT_INTEGRAL && !is_enum_type(p, bare);
	case OPERAND_INTEGRAL_OR_ENUM: return sort == SORT_INTEGRAL || is_enum_type(p, bare);
	case OPERAND_ARITHMETIC: return is_arithmetic_type(p, bare);
	case OPERAND_POINTER: return is_pointer_sort(sort);
	default: return is_arithmetic_type(p, bare) || is_pointer_sort(sort);
	}
}

/* Drops the functions that give classes. Whether the others of a class are its own and no templates, and give numbers and enumerations alone,
 * or pointers alone: how others are told apart is not known. */
static bool are_plain(struct parser *p, u32 class, struct conversion_functions *functions)
{
	u32 i, count = 0, pointers = 0;

	for (i = 0; i < functions->count; i++) {
		u32 type = type_strip(p, type_without_reference(p, functions->at[i].type), NULL);
		enum sort sort = sort_of_type(p, type);

		if (is_class_type(p, type))
			continue;
		if (functions->at[i].class != class || !(is_arithmetic_sort(sort) || is_pointer_sort(sort)))
			return false;
		pointers += is_pointer_sort(sort);
		functions->at[count++] = functions->at[i];
	}
	functions->count = count;
	return !functions->incomplete && !functions->template_count && (!pointers || pointers == functions->count);
}

/* Whether a function can be called for the object; *is_open: it is not known, or others may be better for being called for it. An explicit
 * one is called where exactly its type is initialized directly [over.match.conv]/1: then it is the best, and no other is asked. */
static bool can_be_called(struct parser *p, const struct source *object, u32 class, u32 routine, u32 direct, bool *is_open)
{
	struct conversion c = object_conversion(p, object, class, il_routine(p->il, routine)->type);
	u32 cv = 0, flags = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->flags;
	u32 given = type_without_reference(p, il_routine(p->il, routine)->conversion_type);
	enum outcome outcome = is_explicit(p, routine);

	unqualified_type(p, object->type, &cv);
	*is_open |= outcome == OUTCOME_SUCCESS && c.kind != CONVERSION_NONE && direct && same_unqualified_type(p, given, direct);
	*is_open |= outcome == OUTCOME_UNKNOWN || c.kind == CONVERSION_UNKNOWN || (!(cv & tyf_const) && !(flags & tyf_fn_const)) ||
	            flags & (tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref);
	return outcome == OUTCOME_FAILURE && c.kind != CONVERSION_NONE;
}

/* Those of the class of an object that can be called for it, where the type direct is initialized directly unless it is 0; false: it is not
 * known which. */
static bool find_callable(struct parser *p, u32 node, u32 direct, struct conversion_functions *functions)
{
	struct source object = source_of_node(p, node);
	u32 class = type_strip(p, object.type, NULL), i, count = 0;
	bool is_open = false;

	if (!is_known_type(p, object.type) || !is_class_type(p, class))
		return false;
	find_conversion_functions(p, class, functions);
	if (!are_plain(p, class, functions))
		return false;
	for (i = 0; i < functions->count; i++)
		if (can_be_called(p, &object, class, functions->at[i].routine, direct, &is_open))
			functions->at[count++] = functions->at[i];
	functions->count = count;
	return !is_open;
}

/* In the order of their declarations. */
static void note_functions(struct parser *p, struct applicable *found)
{
	u32 i, j;

	for (i = 1; i < found->count; i++) {
		u32 routine = found->routines[i], position = il_routine(p->il, routine)->position;

		for (j = i; j && il_routine(p->il, found->routines[j - 1])->position > position; j--)
			found->routines[j] = found->routines[j - 1];
		found->routines[j] = routine;
	}
	for (i = 0; i < found->count; i++)
		diag_detail(p->diag, DIAG_ambiguous_candidate, il_any_of(IL_routine, found->routines[i]));
}

bool check_class_operand(struct parser *p, u32 node, enum class_operand wanted)
{
	struct conversion_functions functions;
	u32 direct = wanted == OPERAND_CONDITION ? p->builtin[ik_bool] : 0, i;
	struct applicable found = { 0 };

	if (!node || !in_code(p) || is_in_template(p) || !find_callable(p, node, direct, &functions))
		return false;
	for (i = 0; i < functions.count; i++) {
		if (wanted == OPERAND_CONDITION && integral_kind(p, type_strip(p, functions.at[i].type, NULL)) == ik_bool)
			return false;
		if (gives(p, functions.at[i].type, wanted))
			found.routines[found.count++] = functions.at[i].routine;
	}
	if (found.count < 2)
		return false;
	report_error(p, begin_of(p, node), DIAG_several_conversions_to_builtin, type_at(p, node));
	note_functions(p, &found);
	return true;
}

/* Whether no conversion of what a function gives is better than that of what one of those found so far gives, nor worse. */
static bool is_no_better(struct parser *p, const struct conversion *one, const struct conversion *other)
{
	return compare_conversions(p, one, other) == COMPARE_SAME;
}

bool check_class_value(struct parser *p, u32 node, u32 type, bool is_direct)
{
	u32 value = type_without_reference(p, type), to = type_strip(p, value, NULL), i;
	struct conversion_functions functions;
	struct conversion first = { 0 }, second;
	struct applicable found = { 0 };

	if (!node || !in_code_or_initializer(p) || is_in_template(p) || is_class_type(p, to) || !is_known_type(p, to) ||
	    (is_reference_type(p, type) && !takes_temporaries(p, reference_type(p, type))) ||
	    !find_callable(p, node, is_direct ? to : 0, &functions))
		return false;
	for (i = 0; i < functions.count; i++) {
		struct source result = { 0, type_without_reference(p, functions.at[i].type), vc_prvalue };

		second = standard_conversion(p, &result, to);
		if (second.kind != CONVERSION_STANDARD)
			continue;
		if (found.count && !is_no_better(p, &second, &first))
			return false;
		first = second;
		found.routines[found.count++] = functions.at[i].routine;
	}
	if (found.count < 2)
		return false;
	report_error(p, begin_of(p, node), DIAG_several_conversions, type_at(p, node), value);
	note_functions(p, &found);
	return true;
}

/* What an operator wants of an operand beside another one. */
static enum class_operand wanted_by(u8 operation)
{
	if (il_takes_integers(operation))
		return OPERAND_INTEGRAL;
	return operation == eok_indirect || operation == eok_subscript ? OPERAND_POINTER : OPERAND_ARITHMETIC;
}

/* Whether there are viable candidates, and all of them operators of the language. */
static bool are_builtin(const struct candidate_set *viable)
{
	u32 i;

	for (i = 0; i < viable->list.count; i++)
		if (!viable->list.at[i].is_builtin)
			return false;
	return i || viable->more_builtin;
}

/* Whether one operand is a class whose functions give pointers and the other none that is added to these. */
static bool is_pointer_and_number(struct parser *p, u8 operation, const u32 *operand)
{
	return (operation == eok_add || operation == eok_subtract) && operand[1] && sort_of(p, operand[1]) == SORT_INTEGRAL;
}

bool check_class_operands(const struct typing *t, const struct candidate_set *viable)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;
	bool left_is_class = is_class_type(p, type_at(p, t->operand[0])), result;
	u32 bool_type = p->builtin[ik_bool];

	if (!in_code(p) || is_in_template(p) || !are_builtin(viable) || operation == eok_comma || operation == eok_address_of ||
	    operation == eok_spaceship || il_operation_class(operation) == opc_step)
		return false;
	if (operation == eok_not || il_is_logical(operation)) {
		result = check_class_value(p, t->operand[0], bool_type, true);
		return check_class_value(p, t->operand[1], bool_type, true) || result;
	}
	if (il_is_modifying(operation) && left_is_class)
		return false;
	if (t->operand[1] && !left_is_class && is_pointer_sort(sort_of(p, t->operand[0])))
		return (operation == eok_subscript || operation == eok_add || operation == eok_subtract) &&
		       check_class_value(p, t->operand[1], p->builtin[ik_long], false);
	if (operation == eok_add && left_is_class && is_pointer_sort(sort_of(p, t->operand[1])))
		return check_class_value(p, t->operand[0], p->builtin[ik_long], false);
	if (operation == eok_subscript && !left_is_class)
		return false;
	result = check_class_operand(p, t->operand[0], wanted_by(operation)) ||
	         (is_pointer_and_number(p, operation, t->operand) && check_class_operand(p, t->operand[0], OPERAND_POINTER));
	return (operation != eok_subscript && check_class_operand(p, t->operand[1], wanted_by(operation))) || result;
}

/* What is said of names of several functions where nothing selects one of them [over.over]. */
#include "../../lib/il/names.h"
#include "invalid.h"

#include "../overload/function_address.h"

/* The name of functions that an expression is, perhaps behind &, with nothing that says which of them; 0: it is another expression. */
static u32 set_of(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));
	u32 symbol = node && is_overload_set(p, node) ? functions_of_node(p, node) : 0;

	if (record->kind == enk_operation && record->operation == eok_address_of)
		record = il_expr_node(p->il, il_in_parentheses(p->il, record->first_operand));
	if (symbol && !p->symbols.at[symbol].next && il_any_kind(p->symbols.at[symbol].entity) == IL_routine)
		return 0; /* one function, of no known type */
	return record->flags & (exf_template_id | exf_dependent | exf_member_name) ? 0 : symbol;
}

bool is_overloaded_name(const struct parser *p, u32 node) { return set_of(p, node); }

/* The id is for several functions, the one behind it for a function template. */
static void report_set(struct parser *p, u32 node, u32 place, enum diag_id of_functions, enum diag_id of_template)
{
	u32 symbol = set_of(p, node);
	il_any newest = p->symbols.at[symbol].entity;
	struct buffer name = { 0 };

	if (il_any_kind(newest) == IL_template && il_template(p->il, il_any_index(newest))->kind == templk_variable) {
		report_error(p, place, DIAG_missing_template_arguments, newest);
		return;
	}
	if (il_any_kind(newest) == IL_template)
		newest = il_template(p->il, il_any_index(newest))->prototype;
	il_add_function_name(p->il, newest, &name);
	report_error(p, place, p->symbols.at[symbol].next ? of_functions : of_template, name.text);
	buffer_free(&name);
}

bool check_overloaded_value(struct parser *p, u32 node)
{
	if (!node || !in_code(p) || in_instance(p) || !is_overloaded_name(p, node))
		return false;
	report_set(p, node, begin_of(p, node), DIAG_undetermined_function, DIAG_undetermined_template);
	return true;
}

/* Whether functions of a class or enumeration might take the operand. */
static bool may_have_operators(struct parser *p, u32 node)
{
	u32 type = type_at(p, node);

	return !is_overloaded_name(p, node) && (!is_known_operand(p, node) || is_class_type(p, type) || is_enum_type(p, type));
}

bool check_overloaded_operands(const struct typing *t)
{
	struct parser *p = t->p;
	u8 operation = t->node->operation;
	bool is_assigned = operation == eok_assign;

	if (operation == eok_parens || operation == eok_address_of || operation == eok_comma || operation == eok_question ||
	    may_have_operators(p, t->operand[0]) || (t->operand[1] && may_have_operators(p, t->operand[1])))
		return false;
	if (check_overloaded_value(p, t->operand[0]))
		return true;
	if (!t->operand[1] || !is_assigned)
		return check_overloaded_value(p, t->operand[1]);
	return check_overloaded_conversion(p, t->operand[1], type_at(p, t->operand[0]), operator_position(p, t->operand[0]));
}

/* Whether all functions that the node names are none for the type, which is that of a function pointer or of what no function is. */
static bool selects_none(struct parser *p, u32 node, u32 type)
{
	u32 bare = type_strip(p, type_without_reference(p, type), NULL), pointee = pointed_to(p, bare);

	return is_arithmetic_type(p, bare) || (pointee && is_arithmetic_type(p, pointee)) ||
	       (!is_reference_type(p, type) && selects_no_function(p, node, type));
}

static bool is_pointer_to_void(struct parser *p, u32 type)
{
	u32 pointee = pointed_to(p, type_strip(p, type, NULL));

	return pointee && il_type(p->il, type_strip(p, pointee, NULL))->kind == tk_void && !is_reference_type(p, type);
}

/* The function that a template-id names alone, perhaps behind &; 0: the expression is none. */
static u32 named_specialization(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	if (record->kind == enk_operation && record->operation == eok_address_of)
		record = il_expr_node(p->il, il_in_parentheses(p->il, record->first_operand));
	return record->kind == enk_routine && record->flags & exf_template_id && !(record->flags & (exf_dependent | exf_member_name)) &&
	                       !il_routine_of(p->il, record->target)->class_type ?
	               il_any_index(record->target) :
	               0;
}

/* Where a pointer to a function of another type is wanted. */
static bool check_converted_specialization(struct parser *p, u32 node, u32 type, u32 place)
{
	u32 routine = named_specialization(p, node);
	u32 template = il_template_info(p->il, il_routine(p->il, routine)->template_info)->template;
	struct buffer name = { 0 };

	if (!template || is_reference_type(p, type) || !selects_no_function(p, node, type))
		return false;
	il_add_function_name(p->il, il_template(p->il, template)->prototype, &name);
	report_error(p, place, DIAG_no_template_of_type, name.text);
	buffer_free(&name);
	return true;
}

bool check_overloaded_conversion(struct parser *p, u32 node, u32 type, u32 place)
{
	if (node && in_code_or_initializer(p) && !in_instance(p) && is_known_type(p, type) &&
	    check_converted_specialization(p, node, type, place))
		return true;
	if (!node || !in_code_or_initializer(p) || in_instance(p) || !is_overloaded_name(p, node) || !is_known_type(p, type))
		return false;
	if (selects_none(p, node, type))
		report_set(p, node, place, DIAG_no_function_of_type, DIAG_no_template_of_type);
	else if (is_pointer_to_void(p, type))
		report_set(p, node, place, DIAG_several_functions_of_type, DIAG_several_templates_of_type);
	else
		return false; /* a function or class may be meant */
	return true;
}

bool check_cast_of_overloaded(const struct typing *t)
{
	struct parser *p = t->p;
	u32 node = t->operand[0], to = t->node->type_operand;

	if (!in_code(p) || in_instance(p) || !is_overloaded_name(p, node) || !is_known_type(p, to) ||
	    !(selects_none(p, node, to) || is_pointer_to_void(p, to) || il_type(p->il, type_strip(p, to, NULL))->kind == tk_void))
		return false;
	report_set(p, node, begin_of(p, node), DIAG_undetermined_function, DIAG_undetermined_template);
	return true;
}

/* What calls of constexpr functions and variables are worth where no constant is needed: in conditions, which decide which statements are
 * reached [stmt.select] [stmt.iter], and where integers are converted or computed with. */
#include "../../lib/il/operations.h"
#include "constant.h"

#include <stdio.h>

enum { DEPTH_MAX = 100 };

/* Whether an operation is worth something when its operands are. */
static bool hands_on(const struct il_expr_node *node)
{
	switch (node->operation) {
	case eok_parens:
	case eok_bool_cast:
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_question: return true;
	default: return il_computes(node->operation);
	}
}

u32 routine_called_by(const struct il *il, const struct il_expr_node *node)
{
	u32 callee = il_in_parentheses(il, node->first_operand);
	il_any target = node->target;

	if (!target && node->operation == eok_call) {
		if (il_is_member_access(il_expr_node(il, callee)))
			callee = il_expr_node(il, il_expr_node(il, callee)->first_operand)->next;
		target = il_expr_node(il, callee)->target;
	}
	return il_any_kind(target) == IL_routine ? il_any_index(target) : 0;
}

/* A floating value as a new constant of the IL, or 0. */
static u32 floating_value(struct parser *p, u32 expr)
{
	struct il_constant *constant;
	u32 type = il_expr_node(p->il, expr)->type, index;
	long double number;
	char text[64];

	if (!folded_number(p, expr, &number))
		return 0;
	snprintf(text, sizeof text, "%.21Lg", number);
	index = il_new_constant(p->il, &constant);
	constant->kind = ck_float;
	constant->type = type;
	constant->text = il_intern_z(p->il, text);
	return index;
}

static void note_value(struct parser *p, u32 index)
{
	struct constant value;
	u32 constant;

	if (stripped_type(p, il_expr_node(p->il, index)->type)->kind == tk_float) {
		constant = floating_value(p, index);
	} else {
		value = folded_constant(p, index);
		constant = constant_to_il(p, &value);
	}
	il_expr_node(p->il, index)->constant = constant;
}

/* Of variables that have a recorded initializer that tells. */
static bool is_constant_variable(const struct il *il, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable_of(il, node->target);

	return il_any_kind(node->target) == IL_variable && !variable->init_expr && variable->flags & vf_constexpr &&
	       !(variable->flags & (vf_template_parameter | vf_enumerator));
}

static void note_values(struct parser *p, u32 index, u32 depth)
{
	struct il_expr_node node = *il_expr_node(p->il, index);
	u32 routine = node.kind == enk_operation ? routine_called_by(p->il, &node) : 0, operand;

	if (!index || !depth || node.flags & exf_dependent || node.constant)
		return;
	if (routine) {
		if (il_routine(p->il, routine)->flags & (rf_constexpr | rf_consteval))
			note_value(p, index);
	} else if (node.kind == enk_variable && is_constant_variable(p->il, &node)) {
		note_value(p, index);
	} else if (node.kind == enk_operation && hands_on(&node)) {
		for (operand = node.first_operand; operand; operand = il_expr_node(p->il, operand)->next)
			note_values(p, operand, depth - 1);
	}
}

/* Whether a condition is in a template or a generic lambda as that is written. */
static bool is_in_pattern(const struct il *il, const struct il_expr_node *condition)
{
	u32 entity = il_routine(il, condition->routine)->entity, i;

	if (condition->flags & exf_instantiated)
		return false;
	if (entity & (enf_is_template | enf_member_of_template) && !(entity & enf_instantiation))
		return true;
	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->flags & lf_generic && il_lambda(il, i)->body_begin <= condition->range_begin &&
		    condition->range_begin < il_lambda(il, i)->body_end)
			return true;
	return false;
}

static void note_values_of_condition(struct parser *p, u32 condition)
{
	const struct il_expr_node *node = il_expr_node(p->il, condition);

	if (node->evaluation == evk_evaluated && !il_in_system_header(p->il, node->range_begin) && !is_in_pattern(p->il, node))
		note_values(p, condition, DEPTH_MAX);
}

/* Whether there is something to say of a call whose value is thrown away: the function or its template asks for that, or the value's type. */
static bool is_not_to_be_discarded(const struct parser *p, u32 routine, u32 type)
{
	return il_attribute_of_routine(p->il, routine, "nodiscard") || il_attribute_of_routine(p->il, routine, "warn_unused_result") ||
	       il_attribute_named(p->il, stripped_type(p, type)->first_attribute, "nodiscard");
}

/* The function that an expression calls, if it is constexpr and the value is not known yet; 0: there is none. */
static u32 constexpr_function_called(const struct parser *p, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(p->il, expr);
	u32 routine = node->kind == enk_operation && node->operation == eok_call ? routine_called_by(p->il, node) : 0;
	bool is_known = node->constant || node->evaluation != evk_evaluated || node->flags & exf_dependent;

	return routine && !is_known && il_routine(p->il, routine)->flags & (rf_constexpr | rf_consteval) ? routine : 0;
}

/* Where such a call is constant, the reference sees its value and no call. */
static void note_value_of_discarded(struct parser *p, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(p->il, expr);
	u32 routine = constexpr_function_called(p, expr);

	if (routine && !il_in_system_header(p->il, node->range_begin) && stripped_type(p, node->type)->kind != tk_void &&
	    is_not_to_be_discarded(p, routine, node->type) && !is_in_pattern(p->il, node))
		note_value(p, expr);
}

/* Whether an expression is converted or computed with as an integer. */
static bool takes_integers(const struct parser *p, const struct il_expr_node *node)
{
	return node->kind == enk_operation && !node->target && !(node->flags & exf_dependent) && node->evaluation == evk_evaluated &&
	       ((node->operation == eok_cast && node->flags & exf_implicit && stripped_type(p, node->type)->kind == tk_integer) ||
	        il_computes(node->operation) || il_operation_class(node->operation) == opc_assignment);
}

/* Whether an expression is a conversion of a floating value to an integer. */
static bool is_conversion_of_floating(const struct parser *p, const struct il_expr_node *node)
{
	bool converts = node->kind == enk_operation && !node->target && !(node->flags & exf_dependent) &&
	                node->evaluation == evk_evaluated &&
	                (node->operation == eok_cast || node->operation == eok_static_cast || node->operation == eok_functional_cast);

	return converts && node->first_operand && stripped_type(p, node->type)->kind == tk_integer &&
	       stripped_type(p, il_expr_node(p->il, node->first_operand)->type)->kind == tk_float;
}

/* The constant integers among the operands that are calls: what becomes of them may not be what was meant. */
static void note_values_of_operands(struct parser *p, u32 expr)
{
	struct il_expr_node node = *il_expr_node(p->il, expr);
	u32 operand, call;

	if (is_conversion_of_floating(p, &node) && !il_in_system_header(p->il, node.range_begin) && !is_in_pattern(p->il, &node))
		note_values(p, node.first_operand, DEPTH_MAX);
	if (!takes_integers(p, &node))
		return;
	for (operand = node.first_operand; operand; operand = il_expr_node(p->il, operand)->next) {
		call = il_in_parentheses(p->il, operand);
		if (constexpr_function_called(p, call) && stripped_type(p, il_expr_node(p->il, call)->type)->kind == tk_integer &&
		    !il_in_system_header(p->il, node.range_begin) && !is_in_pattern(p->il, il_expr_node(p->il, call)))
			note_value(p, call);
	}
}

/* The condition of a statement, or 0. */
static u32 condition_of_statement(const struct il_statement *s)
{
	return s->kind == stmk_if || s->kind == stmk_while || s->kind == stmk_end_test_while || s->kind == stmk_for ? s->expr : 0;
}

/* What decides whether other operands are evaluated, or 0. */
static u32 condition_of_operation(const struct il_expr_node *node)
{
	bool decides = node->kind == enk_operation && !node->target &&
	               (il_operation_class(node->operation) == opc_logical || node->operation == eok_question);

	return decides ? node->first_operand : 0;
}

void note_values_of_conditions(struct parser *p)
{
	u32 statements = p->il->table[IL_statement].count, expressions = p->il->table[IL_expr_node].count, i, condition;

	/* without those of bodies that are parsed for their sake */
	for (i = 1; i < statements; i++)
		if ((condition = condition_of_statement(il_statement(p->il, i))))
			note_values_of_condition(p, condition);
	for (i = 1; i < statements; i++)
		if (il_statement(p->il, i)->kind == stmk_expr)
			note_value_of_discarded(p, il_in_parentheses(p->il, il_statement(p->il, i)->expr));
	for (i = 1; i < expressions; i++) {
		if ((condition = condition_of_operation(il_expr_node(p->il, i))))
			note_values_of_condition(p, condition);
		note_values_of_operands(p, i);
	}
}

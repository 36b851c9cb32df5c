/* Why an expression that has to be an integral constant is none [expr.const]: said only where it is certain. */
#include "../../lib/il/operations.h"
#include "interpret.h"
#include "../types/layout.h"

/* What keeps an expression from being a constant, found first of its operands in order of evaluation. */
struct obstacle {
	u32 node, routine, variable;
	enum { NO_OBSTACLE, NOT_FOLLOWED, UNDEFINED_NAME, TYPE_NAME, VARIABLE, CALL } kind;
};

static struct obstacle obstacle_at(u32 node, int kind) { return (struct obstacle){ .node = node, .kind = kind }; }

static bool is_arithmetic(const struct il_type *type) { return type->kind == tk_integer || type->kind == tk_float; }

static struct obstacle obstacle_in(struct parser *p, u32 node);

/* A variable without a value that is known when it is compiled [expr.const]/3. */
static struct obstacle obstacle_in_variable(struct parser *p, u32 node, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	struct obstacle found = { .node = node, .variable = index, .kind = VARIABLE };
	u32 cv = 0, type = type_strip(p, variable->type, &cv);
	struct constant value;
	u32 initializer;

	if (variable->entity & (enf_is_template | enf_member_of_template | enf_instantiation) || variable->template_param ||
	    type_is_dependent(p, variable->type))
		return obstacle_at(node, NOT_FOLLOWED);
	if (variable->flags & vf_enumerator)
		return obstacle_at(node, NO_OBSTACLE);
	if (il_type(p->il, type)->kind == tk_pointer && !(variable->flags & vf_constexpr))
		return found;
	if (!is_arithmetic(il_type(p->il, type)))
		return obstacle_at(node, NOT_FOLLOWED);
	if (variable->flags & vf_constexpr || (cv & tyf_const && il_type(p->il, type)->kind == tk_float && variable->initializer_end))
		return obstacle_at(node, NO_OBSTACLE);
	if (!(cv & tyf_const) || cv & tyf_volatile || !variable->initializer_end)
		return found;
	value = constant_of_variable(p, index);
	if (value.known)
		return obstacle_at(node, NO_OBSTACLE);
	initializer = initializer_of_variable(p, index).first;
	if (value.never || (initializer && may_nest(p) && obstacle_in(p, initializer).kind >= VARIABLE))
		return found;
	return obstacle_at(node, NOT_FOLLOWED);
}

/* Those of a constexpr function are evaluated before it is. */
static struct obstacle obstacle_in_arguments(struct parser *p, u32 call)
{
	u32 argument = il_expr_node(p->il, il_expr_node(p->il, call)->first_operand)->next;

	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		struct obstacle found = may_nest(p) ? obstacle_in(p, argument) : obstacle_at(argument, NOT_FOLLOWED);

		if (found.kind != NO_OBSTACLE)
			return found;
	}
	return obstacle_at(call, NOT_FOLLOWED);
}

static struct obstacle obstacle_in_call(struct parser *p, u32 node, il_any target)
{
	const struct il_routine *routine = il_routine(p->il, il_any_index(target));
	struct obstacle found = { .node = node, .routine = il_any_index(target), .kind = CALL };

	if (il_any_kind(target) != IL_routine || !target)
		return obstacle_at(node, NOT_FOLLOWED);
	if (routine->flags & rf_constexpr && !routine->template_info && !routine->class_type)
		return obstacle_in_arguments(p, node);
	if (routine->flags & (rf_constexpr | rf_consteval | rf_implicit | rf_defaulted | rf_deleted) || routine->linkage == nlk_c ||
	    routine->template_info || routine->class_type ||
	    routine->entity & (enf_in_system_header | enf_instantiation | enf_member_of_template))
		return obstacle_at(node, NOT_FOLLOWED);
	return found;
}

/* How many of the operands are evaluated whatever the first of them is worth; 0: the operation is not looked into. */
static u32 operands_evaluated(u8 operation)
{
	switch (il_operation_class(operation)) {
	case opc_sign:
	case opc_logical: return 1;
	case opc_arithmetic:
	case opc_shift:
	case opc_comparison: return 2;
	default: return operation == eok_parens || operation == eok_not || operation == eok_question;
	}
}

static bool is_decided_by_first(u8 operation) { return operation == eok_land || operation == eok_lor || operation == eok_question; }

static struct obstacle obstacle_in(struct parser *p, u32 index)
{
	struct il_expr_node node = *il_expr_node(p->il, index);
	struct obstacle found = obstacle_at(index, NOT_FOLLOWED);
	u32 operand, i, count;

	switch (node.kind) {
	case enk_constant: return obstacle_at(index, NO_OBSTACLE);
	case enk_error:
		return obstacle_at(index, node.flags & exf_unresolved && !node.qualifier && !p->template_depth &&
		                                          !(node.flags & (exf_template_id | exf_global_scope)) ?
		                                  UNDEFINED_NAME :
		                                  NOT_FOLLOWED);
	case enk_variable: return obstacle_in_variable(p, index, il_any_index(node.target));
	case enk_type_operand: return obstacle_at(index, TYPE_NAME);
	case enk_operation: break;
	default: return found;
	}
	if (node.operation == eok_call)
		return node.first_operand ? obstacle_in_call(p, index, il_expr_node(p->il, node.first_operand)->target) : found;
	count = node.target ? 0 : operands_evaluated(node.operation); /* not of an operator function */
	for (i = 0, operand = node.first_operand; i < count && operand; i++, operand = il_expr_node(p->il, operand)->next) {
		found = may_nest(p) ? obstacle_in(p, operand) : obstacle_at(operand, NOT_FOLLOWED);
		if (found.kind != NO_OBSTACLE)
			return found;
	}
	return count && !is_decided_by_first(node.operation) ? found : obstacle_at(index, NOT_FOLLOWED);
}

static bool is_integral_operand(struct parser *p, u32 type)
{
	switch (il_type(p->il, type)->kind) {
	case tk_float:
	case tk_pointer:
	case tk_nullptr:
	case tk_array: return false;
	default: return true;
	}
}

static bool report_type(struct parser *p, u32 node, u32 required)
{
	u32 type = value_type(p, il_expr_node(p->il, node)->type);

	if (required == ANY_TYPE || !type || type == p->error_type || is_integral_operand(p, type))
		return false;
	if (required)
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_constant_of_other_type, type, required);
	else
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_integral_constant, type);
	return true;
}

static bool was_said(const struct parser *p, enum diag_id id, u32 place)
{
	u32 i;

	for (i = p->diag->messages.count; i-- > 0;)
		if (p->diag->messages.at[i].id == id && p->diag->messages.at[i].place == place)
			return true;
	return false;
}

bool report_not_constant(struct parser *p, u32 node, u32 required)
{
	struct obstacle found = obstacle_in(p, node);
	const struct il_expr_node *at = il_expr_node(p->il, found.node);

	if (p->tentative || p->silent || !p->in_main_file || in_instance(p))
		return false;
	switch (found.kind) {
	case NOT_FOLLOWED: return false;
	case NO_OBSTACLE: return report_type(p, node, required);
	case UNDEFINED_NAME:
		if (was_said(p, DIAG_undefined_identifier, at->range_begin)) /* when the name was read */
			return false;
		report_error(p, at->range_begin, DIAG_undefined_identifier, il_text(p->il, at->name));
		break;
	case TYPE_NAME: report_error(p, at->range_begin, DIAG_type_not_allowed); break;
	case VARIABLE:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_variable_value_not_constant, at->range_begin, il_any_of(IL_variable, found.variable));
		break;
	case CALL:
		report_error(p, il_expr_node(p->il, node)->range_begin, DIAG_expr_not_constant);
		diag_note(p->diag, DIAG_call_of_nonconstexpr_function, at->range_begin, il_any_of(IL_routine, found.routine));
		break;
	}
	return true;
}

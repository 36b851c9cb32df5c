/* Expressions that do nothing, and assignments where a comparison was meant [stmt.expr] [stmt.select]. */
#include "../lib/il/operations.h"
#include "values.h"

/* How many nodes of an expression are looked at: longer ones have some effect. */
enum { NODES_MAX = 2000, DEPTH_MAX = 100 };

static bool is_volatile(const struct il *il, u32 type)
{
	u32 cv = 0;

	stripped(il, type, &cv);
	return cv & tyf_volatile;
}

static bool has_effect(struct check *c, u32 expr, u32 *nodes);

static bool operands_have_effect(struct check *c, const struct il_expr_node *node, u32 *nodes)
{
	const struct il *il = c->il;
	u32 operand;

	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (has_effect(c, operand, nodes))
			return true;
	return false;
}

/* What an error in the source may have left behind. */
static bool lacks_operands(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *second = il_expr_node(il, il_expr_node(il, node->first_operand)->next);

	switch (node->operation) {
	case eok_not:
	case eok_indirect:
	case eok_address_of:
	case eok_parens:
	case eok_bool_cast:
	case eok_array_to_pointer: return !node->first_operand;
	case eok_question: return !second->next;
	default:
		return il_operation_class(node->operation) == opc_sign ? !node->first_operand :
		                                                         !il_expr_node(il, node->first_operand)->next;
	}
}

/* A closure as a pointer to function [expr.prim.lambda.closure]/11: since C++17 that is constexpr, and nothing else is done. */
static bool converts_closure(const struct il *il, const struct il_expr_node *node)
{
	enum { CXX17 = 201703 };

	return il->header.std_version >= CXX17 && il_any_kind(node->target) == IL_routine &&
	       il_routine(il, il_any_index(node->target))->special_kind == sfk_conversion &&
	       stripped(il, il_expr_node(il, node->first_operand)->type, &(u32){ 0 })->flags & tyf_closure;
}

/* An operator function or conversion function: in templates they are not resolved. */
static bool may_call(const struct il *il, const struct il_expr_node *node)
{
	switch (node->operation) {
	case eok_dot_field:
	case eok_pm_field:
	case eok_points_to_pm_field:
	case eok_parens:
	case eok_comma:
	case eok_address_of:
	case eok_array_to_pointer: return node->target;
	case eok_noexcept: return false; /* its operand is not evaluated */
	case eok_cast:
	case eok_static_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
		if (!node->target && node->value_category != vc_prvalue && is_class_type(il, node->type))
			return il_expr_node(il, node->first_operand)->value_category == vc_prvalue;
		break;
	default: break;
	}
	return node->target || is_class_type(il, il_expr_node(il, node->first_operand)->type);
}

static bool has_floating_type(const struct il *il, u32 expr) { return is_floating(il, il_expr_node(il, expr)->type); }

static bool is_literal(const struct il *il, u32 expr) { return il_expr_node(il, il_in_parentheses(il, expr))->kind == enk_constant; }

/* Whether an operation counts with floating-point numbers, compares or converts them: exceptions may be noted [cfenv]. */
static bool computes_with_floating(const struct il *il, const struct il_expr_node *node)
{
	u32 first = node->first_operand, second = il_expr_node(il, first)->next, third = il_expr_node(il, second)->next;
	const struct il_type *type = stripped(il, node->type, &(u32){ 0 });

	switch (node->operation) {
	case eok_add:
	case eok_subtract:
	case eok_multiply:
	case eok_divide:
	case eok_negate:
	case eok_eq:
	case eok_ne:
	case eok_lt:
	case eok_gt:
	case eok_le:
	case eok_ge:
		return (has_floating_type(il, first) || (second && has_floating_type(il, second))) &&
		       !(is_literal(il, first) && (!second || is_literal(il, second)));
	case eok_question:
		return third && (has_floating_type(il, second) || has_floating_type(il, third)) &&
		       stripped(il, il_expr_node(il, second)->type, &(u32){ 0 }) !=
		               stripped(il, il_expr_node(il, third)->type, &(u32){ 0 });
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
		return (type->kind == tk_float || has_floating_type(il, first)) && type->int_kind != ik_bool && !is_literal(il, first) &&
		       type != stripped(il, il_expr_node(il, first)->type, &(u32){ 0 });
	default: return false;
	}
}

static bool is_throw(const struct il *il, u32 expr) { return il_expr_node(il, il_in_parentheses(il, expr))->kind == enk_throw; }

/* Of && || ?: whose first operand is a constant, the other one that is evaluated, or 0. Of ?: only where that is one, too, and the other
 * has a value: then the whole is. */
static u32 operand_taken(struct check *c, const struct il_expr_node *node, bool *decided)
{
	struct folded first = fold_condition(c, node->first_operand);
	u32 second = il_expr_node(c->il, node->first_operand)->next, third = il_expr_node(c->il, second)->next, taken;

	*decided = first.state == FOLD_INTEGER && stripped(c->il, node->type, &(u32){ 0 })->kind != tk_void;
	if (node->operation != eok_question)
		return (first.bits != 0) == (node->operation == eok_land) ? second : 0;
	taken = first.bits ? second : third;
	*decided &= !is_throw(c->il, second) && !is_throw(c->il, third) && constant_form(c, taken) != FORM_NO_CONSTANT;
	return taken;
}

static bool refers_to_const(const struct il *il, u32 type)
{
	const struct il_type *reference = stripped(il, type, &(u32){ 0 });
	u32 cv = 0;

	stripped(il, reference->type, &cv);
	return reference->kind == tk_pointer && reference->pointer_kind != pk_pointer && cv & tyf_const;
}

/* Whether the reference that something is cast to is bound to a temporary [dcl.init.ref]/5.4: it is no object yet, a bit-field, or has
 * another type, which a cast of any kind may reinterpret. */
static bool binds_temporary(const struct il *il, const struct il_expr_node *cast)
{
	u32 operand = il_in_parentheses(il, cast->first_operand);
	const struct il_expr_node *from = il_expr_node(il, operand);

	if (cast->value_category == vc_prvalue || cast->operation == eok_const_cast || cast->operation == eok_reinterpret_cast)
		return false;
	if (from->value_category == vc_prvalue || is_bit_field(il, operand))
		return true;
	return (cast->operation == eok_static_cast || refers_to_const(il, cast->type_operand)) && !is_class_type(il, cast->type) &&
	       stripped(il, from->type, &(u32){ 0 }) != stripped(il, cast->type, &(u32){ 0 });
}

/* (T){ … }, or an array's or class's T{ … }: an object [expr.post.cast]. */
static bool makes_object(const struct il *il, const struct il_expr_node *cast)
{
	return (cast->operation == eok_cast && cast->flags & exf_braced) || stripped(il, cast->type, &(u32){ 0 })->kind == tk_array ||
	       (cast->value_category == vc_prvalue && is_class_type(il, cast->type));
}

/* Whether what stands before .* or ->* is an object or points to something: else that was said. */
static bool has_object(const struct il *il, const struct il_expr_node *node)
{
	const struct il_type *type = stripped(il, il_expr_node(il, node->first_operand)->type, &(u32){ 0 });

	return node->operation == eok_pm_field ? il_is_class(type) : type->kind == tk_pointer || type->kind == tk_array;
}

static bool operation_has_effect(struct check *c, const struct il_expr_node *node, u32 *nodes)
{
	const struct il *il = c->il;
	bool decided;

	if (converts_closure(il, node))
		return il_expr_node(il, il_in_parentheses(il, node->first_operand))->kind != enk_lambda &&
		       operands_have_effect(c, node, nodes);
	if (may_call(il, node) || !node->type || stripped(il, node->type, &(u32){ 0 })->kind == tk_error || is_volatile(il, node->type) ||
	    computes_with_floating(il, node))
		return true;
	if (il_operation_class(node->operation) == opc_logical || node->operation == eok_question) {
		u32 taken = operand_taken(c, node, &decided);

		if (decided && !lacks_operands(il, node))
			return taken && has_effect(c, taken, nodes);
	}
	if (il_computes(node->operation))
		return lacks_operands(il, node) || operands_have_effect(c, node, nodes);
	switch (node->operation) {
	case eok_indirect:
	case eok_address_of:
	case eok_subscript:
	case eok_padd:
	case eok_psubtract:
	case eok_pdiff:
	case eok_dot_field:
	case eok_points_to_field:
	case eok_parens:
	case eok_comma:
	case eok_question:
	case eok_bool_cast:
	case eok_array_to_pointer: return lacks_operands(il, node) || operands_have_effect(c, node, nodes);
	case eok_pm_field:
	case eok_points_to_pm_field: return !has_object(il, node) || operands_have_effect(c, node, nodes);
	case eok_dynamic_cast: return stripped(il, node->type, &(u32){ 0 })->kind != tk_pointer || operands_have_effect(c, node, nodes);
	case eok_noexcept: return false;
	case eok_cast:
	case eok_static_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_functional_cast:
		return stripped(il, node->type, &(u32){ 0 })->kind == tk_void || makes_object(il, node) || binds_temporary(il, node) ||
		       operands_have_effect(c, node, nodes);
	default: return true;
	}
}

/* this->s, where s is a static member that is known. */
static bool is_static_member_of_this(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *object = il_expr_node(il, node->first_operand), *member = il_expr_node(il, object->next);

	return node->operation == eok_points_to_field && object->kind == enk_param_ref && il_any_kind(member->target) == IL_variable;
}

static bool computes_with_numbers(const struct il *il, const struct il_expr_node *node, u32 depth);

/* Whether an expression is a number, though its value may depend on template parameters. */
static bool is_known_number(const struct il *il, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, expr));

	return (node->type && integral_kind_of(il, node->type)) || (node->kind == enk_operation && computes_with_numbers(il, node, depth));
}

/* Whether all operands are numbers: no operator function is called then. */
static bool computes_with_numbers(const struct il *il, const struct il_expr_node *node, u32 depth)
{
	u32 operand;

	if (!(il_computes(node->operation) || node->operation == eok_comma) || node->target || !depth)
		return false;
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (!is_known_number(il, operand, depth - 1))
			return false;
	return node->first_operand;
}

/* An operation that depends on template parameters: of a comma the operands tell. */
static bool dependent_has_effect(struct check *c, const struct il_expr_node *node, u32 *nodes)
{
	bool is_transparent = node->operation == eok_comma || node->operation == eok_parens ||
	                      computes_with_numbers(c->il, node, DEPTH_MAX) || is_static_member_of_this(c->il, node);

	return !is_transparent || node->target || !node->first_operand || operands_have_effect(c, node, nodes);
}

/* T &t, which may refer to something volatile. */
static bool is_dependent_reference(const struct il *il, const struct il_expr_node *node)
{
	const struct il_type *type = stripped(il, il_variable_of(il, node->target)->type, &(u32){ 0 });

	return node->flags & exf_dependent && type->kind == tk_pointer && type->pointer_kind != pk_pointer;
}

/* f<T>, T::template f<int>: what is named, but not called. */
static bool names_dependent_specialization(const struct il *il, const struct il_expr_node *node)
{
	const u32 member = exf_qualified_name | exf_template_id;

	return node->flags & exf_dependent && is_written_in_template(il, node->routine) &&
	       ((node->kind == enk_template_name && node->flags & exf_template_id) ||
	        (node->kind == enk_error && (node->flags & member) == member));
}

/* typeid evaluates its operand where that may be an object of a polymorphic class: what no variable shows the type of [expr.typeid]/3. */
static bool typeid_has_effect(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *operand = il_expr_node(il, node->first_operand);
	const struct il_type *type = stripped(il, operand->type, &(u32){ 0 });
	bool is_object = operand->kind == enk_variable && stripped(il, il_variable_of(il, operand->target)->type, &(u32){ 0 })->class_info;

	if (!node->first_operand)
		return !node->type_operand || stripped(il, node->type_operand, &(u32){ 0 })->kind == tk_error;
	if (operand->flags & exf_dependent || type->kind == tk_error || !operand->type)
		return true;
	return type->class_info && !is_object && (operand->value_category != vc_prvalue || type->flags & tyf_closure);
}

/* Operators of the language that are spelled as functions do nothing but what their operands do; others may be calls. */
static bool builtin_has_effect(struct check *c, const struct il_expr_node *node, u32 *nodes)
{
	const char *name = il_text(c->il, node->name);

	if (node->flags & exf_unresolved || stripped(c->il, node->type, &(u32){ 0 })->kind == tk_error)
		return true;
	if (!strcmp(name, "__builtin_constant_p") || !strcmp(name, "__builtin_offsetof") || !strncmp(name, "__is_", strlen("__is_")) ||
	    !strncmp(name, "__has_", strlen("__has_")))
		return false;
	if (!strcmp(name, "__builtin_addressof"))
		return operands_have_effect(c, node, nodes);
	return strcmp(name, "__builtin_bit_cast") || has_effect(c, il_expr_node(c->il, node->first_operand)->next, nodes);
}

/* Whether a name may not be used as it is, or nobody knows what it is: that of a variable whose type the program got wrong does nothing. */
static bool is_wrong_name(const struct check *c, const struct il_expr_node *node)
{
	if (!node->type || stripped(c->il, node->type, &(u32){ 0 })->kind != tk_error)
		return false;
	return !c->has_errors || il_any_kind(node->target) != IL_variable ||
	       stripped(c->il, il_variable(c->il, il_any_index(node->target))->type, &(u32){ 0 })->kind != tk_error;
}

/* Whether an expression may do something; so may what is dependent or not known. */
static bool has_effect(struct check *c, u32 expr, u32 *nodes)
{
	const struct il *il = c->il;
	const struct il_expr_node *node = il_expr_node(il, expr);

	if (++*nodes > NODES_MAX)
		return true;
	if (node->flags & exf_dependent && node->kind == enk_operation)
		return dependent_has_effect(c, node, nodes);
	if (names_dependent_specialization(il, node))
		return false;
	if (node->flags & exf_dependent && node->kind != enk_variable && node->kind != enk_param_ref)
		return true;
	switch (node->kind) {
	case enk_sizeof:
		if ((node->first_operand && stripped(il, il_expr_node(il, node->first_operand)->type, &(u32){ 0 })->kind == tk_error))
			return true;
		if (node->type_operand && stripped(il, node->type_operand, &(u32){ 0 })->kind == tk_error)
			return true;
		return node->flags & exf_unresolved || stripped(il, node->type, &(u32){ 0 })->kind == tk_error;
	case enk_constant:
	case enk_alignof:
	case enk_routine: return node->flags & exf_unresolved;
	case enk_param_ref: return strcmp(il_text(il, node->name), "this");
	case enk_variable:
	case enk_field:
		return is_volatile(il, node->type) || is_wrong_name(c, node) || names_foreign_template(il, node) ||
		       is_dependent_reference(il, node);
	case enk_braced_init_list: return operands_have_effect(c, node, nodes);
	case enk_typeid: return typeid_has_effect(il, node);
	case enk_operation: return operation_has_effect(c, node, nodes);
	case enk_builtin_operation: return builtin_has_effect(c, node, nodes);
	default: return true;
	}
}

static bool is_comma(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	return node->kind == enk_operation && node->operation == eok_comma && !node->target;
}

/* Whether an expression has a type that depends on template parameters, as closures of lambdas in templates have [temp.dep.type]. */
static bool has_dependent_type(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	const struct il_type *type = stripped(il, node->type, &(u32){ 0 });

	if (type->flags & tyf_closure)
		return is_written_in_template(il, node->routine);
	return node->flags & exf_dependent && !is_known_number(il, expr, DEPTH_MAX);
}

/* T(x), which may be anything in a template as it is written. */
static bool is_cast_in_template(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, expr));

	return node->kind == enk_operation && node->operation == eok_functional_cast && !(node->flags & exf_braced) &&
	       is_written_in_template(il, node->routine);
}

/* place: behind what is wrong in it. */
static void report_without_effect(struct check *c, u32 expr, u32 place)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (is_written_in_template(c->il, node->routine) && diag_was_said(c->diag, DIAG_expr_has_no_effect, node->range_begin))
		return; /* a, b, c begins where a, b does: there it is said once */
	if (constant_form(c, expr) != FORM_DEPENDENT && !is_cast_in_template(c->il, expr) && !has_effect(c, expr, &(u32){ 0 }))
		report_late(c, DIAG_expr_has_no_effect, node->range_begin, place);
}

void check_effect(struct check *c, u32 expr)
{
	u32 left = is_comma(c->il, expr) ? il_expr_node(c->il, expr)->first_operand : 0, end = il_expr_node(c->il, expr)->range_end;

	/* what depends on template parameters may have a comma that is an operator function */
	if (left && !(il_expr_node(c->il, left)->flags & exf_dependent) && !has_dependent_type(c->il, il_expr_node(c->il, left)->next))
		report_without_effect(c, left, c->il->source[end - 1] == ')' ? end : end - 1);
	if (il_expr_node(c->il, expr)->flags & exf_discarded_value)
		report_without_effect(c, expr, end + 1 < c->il->source_size ? end + 1 : end - 1);
}

/* ---- = for == ---- */

static bool is_constant(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	while (node->kind == enk_operation && node->flags & exf_implicit && !node->target && node->first_operand) {
		expr = node->first_operand;
		node = il_expr_node(c->il, expr);
	}
	return node->kind == enk_constant || fold(c, expr).state == FOLD_INTEGER || constant_form(c, expr) != FORM_NO_CONSTANT;
}

/* end: where the reference has read what the condition is of. */
static void check_condition(struct check *c, u32 expr, u32 end)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr), *written;

	written = il_expr_node(c->il,
	                       il_in_parentheses(c->il, node->operation == eok_bool_cast && !node->target ? node->first_operand : expr));
	if (written->kind == enk_operation && written->operation == eok_assign && !written->target && written->first_operand &&
	    !(written->type && stripped(c->il, written->type, &(u32){ 0 })->kind == tk_error) && /* the variable is const */
	    is_constant(c, il_expr_node(c->il, written->first_operand)->next) && !is_never_evaluated(c, expr))
		report_late(c, DIAG_assign_where_compare_meant, node->range_begin, end);
}

void check_conditional_operands(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (node->target || !node->first_operand)
		return;
	if (node->flags & exf_dependent && node->operation != eok_question) /* it may be an operator function */
		return;
	switch (node->operation) {
	case eok_not: check_condition(c, node->first_operand, node->range_end); break;
	case eok_question: check_condition(c, node->first_operand, il_expr_node(c->il, node->first_operand)->range_end); break;
	case eok_land:
	case eok_lor:
		check_condition(c, node->first_operand, node->range_end);
		check_condition(c, il_expr_node(c->il, node->first_operand)->next, node->range_end);
		break;
	default: break;
	}
}

void check_statements_of_instance(struct check *c, u32 index)
{
	u32 handler;

	for (; index && !stack_is_low(c->stack_bound); index = il_statement(c->il, index)->next) {
		const struct il_statement *s = il_statement(c->il, index);

		check_statement_condition(c, s);
		check_statements_of_instance(c, s->init);
		check_statements_of_instance(c, s->first_statement);
		check_statements_of_instance(c, s->else_statement);
		for (handler = il_extra_of_statement(c->il, s)->first_handler; handler; handler = il_handler(c->il, handler)->next)
			check_statements_of_instance(c, il_handler(c->il, handler)->statement);
	}
}

static bool has_attributes(const struct il *il, const struct il_statement *empty)
{
	u32 before = empty->range_begin;

	while (before && strchr(" \t\n", il->source[before - 1]))
		before--;
	return !starts_with(il, empty->range_begin, ";") || (before && il->source[before - 1] == ']');
}

/* A ; that is all a statement has. */
static void check_empty_statement(struct check *c, enum diag_id id, u32 statement)
{
	const struct il_statement *s = il_statement(c->il, statement);

	if (statement && s->kind == stmk_empty && !has_attributes(c->il, s) && !il_in_system_header(c->il, s->range_begin))
		diag_report(c->diag, id, s->range_begin);
}

void check_empty_statements(struct check *c)
{
	const struct il *il = c->il;
	u32 i;

	if (!is_wanted(c->diag, DIAG_empty_then_statement) && !is_wanted(c->diag, DIAG_empty_else_statement))
		return;
	for (i = 1; i < il->table[IL_statement].count; i++) {
		const struct il_statement *s = il_statement(il, i);
		bool is_if = s->kind == stmk_if || s->kind == stmk_constexpr_if || s->kind == stmk_if_consteval ||
		             s->kind == stmk_if_not_consteval;

		if (!is_if || s->flags & stf_instantiated)
			continue;
		if (s->else_statement)
			check_empty_statement(c, DIAG_empty_else_statement, s->else_statement);
		else
			check_empty_statement(c, DIAG_empty_then_statement, s->first_statement);
	}
}

void check_statement_condition(struct check *c, const struct il_statement *statement)
{
	switch (statement->kind) {
	case stmk_if:
	case stmk_while:
	case stmk_end_test_while:
	case stmk_for:
		if (statement->expr)
			check_condition(c, statement->expr, il_expr_node(c->il, statement->expr)->range_end);
		break;
	default: break;
	}
}

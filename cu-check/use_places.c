/* When the reference says how a variable is used: it notes that where an operation reads the variable, and says all that it noted at
 * the end of an operand that it reads by itself: in parentheses, an argument, what is behind a binary operator or an operator that
 * stands in front, and what is evaluated before anything else (before && || ?: and commas). So "device + call()" comes behind what
 * is wrong with the call. */
#include "../lib/il/operations.h"
#include "check.h"

enum { STEPS_MAX = 10000, NODES_MAX = 1000 };

/* Whether what the first operand has is noted on to what the operation has. */
static bool is_handed_up(const struct il *il, const struct il_expr_node *operation)
{
	switch (operation->operation) {
	case eok_parens:
	case eok_land:
	case eok_lor:
	case eok_question:
	case eok_comma: return false;
	case eok_post_incr:
	case eok_post_decr:
	case eok_call: return true;
	default: return il_expr_node(il, operation->first_operand)->next != 0;
	}
}

/* The operand, with this expression in it, at whose end it is said. */
static struct use_place around(struct check *c, u32 expr)
{
	u32 steps, parent;

	for (steps = 0; steps < STEPS_MAX; steps++, expr = parent) {
		const struct il_expr_node *node;

		parent = parent_expression(c, expr);
		node = il_expr_node(c->il, parent);
		if (!parent)
			break;
		if (!(node->flags & exf_implicit) &&
		    (node->kind != enk_operation || node->first_operand != expr || !is_handed_up(c->il, node)))
			break;
	}
	return (struct use_place){ il_expr_node(c->il, expr)->range_end, il_expr_node(c->il, expr)->range_begin };
}

/* Whether the operation's result is the object still, which something else may read. */
static bool gives_object(const struct il *il, const struct il_expr_node *operation)
{
	return operation->kind == enk_operation && !il_is_class(stripped(il, operation->type, &(u32){ 0 })) &&
	       operation->operation != eok_post_incr && operation->operation != eok_post_decr &&
	       il_any_kind(operation->target) != IL_routine && il_is_modifying(operation->operation);
}

/* Whether nothing takes the value of an expression: elsewhere in templates that is not known. */
static bool is_discarded(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr), *parent = il_expr_node(c->il, parent_expression(c, expr));
	u32 steps;

	for (steps = 0; parent->operation == eok_parens && steps < STEPS_MAX; steps++) {
		expr = parent_expression(c, expr);
		node = parent;
		parent = il_expr_node(c->il, parent_expression(c, expr));
	}
	if (node->flags & exf_discarded_value || !is_written_in_template(c->il, node->routine))
		return true;
	return (parent->operation == eok_comma && parent->first_operand == expr) ||
	       (parent->operation == eok_cast && il_type(c->il, parent->type)->kind == tk_void);
}

struct use_place place_of_use(struct check *c, enum use use, struct use_site site)
{
	const struct il_expr_node *operation = il_expr_node(c->il, site.operation), *operand;
	struct use_site next;
	struct use_place place;

	if ((use == use_written || use == use_modified) && gives_object(c->il, operation)) {
		use = use_of(c, site.operation, &next);
		if (use == use_none && !is_discarded(c, next.designator))
			return (struct use_place){ 0 };
		if (use == use_none) { /* after what the value was made of */
			place = around(c, next.designator);
			place.end++;
			return place;
		}
		site = next;
		operation = il_expr_node(c->il, site.operation);
	}
	for (; operation->flags & exf_implicit; operation = il_expr_node(c->il, site.operation)) /* of the one around it */
		site = (struct use_site){ site.operation, parent_expression(c, site.operation) };
	operand = il_expr_node(c->il, site.designator);
	if (operation->kind == enk_operation && operation->operation == eok_question && operation->first_operand == site.designator)
		return (struct use_place){ operand->range_end, operand->range_begin };
	return around(c, site.operation ? site.operation : site.designator);
}

/* The operators that convert both operands before they do anything; ?: goes nowhere without its condition. */
static bool needs_operands(const struct il *il, const struct il_expr_node *operation)
{
	u8 operator= operation->operation;

	if (operator== eok_assign)
		return il_is_class(stripped(il, il_expr_node(il, operation->first_operand)->type, &(u32){ 0 }));
	return operator== eok_subscript || operator==
		eok_question ||(operator!= eok_not && !il_is_logical(operator) && il_operation_class(operator) != opc_other);
}

/* Whether an operand has a name that nothing declares: an error says so in one place only. nodes counts those seen. */
static bool has_undeclared_name(const struct il *il, u32 expr, u32 *nodes)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 operand;

	if (++*nodes > NODES_MAX || node->kind == enk_error)
		return node->name && *nodes <= NODES_MAX;
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (has_undeclared_name(il, operand, nodes))
			return true;
	return false;
}

/* Whether it changes what cannot be, wherever; that may not have been said yet. nodes counts those seen. */
static bool has_change_of_constant(const struct il *il, u32 expr, u32 *nodes)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 operand;

	if (++*nodes > NODES_MAX)
		return false;
	if (changes_constant_memory(il, node))
		return true;
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (has_change_of_constant(il, operand, nodes))
			return true;
	return false;
}

/* Whether an error is said about an operand. */
static bool is_wrong(struct check *c, u32 expr)
{
	const struct il_expr_node *operand = il_expr_node(c->il, expr);
	bool is_undeclared = has_undeclared_name(c->il, expr, &(u32){ 0 });

	return has_error_between(c, is_undeclared ? 0 : operand->range_begin, operand->range_end) ||
	       has_change_of_constant(c->il, expr, &(u32){ 0 });
}

/* Whether an error was said about the operation, or the operand that it has beside this one. */
static bool is_given_up(struct check *c, const struct il_expr_node *operation, u32 operand)
{
	u32 first = operation->first_operand, second = il_expr_node(c->il, first)->next;

	if (operation->kind != enk_operation || !second || !needs_operands(c->il, operation))
		return false;
	if (operation->operation == eok_question)
		return operand != first && is_wrong(c, first);
	return has_error_between(c, il_expr_node(c->il, first)->range_end, il_expr_node(c->il, second)->range_begin) ||
	       is_wrong(c, operand == first ? second : first);
}

bool is_use_given_up(struct check *c, u32 expr, struct use_site site)
{
	u32 parent, steps;

	for (steps = 0; steps < STEPS_MAX && expr != site.operation; steps++, expr = parent) {
		parent = parent_expression(c, expr);
		if (!parent)
			break;
		if (is_given_up(c, il_expr_node(c->il, parent), expr))
			return true;
	}
	return false;
}

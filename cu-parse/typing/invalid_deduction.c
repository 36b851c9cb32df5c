/* What is said where auto certainly stands for no type [dcl.type.auto.deduct]. */
#include "invalid.h"

#include "../syntax/expr.h"
#include "../types/placeholder.h"

/* Whether the elements of a list certainly have several types, or there are none. */
static bool is_no_initializer_list(struct parser *p, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand, type = 0, other;

	if (!element)
		return true;
	for (; element; element = il_expr_node(p->il, element)->next) {
		if (!has_known_type(p, element) || il_expr_node(p->il, element)->flags & exf_dependent)
			return false;
		other = type_canonical(p, unqualified_type(p, decayed_type(p, type_at(p, element)), NULL));
		if (type && type != other)
			return true;
		type = other;
	}
	return false;
}

static bool deduces_nothing(struct parser *p, const struct il_variable *variable)
{
	const struct il_type *type = il_type(p->il, type_strip(p, variable->type, NULL));
	u32 expr = variable->init_expr;

	if (il_expr_node(p->il, expr)->kind == enk_braced_init_list)
		return !(variable->flags & (vf_braced_initializer | vf_parenthesized_initializer)) && is_no_initializer_list(p, expr);
	if (il_expr_node(p->il, expr)->next)
		return false;
	return (is_function_set(p, expr) && !il_is_member_access(il_expr_node(p->il, il_in_parentheses(p->il, expr)))) ||
	       (type->kind == tk_pointer && type->pointer_kind == pk_pointer && has_known_type(p, expr) &&
	        is_arithmetic_type(p, type_at(p, expr)));
}

/* The auto before a declarator-id, or 0. */
static u32 place_of_auto(const struct parser *p, u32 name)
{
	u32 at = token_at(p, name);

	while (at && p->tokens[at].kind != TOK_auto && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_LBRACE)
		at--;
	return p->tokens[at].kind == TOK_auto ? p->tokens[at].position : 0;
}

void check_deduced_variable(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 place;

	if (!in_plain_initializer(p) || !variable->init_expr || !has_placeholder(p, variable->type) ||
	    deduced_template(p, variable->type) || is_reference_type(p, variable->type) || !variable->name ||
	    type_strip(p, variable->type, NULL) == p->decltype_auto_type || !deduces_nothing(p, variable))
		return;
	place = place_of_auto(p, variable->position);
	if (place)
		report_error(p, place, DIAG_cannot_deduce_auto);
}

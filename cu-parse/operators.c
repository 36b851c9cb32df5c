/* Operators of classes and enumerations [over.match.oper]. */
#include "typing_rules.h"

#include <stdio.h>

/* ---- member operators ---- */

static bool is_named_operator(struct parser *p, const char *operator, u32 *ident)
{
	*ident = identifier_number(&p->lexed, p->il, operator, strlen(operator));
	return p->lexed.identifiers.at[*ident].flags & IDF_DECLARED;
}

bool has_known_members(const struct parser *p, u32 class)
{
	const struct il_type *record = il_type(p->il, class);

	return record->class_info || !record->template_info ||
	       !(il_template(p->il, il_template_info(p->il, record->template_info)->template)->flags & tf_partially_specialized);
}

u32 member_operator_result(struct parser *p, u32 class, u32 cv, const char *operator)
{
	u32 scope = scope_of_type(p, class), ident, symbol, candidates = 0, result = 0;
	struct lookup found;

	if (!scope || !has_known_members(p, class) || !is_named_operator(p, operator, &ident))
		return 0;
	found = lookup_in_scope(p, scope, ident, LOOKUP_ANY);
	for (symbol = found.symbol; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		const struct il_type *type;

		if (il_any_kind(entity) != IL_routine)
			return 0;
		type = il_type(p->il, type_strip(p, il_routine(p->il, il_any_index(entity))->type, NULL));
		if (!(type->flags & tyf_fn_const) == !(cv & tyf_const))
			result = type->type;
		else if (type->flags & tyf_fn_const && !result)
			result = type->type;
		candidates += !(type->flags & tyf_fn_const) ? 1 : 16;
	}
	return candidates == 1 || candidates == 16 || candidates == 17 ? type_of_member(p, result, class) : 0;
}

/* ---- operators in expressions ---- */

/* The spelling after "operator" of what can be overloaded. */
static const char *const spellings[IL_operation_kind_COUNT] = {
	[eok_add] = "+", [eok_subtract] = "-", [eok_multiply] = "*", [eok_divide] = "/", [eok_remainder] = "%", [eok_negate] = "-",
	[eok_unary_plus] = "+", [eok_and] = "&", [eok_or] = "|", [eok_xor] = "^", [eok_complement] = "~", [eok_shiftl] = "<<",
	[eok_shiftr] = ">>", [eok_eq] = "==", [eok_ne] = "!=", [eok_lt] = "<", [eok_gt] = ">", [eok_le] = "<=", [eok_ge] = ">=",
	[eok_spaceship] = "<=>", [eok_land] = "&&", [eok_lor] = "||", [eok_not] = "!", [eok_assign] = "=", [eok_add_assign] = "+=",
	[eok_subtract_assign] = "-=", [eok_multiply_assign] = "*=", [eok_divide_assign] = "/=", [eok_remainder_assign] = "%=",
	[eok_shiftl_assign] = "<<=", [eok_shiftr_assign] = ">>=", [eok_and_assign] = "&=", [eok_or_assign] = "|=", [eok_xor_assign] = "^=",
	[eok_indirect] = "*", [eok_address_of] = "&", [eok_subscript] = "[]", [eok_points_to_pm_field] = "->*", [eok_pre_incr] = "++",
	[eok_pre_decr] = "--", [eok_post_incr] = "++", [eok_post_decr] = "--", [eok_comma] = ",",
};

bool may_be_overloaded(const struct typing *t)
{
	struct parser *p = t->p;
	u32 i, ident;
	char name[16];

	for (i = 0; i < 2 && t->operand[i]; i++) {
		u32 type = type_at(p, t->operand[i]);

		if (is_class_type(p, type))
			return true;
		if (!is_enum_type(p, type) || !spellings[t->node->operation])
			continue;
		snprintf(name, sizeof name, "operator%s", spellings[t->node->operation]);
		if (is_named_operator(p, name, &ident))
			return true;
	}
	return false;
}

/* Whether nobody declares an operator= in the class or its bases, so that it is its own [class.copy.assign]. */
static bool has_implicit_assignment(struct parser *p, u32 class)
{
	u32 scope = scope_of_type(p, class), ident;

	return scope && has_known_members(p, class) &&
	       (!is_named_operator(p, "operator=", &ident) || lookup_in_scope(p, scope, ident, LOOKUP_ANY).class == NAME_NOT_FOUND);
}

static bool same_class(struct parser *p, u32 a, u32 b)
{
	return type_canonical(p, type_strip(p, type_at(p, a), NULL)) == type_canonical(p, type_strip(p, type_at(p, b), NULL));
}

void type_class_operator(const struct typing *t)
{
	struct parser *p = t->p;
	u32 cv = 0, class = type_strip(p, type_at(p, t->operand[0]), &cv), result = 0;

	if (is_class_type(p, class)) {
		switch (t->node->operation) {
		case eok_subscript: result = member_operator_result(p, class, cv, "operator[]"); break;
		case eok_assign:
			if (has_implicit_assignment(p, class) && same_class(p, t->operand[0], t->operand[1])) {
				typed(t, type_at(p, t->operand[0]), vc_lvalue);
				return;
			}
			break;
		case eok_address_of:
			if (!is_named_operator(p, "operator&", &(u32){ 0 })) {
				typed(t, type_pointer(p, pk_pointer, type_at(p, t->operand[0])), vc_prvalue);
				return;
			}
			break;
		case eok_comma:
			if (!is_named_operator(p, "operator,", &(u32){ 0 })) {
				typed(t, type_at(p, t->operand[1]), il_expr_node(p->il, t->operand[1])->value_category);
				return;
			}
			break;
		default: break;
		}
	}
	if (result)
		typed_by_declaration(t, result, vc_prvalue);
	else
		unknown(t, UNKNOWN_operator);
}

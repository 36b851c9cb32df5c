/* Expressions that are constants by their form, also where a template's parameters decide their values [temp.dep.constexpr]. */
#include "../lib/il/operations.h"
#include "fold.h"

enum { DEPTH_MAX = 200 };

static bool is_templated_class(const struct il *il, u32 class)
{
	const struct il_type *t = il_type(il, class);

	return t->entity & (enf_is_template | enf_member_of_template) && !(t->entity & enf_instantiation);
}

/* The class that a scope is of, or 0. */
static u32 class_of_scope(const struct il *il, u32 scope)
{
	il_any owner = il_scope(il, scope)->owner;

	return il_any_kind(owner) == IL_type ? il_any_index(owner) : 0;
}

/* Whether a function is a member of a class, or of one in it. */
static bool is_in_class(const struct il *il, u32 routine, u32 class)
{
	u32 around = il_routine(il, routine)->class_type, steps;

	for (steps = 0; around && around != class && steps < DEPTH_MAX; steps++)
		around = class_of_scope(il, il_type(il, around)->parent_scope);
	return around == class;
}

bool names_foreign_template(const struct il *il, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable_of(il, node->target);
	u32 class = il_any_kind(node->target) == IL_variable ? class_of_scope(il, variable->parent_scope) : 0;

	return class && is_templated_class(il, class) && !is_in_class(il, node->routine, class);
}

static bool is_dependent_type(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return t->flags & tyf_dependent || t->kind == tk_template_param ||
	       (t->class_info && is_templated_class(il, il_class_info(il, t->class_info)->type));
}

static enum constant_form form_of(struct check *c, u32 expr, u32 depth);

static enum constant_form form_of_name(struct check *c, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable_of(c->il, node->target);
	u32 class;

	if (il_any_kind(node->target) != IL_variable)
		return FORM_NO_CONSTANT;
	if (variable->flags & vf_template_parameter)
		return FORM_DEPENDENT;
	class = class_of_scope(c->il, variable->parent_scope);
	if (variable->flags & vf_enumerator)
		return variable->entity & enf_member_of_template && !(variable->entity & enf_instantiation) ? FORM_DEPENDENT :
		                                                                                              FORM_CONSTANT;
	if (!(variable->flags & vf_constexpr) || !integral_kind_of(c->il, variable->type))
		return FORM_NO_CONSTANT;
	return class && names_foreign_template(c->il, node) ? FORM_DEPENDENT : FORM_CONSTANT;
}

/* Whether an operand that is not evaluated mentions what is different in each instance. */
static bool mentions_template(const struct il *il, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(il, expr);
	il_any target = node->target;
	u32 class = il_any_kind(target) == IL_variable ? class_of_scope(il, il_variable_of(il, target)->parent_scope) :
	            il_any_kind(target) == IL_field    ? il_field(il, il_any_index(target))->class_type :
	                                                 0;
	u32 operand;

	if (!expr || !depth)
		return false;
	if (node->flags & exf_dependent || (node->type && is_dependent_type(il, node->type)) || (class && is_templated_class(il, class)))
		return true;
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (mentions_template(il, operand, depth - 1))
			return true;
	return false;
}

static enum constant_form form_of_unevaluated(const struct il *il, const struct il_expr_node *node)
{
	return (node->type_operand && is_dependent_type(il, node->type_operand)) || mentions_template(il, node->first_operand, DEPTH_MAX) ?
	               FORM_DEPENDENT :
	               FORM_CONSTANT;
}

static enum constant_form form_of_operation(struct check *c, const struct il_expr_node *node, u32 depth)
{
	bool is_cast = node->operation == eok_cast || node->operation == eok_static_cast || node->operation == eok_functional_cast;
	enum constant_form form = is_cast && is_dependent_type(c->il, node->type) ? FORM_DEPENDENT : FORM_CONSTANT, of_operand;
	u32 operand;

	if (node->operation == eok_noexcept)
		return form_of_unevaluated(c->il, node);
	if (node->target || !node->first_operand ||
	    (!is_cast && !il_computes(node->operation) && node->operation != eok_parens && node->operation != eok_bool_cast &&
	     node->operation != eok_question))
		return FORM_NO_CONSTANT;
	if (is_cast && !integral_kind_of(c->il, node->type) && form == FORM_CONSTANT)
		return FORM_NO_CONSTANT;
	for (operand = node->first_operand; operand; operand = il_expr_node(c->il, operand)->next) {
		of_operand = form_of(c, operand, depth - 1);
		form = of_operand == FORM_NO_CONSTANT || form == FORM_NO_CONSTANT ? FORM_NO_CONSTANT :
		       of_operand > form                                          ? of_operand :
		                                                                    form;
	}
	return form;
}

static enum constant_form form_of(struct check *c, u32 expr, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (!expr || !depth)
		return FORM_NO_CONSTANT;
	switch (node->kind) {
	case enk_constant: return FORM_CONSTANT;
	case enk_variable: return form_of_name(c, node);
	case enk_sizeof:
	case enk_alignof: return form_of_unevaluated(c->il, node);
	case enk_operation: return form_of_operation(c, node, depth);
	default: return FORM_NO_CONSTANT;
	}
}

enum constant_form constant_form(struct check *c, u32 expr) { return form_of(c, expr, DEPTH_MAX); }

/* Constants of functions as arguments of function templates [temp.arg.nontype], in templates. Where a lambda in a template names one so,
 * the reference output has its value; the name would be captured by host compilers that look at it through several lambdas. */
#include "plan.h"

#include "../lib/il/names.h"

/* The constant that a function declares and an expression names; NULL: it is another expression. */
static const struct il_variable *named_constant(const struct il *il, const struct il_expr_node *name)
{
	const struct il_variable *variable = il_variable_of(il, name->target);

	return name->kind == enk_variable && il_any_kind(name->target) == IL_variable && variable->entity & enf_local_to_function &&
	                       !(variable->flags & (vf_template_parameter | vf_parameter)) ?
	               variable :
	               NULL;
}

/* What numbers of a type have behind them [lex.icon]; NULL: their literals are not of the type. */
static const char *suffix_of(u8 kind)
{
	switch (kind) {
	case ik_int: return "";
	case ik_unsigned_int: return "U";
	case ik_long: return "L";
	case ik_unsigned_long: return "UL";
	case ik_long_long: return "LL";
	case ik_unsigned_long_long: return "ULL";
	default: return NULL;
	}
}

static void plan_value(struct plan *plan, const struct il_expr_node *name, u32 value)
{
	const struct il *il = plan->il;
	const struct il_constant *constant = il_constant(il, value);
	const struct il_type *type = il_type(il, il_behind_typerefs(il, named_constant(il, name)->type));
	const char *suffix = suffix_of(type->int_kind);

	if (!value || constant->kind != ck_integer || type->kind != tk_integer)
		return;
	if (type->int_kind == ik_bool)
		edit_replace(&plan->edits, name->range_begin, name->range_end, constant->value ? "true" : "false");
	else if (suffix)
		edit_replace(&plan->edits, name->range_begin, name->range_end,
		             text_of(&plan->edits, (i64)constant->value < 0 && *suffix != 'U' ? "(%lld%s)" : "%llu%s",
		                     (unsigned long long)constant->value, suffix));
}

/* In operations it is the value that the constant is initialized with, if that is a literal. */
static void plan_operands(struct plan *plan, const struct il_expr_node *node)
{
	const struct il *il = plan->il;
	u32 operand;

	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next) {
		const struct il_expr_node *name = il_expr_node(il, operand);
		const struct il_variable *variable = named_constant(il, name);

		if (variable)
			plan_value(plan, name, il_expr_node(il, il_written_initializer(il, variable->init_expr))->constant);
		else if (name->kind == enk_operation)
			plan_operands(plan, name);
	}
}

static void plan_argument(struct plan *plan, const struct il_template_arg *argument)
{
	const struct il *il = plan->il;
	const struct il_expr_node *name = il_expr_node(il, il_in_parentheses(il, argument->expr));

	if (argument->kind != tak_nontype)
		return;
	if (named_constant(il, name))
		plan_value(plan, name, argument->constant);
	else
		plan_operands(plan, name);
}

void plan_constant_arguments(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, argument;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if ((node->kind != enk_template_name && node->kind != enk_routine) || !(node->flags & exf_template_id) ||
		    node->flags & exf_instantiated || node->evaluation != evk_evaluated ||
		    !(il_routine(il, node->routine)->entity & (enf_is_template | enf_member_of_template)))
			continue;
		for (argument = node->first_argument; argument; argument = il_template_arg(il, argument)->next)
			plan_argument(plan, il_template_arg(il, argument));
	}
}

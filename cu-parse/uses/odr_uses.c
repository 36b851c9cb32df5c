/* Where the name of a constant means the object and not its value [basic.def.odr]/4: its address is taken, or a reference bound to it. */
#include "uses.h"

static void use_named_object(struct uses *u, u32 node)
{
	const struct il_expr_node *name = il_expr_node(u->p->il, il_in_parentheses(u->p->il, node));

	if (il_is_member_access(name))
		name = il_expr_node(u->p->il, il_expr_node(u->p->il, name->first_operand)->next);
	if (name->kind == enk_variable && il_any_kind(name->target) == IL_variable)
		use_object(u, il_any_index(name->target));
}

void use_bound(struct uses *u, u32 type, u32 node)
{
	const struct il_type *record = il_type(u->p->il, type_strip(u->p, type, NULL));

	if (node && record->kind == tk_pointer && record->pointer_kind != pk_pointer)
		use_named_object(u, node);
}

/* The function that a node calls, and its first argument. */
static u32 called(const struct uses *u, const struct il_expr_node *node, u32 *argument)
{
	const struct il *il = u->p->il;
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
	bool is_member = il_routine(il, routine)->class_type && il_routine(il, routine)->special_kind != sfk_constructor;
	il_any callee;

	*argument = node->first_operand;
	if (node->kind == enk_operation && (node->operation == eok_call || is_member))
		*argument = il_expr_node(il, node->first_operand)->next;
	if (routine || node->kind != enk_operation || node->operation != eok_call)
		return routine;
	callee = il_expr_node(il, u->callee)->target;
	return il_any_kind(callee) == IL_routine ? il_any_index(callee) : 0;
}

void use_operands(struct uses *u, u32 index)
{
	const struct il *il = u->p->il;
	const struct il_expr_node *node = il_expr_node(il, index);
	u32 argument, routine = called(u, node, &argument);
	u32 param = routine ? il_type(il, type_strip(u->p, il_routine(il, routine)->type, NULL))->first_param : 0;

	if (node->kind == enk_operation && node->operation == eok_address_of && !node->target)
		use_named_object(u, node->first_operand);
	for (; argument && param; argument = il_expr_node(il, argument)->next, param = il_param_type(il, param)->next)
		use_bound(u, il_param_type(il, param)->type, argument);
}

void use_result(struct uses *u, u32 statement)
{
	const struct il_statement *record = il_statement(u->p->il, statement);

	if (record->kind == stmk_return && u->result)
		use_bound(u, u->result, record->expr);
}

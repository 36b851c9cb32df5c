/* Variables of one space that code of another refers to (page 12). */
#include "check.h"

/* How the expressions around a reference to a variable use its object. */
enum use { use_read, use_written, use_address, use_unknown };

static enum use use_of(struct check *c, u32 expr)
{
	u32 parent = parent_expression(c, expr);
	const struct il_expr_node *node = il_expr_node(c->il, parent);

	if (!parent || node->kind != enk_operation)
		return use_unknown;
	if (node->operation == eok_assign && node->first_operand == expr)
		return use_written;
	return node->operation == eok_address_of ? use_address : use_unknown;
}

void check_variable_reference(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	const struct il_variable *variable = il_variable(c->il, il_any_index(node->target));
	u32 caller = node->routine ? il_routine(c->il, node->routine)->execution_space : 0;

	if (il_any_kind(node->target) != IL_variable || !(variable->memory_space & (ms_device | ms_constant)) ||
	    variable->memory_space & ms_managed || !node->routine || (caller & (es_device | es_global) && !(caller & es_host)))
		return;
	if (use_of(c, expr) == use_written)
		diag_report(c->diag, DIAG_device_var_written_in_host, node->range_begin,
		            variable->memory_space & ms_constant ? "__constant__" : "__device__", il_text(c->il, variable->name));
}

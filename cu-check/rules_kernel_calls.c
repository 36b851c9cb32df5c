/* Calls of kernels and launches of what is none (page 20): a kernel is called with a configuration, and nothing else is. */
#include "check.h"

enum { CONFIGURATION_MIN = 2, CONFIGURATION_MAX = 4 };

/* The function that an expression names, also with a & or + before it, or 0. */
static u32 named_function(const struct il *il, u32 expr)
{
	u32 steps;

	for (steps = 0; steps < 1000; steps++) {
		const struct il_expr_node *node = il_expr_node(il, expr);
		bool implicit = node->flags & exf_implicit,
		     same = node->operation == eok_parens || node->operation == eok_address_of || node->operation == eok_unary_plus;

		if (node->kind == enk_routine && il_any_kind(node->target) == IL_routine)
			return il_any_index(node->target);
		if (node->kind != enk_operation || (!implicit && !same))
			return 0;
		expr = node->first_operand;
	}
	return 0;
}

/* <<<grid, block, shared memory, stream>>>: the last two have defaults. */
static void check_configuration(struct check *c, const struct il_expr_node *call)
{
	u32 argument = call->launch_config, count;

	for (count = 0; argument; argument = il_expr_node(c->il, argument)->next)
		if (++count > CONFIGURATION_MAX) {
			diag_report(c->diag, DIAG_too_many_arguments, il_expr_node(c->il, argument)->range_begin);
			return;
		}
	if (count < CONFIGURATION_MIN)
		diag_report(c->diag, DIAG_too_few_arguments, call->config_end - (u32)strlen(">>>"));
}

/* Its own, else those of the function around. */
static u32 spaces_of_lambda(const struct il *il, const struct il_lambda *lambda)
{
	return lambda->execution_space ? lambda->execution_space : il_routine(il, lambda->enclosing_routine)->execution_space;
}

/* The execution spaces of what a call of an object calls. false: that is not known. */
static bool operator_spaces(const struct il *il, const struct il_expr_node *call, u32 *spaces)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, il_expr_node(il, call->first_operand)->type, &cv);

	if (il_any_kind(call->target) == IL_routine)
		*spaces = il_routine(il, il_any_index(call->target))->execution_space;
	else if (type->flags & tyf_closure)
		*spaces = spaces_of_lambda(il, il_lambda(il, il_class_info(il, type->class_info)->lambda));
	else
		return false;
	return true;
}

static void check_launch(struct check *c, const struct il_expr_node *call, u32 callee)
{
	u32 spaces = il_routine(c->il, callee)->execution_space;

	if (!callee && !operator_spaces(c->il, call, &spaces))
		return;
	if (!(spaces & es_global))
		diag_report(c->diag, DIAG_call_configured, callee ? call->range_begin : skip_space(c->il, call->config_end),
			    spaces & es_device ? "__device__" : "host");
}

void check_kernel_call(struct check *c, u32 expr)
{
	const struct il_expr_node *call = il_expr_node(c->il, expr);
	u32 callee;

	if (call->operation != eok_call || call->flags & (exf_implicit | exf_dependent))
		return;
	callee = named_function(c->il, call->first_operand);
	if (call->flags & exf_launch) {
		check_configuration(c, call);
		check_launch(c, call, callee);
	} else if (il_routine(c->il, callee)->execution_space & es_global && stands_in_body(c->il, call->range_begin)) {
		diag_report(c->diag, DIAG_call_not_configured, call->range_begin);
	}
}

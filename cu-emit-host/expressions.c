#include "plan.h"

#include <stdlib.h>

/* A whole expression statement needs no parentheses around the conditional expression. */
static void plan_launch(struct plan *plan, const struct il_expr_node *node)
{
	bool whole = node->flags & exf_discarded_value;

	edit_launch(&plan->edits, node, whole ? "(__cudaPushCallConfiguration(" : "((__cudaPushCallConfiguration(", ")) ? (void)0 : ",
	            whole ? "" : ")");
}

static bool is_managed(const struct il *il, il_any target)
{
	return il_any_kind(target) == IL_variable && il_variable(il, il_any_index(target))->memory_space & ms_managed;
}

void plan_expressions(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->flags & exf_launch)
			plan_launch(plan, node);
		else if (node->kind == enk_variable && is_managed(il, node->target))
			edit_wrap(&plan->edits, node->range_begin, node->range_end,
			          "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (", ")))");
	}
}

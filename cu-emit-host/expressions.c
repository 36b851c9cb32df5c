/* Launches become calls after a call of __cudaPushCallConfiguration; uses of managed variables wait for the runtime (page 23). */
#include "plan.h"

static bool has_newline(const struct il *il, u32 begin, u32 end) { return memchr(il->source + begin, '\n', end - begin); }

/* callee<<<config>>>(arguments). A whole expression statement needs no parentheses around it. */
static void plan_launch(struct plan *plan, const struct il_expr_node *launch)
{
	enum { BRACKETS = 3 };   /* <<< and >>> */
	struct edits *edits = &plan->edits;
	bool whole = launch->flags & exf_discarded_value;

	edit_begin(edits, launch->range_begin, launch->range_end);
	edit_text(edits, whole ? "(__cudaPushCallConfiguration(" : "((__cudaPushCallConfiguration(");
	edit_source(edits, launch->config_begin + BRACKETS, launch->config_end - BRACKETS);
	edit_text(edits, ")) ? (void)0 : ");
	if (has_newline(plan->il, launch->range_begin, launch->config_end))
		edit_line(edits, launch->range_begin);
	edit_source(edits, launch->range_begin, launch->config_begin);
	if (has_newline(plan->il, launch->range_begin, launch->config_end))
		edit_line(edits, launch->config_end);
	edit_source(edits, launch->config_end, launch->range_end);
	edit_text(edits, whole ? "" : ")");
}

/* A use of a managed variable, or of a specialization of a managed variable template. */
static bool uses_managed(const struct il *il, const struct il_expr_node *node)
{
	il_any target = node->target;

	if (node->kind == enk_template_name && il_any_kind(target) == IL_template)
		target = il_template(il, il_any_index(target))->prototype;
	else if (node->kind != enk_variable)
		return false;
	return il_any_kind(target) == IL_variable && il_variable(il, il_any_index(target))->memory_space & ms_managed;
}

static void plan_managed(struct plan *plan, const struct il_expr_node *use)
{
	edit_begin(&plan->edits, use->range_begin, use->range_end);
	edit_text(&plan->edits, "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (");
	edit_source(&plan->edits, use->range_begin, use->range_end);
	edit_text(&plan->edits, ")))");
}

void plan_expressions(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->flags & exf_launch)
			plan_launch(plan, node);
		else if (uses_managed(il, node))
			plan_managed(plan, node);
	}
}

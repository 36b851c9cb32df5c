/* References of functions that are bound to constants: where the body of a lambda in the function names one, the reference output has what
 * it is bound to, as it was written, and nothing is captured [expr.const]. Host compilers do capture such references by copy. */
#include "plan.h"

#include "../lib/il/names.h"

#include <string.h>

/* What a reference is bound to, as it is written; 0: that is not known. */
static u32 bound_to(const struct il *il, const struct il_variable *reference)
{
	u32 init = il_written_initializer(il, reference->init_expr);

	if (il_expr_node(il, init)->kind == enk_braced_init_list)
		init = il_written_initializer(il, il_expr_node(il, init)->first_operand);
	return il_expr_node(il, init)->next ? 0 : init;
}

/* The name of a variable of a namespace, which may be hidden where it is put. */
static bool is_unqualified(const struct il *il, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable_of(il, node->target);
	u8 scope = il_scope(il, variable->parent_scope)->kind;

	return node->kind == enk_variable && variable->name && !(node->flags & (exf_qualified_name | exf_template_id)) &&
	       (scope == sck_file || scope == sck_namespace);
}

/* Writes the source up to the unqualified names in an expression, and these with their namespaces; *at: up to where it is written. */
static void put_names(struct plan *plan, u32 expr, u32 *at)
{
	const struct il *il = plan->il;
	const struct il_expr_node *node = il_expr_node(il, expr);
	u32 operand;

	if (is_unqualified(il, node) && node->range_begin >= *at) {
		const struct il_variable *variable = il_variable_of(il, node->target);
		const char *scope = scope_path(plan, variable->parent_scope);

		edit_source(&plan->edits, *at, node->range_begin);
		edit_format(&plan->edits, "%s%s", *scope ? scope : "::", il_text(il, variable->name));
		*at = node->range_end;
	}
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next)
		put_names(plan, operand, at);
}

static void plan_reference(struct plan *plan, const struct il_expr_node *node, u32 value)
{
	const struct il_expr_node *written = il_expr_node(plan->il, value);
	u32 at = written->range_begin;

	edit_begin(&plan->edits, node->range_begin, node->range_end);
	edit_text(&plan->edits, "(");
	put_names(plan, value, &at);
	edit_source(&plan->edits, at, written->range_end);
	edit_text(&plan->edits, ")");
	if (memchr(plan->il->source + written->range_begin, '\n', written->range_end - written->range_begin))
		edit_line(&plan->edits, node->range_end);
}

void plan_constant_references(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, value;

	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->kind == enk_variable && node->flags & exf_constant_reference && !(node->flags & exf_instantiated) &&
		    node->evaluation == evk_evaluated && il_any_kind(node->target) == IL_variable &&
		    (value = bound_to(il, il_variable_of(il, node->target))))
			plan_reference(plan, node, value);
	}
}

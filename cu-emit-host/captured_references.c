/* References to variables of namespaces that a __host__ __device__ lambda captures by name: where its body names such a reference, the
 * reference output has the variable itself, and no copy of it is used [expr.const]. */
#include "plan.h"

/* In the body of a lambda a captured variable stands for another one. */
struct alias {
	u32 begin, end, captured, variable;
};
struct aliases {
	VEC(struct alias) all;
};

/* The variable of a namespace that a reference is bound to where it is declared; 0: another object, or none that is known. Managed ones are
 * no constant addresses. */
static u32 bound_to(const struct il *il, const struct il_variable *reference)
{
	const struct il_expr_node *init = il_expr_node(il, reference->init_expr);
	const struct il_variable *variable = il_variable_of(il, init->target);
	u8 scope = il_scope(il, variable->parent_scope)->kind;

	if (!is_reference(il, reference->type) || (reference->flags | variable->flags) & (vf_parameter | vf_thread_local) ||
	    init->kind != enk_variable || init->next || !variable->type || is_reference(il, variable->type) ||
	    variable->memory_space & ms_managed || variable->template_info ||
	    variable->entity & (enf_is_template | enf_member_of_template) || (scope != sck_file && scope != sck_namespace) ||
	    without_aliases(il, without_aliases(il, reference->type)->type) != without_aliases(il, variable->type))
		return 0;
	return il_any_index(init->target);
}

static void find_aliases(const struct il *il, const struct il_lambda *lambda, struct aliases *aliases)
{
	u32 i, variable;

	for (i = lambda->first_capture; i; i = il_lambda_capture(il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(il, i);

		if (capture->kind != cptk_copy || capture->flags & (cpf_implicit | cpf_pack) ||
		    il_any_kind(capture->captured) != IL_variable || !(variable = bound_to(il, il_variable_of(il, capture->captured))))
			continue;
		vec_push(&aliases->all, (struct alias){ lambda->body_begin, lambda->body_end, il_any_index(capture->captured), variable });
	}
}

static const struct alias *find(const struct aliases *aliases, const struct il_expr_node *node)
{
	u32 i;

	for (i = 0; i < aliases->all.count; i++) {
		const struct alias *alias = &aliases->all.at[i];

		if (node->range_begin >= alias->begin && node->range_end <= alias->end && il_any_index(node->target) == alias->captured)
			return alias;
	}
	return NULL;
}

static void plan_name(struct plan *plan, const struct il_expr_node *node, u32 index)
{
	const struct il_variable *variable = il_variable(plan->il, index);
	const char *scope = scope_path(plan, variable->parent_scope);

	edit_replace(&plan->edits, node->range_begin, node->range_end,
	             text_of(&plan->edits, "(%s%s)", *scope ? scope : "::", il_text(plan->il, variable->name)));
}

void plan_captured_references(struct plan *plan)
{
	const struct il *il = plan->il;
	struct aliases aliases = { 0 };
	u32 i, last = 0;

	for (i = 1; i < il->table[IL_lambda].count; i++)
		if (il_lambda(il, i)->wrapper == lwk_host_device && !(il_lambda(il, i)->flags & lf_instantiated))
			find_aliases(il, il_lambda(il, i), &aliases);
	for (i = 1; aliases.all.count && i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);
		const struct alias *alias;

		if (node->kind != enk_variable || node->flags & exf_instantiated || node->evaluation != evk_evaluated ||
		    node->range_begin == last || il_any_kind(node->target) != IL_variable || !(alias = find(&aliases, node)))
			continue;
		plan_name(plan, node, alias->variable);
		last = node->range_begin;
	}
	vec_free(&aliases.all);
}

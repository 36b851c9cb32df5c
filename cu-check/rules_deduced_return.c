/* Device functions whose return type is deduced from their body, which host compilers do not have: only device code may name them,
 * in unevaluated operands, too. */
#include "calls.h"

/* auto, auto *, decltype(auto) … */
bool has_deduced_return(const struct il *il, const struct il_routine *routine)
{
	u32 cv = 0, steps = 0;
	const struct il_type *type = stripped(il, stripped(il, routine->type, &cv)->type, &cv);

	while (type->kind == tk_pointer && ++steps < 100)
		type = stripped(il, type->type, &cv);
	return type->kind == tk_auto;
}

/* Whether it is one of a closure; extended lambdas are not constexpr whatever they say. */
static bool is_deduced_closure(const struct il_lambda *lambda)
{
	return !(lambda->flags & lf_explicit_return) && (lambda->wrapper || !(lambda->flags & (lf_constexpr | lf_consteval)));
}

void report_deduced_return(struct check *c, const struct site *site, il_any function, u32 place)
{
	bool is_lambda = il_any_kind(function) == IL_lambda, is_new;
	const struct il_routine *routine = il_routine(c->il, is_lambda ? 0 : il_any_index(function));
	il_any around = caller_at(c, site->routine, site->begin);

	if (is_lambda ? !is_deduced_closure(il_lambda(c->il, il_any_index(function))) :
	                routine->flags & rf_constexpr || !has_deduced_return(c->il, routine))
		return;
	if (around && !runs_on_host(space_of_caller(c, around, site->begin)))
		return;
	il_map_at(&c->deduced, il_any_of(IL_expr_node, place), &is_new);
	if (!is_new) /* constants are parsed again where their values are needed */
		return;
	diag_report(c->diag, DIAG_auto_device_fn_ref, place, is_lambda ? "operator()" : il_text(c->il, routine->name),
	            "outside the bodies of device functions");
	diag_move(c->diag, site->end);
}

/* Where the call ends whose callee an expression is, or else the expression. */
static u32 end_of_use(struct check *c, u32 expr)
{
	u32 parent = parent_expression(c, expr), outer = parent_expression(c, parent);
	const struct il_expr_node *around = il_expr_node(c->il, parent);

	if (parent && il_is_member_access(around) && il_expr_node(c->il, outer)->first_operand == parent)
		around = il_expr_node(c->il, outer);
	else if (!parent || around->first_operand != expr)
		return il_expr_node(c->il, expr)->range_end;
	return around->kind == enk_operation && around->operation == eok_call ? around->range_end : il_expr_node(c->il, expr)->range_end;
}

void check_deduced_return(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;

	if (!routine || !has_deduced_return(c->il, il_routine(c->il, routine)) ||
	    (!(il_routine(c->il, routine)->execution_space & es_global) && !is_device_only(c, routine, node->range_begin)))
		return;
	report_deduced_return(c, &(struct site){ node->routine, node->range_begin, end_of_use(c, expr) }, node->target, last_name(c, node));
}

/* Whether a place is in a function, whose body has what its constants are parsed again for. */
static bool is_in_function(const struct check *c, u32 place)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_routine].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(c->il, il_routine(c->il, i)->definition);

		if (place >= decl->decl_begin && place < decl->decl_end)
			return true;
	}
	return false;
}

void check_deduced_closure(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 lambda = node->operation == eok_call ? device_lambda(c, node->first_operand) : 0;

	if (!lambda || !node->type || stripped(c->il, node->type, &(u32){ 0 })->kind == tk_error ||
	    is_template_text(c, node->routine, node->range_begin) ||
	    il_type(c->il, il_lambda(c->il, lambda)->type)->flags & tyf_dependent ||
	    (!node->routine && is_in_function(c, node->range_begin)))
		return;
	report_deduced_return(c, &(struct site){ node->routine, node->range_begin, node->range_end }, il_any_of(IL_lambda, lambda),
	                      skip_space(c->il, il_expr_node(c->il, node->first_operand)->range_end));
}

/* Device functions whose return type is deduced from their body, which host compilers do not have: only device code may name them,
 * in unevaluated operands, too. */
#include "../lib/il/operations.h"
#include "calls.h"

/* auto, auto *, decltype(auto) … */
static bool has_placeholder(const struct il *il, u32 result)
{
	u32 cv = 0, steps = 0;
	const struct il_type *type = stripped(il, result, &cv);

	while (type->kind == tk_pointer && ++steps < 100)
		type = stripped(il, type->type, &cv);
	return type->kind == tk_auto;
}

bool has_deduced_return(const struct il *il, const struct il_routine *routine)
{
	return has_placeholder(il, stripped(il, routine->type, &(u32){ 0 })->type);
}

/* Whether it is one of a closure; extended lambdas are not constexpr whatever they say. */
static bool is_deduced_closure(const struct il *il, const struct il_lambda *lambda)
{
	return (!(lambda->flags & lf_explicit_return) || has_placeholder(il, lambda->declared_return)) &&
	       (lambda->wrapper || !(lambda->flags & (lf_constexpr | lf_consteval)));
}

static void report_use(struct check *c, const char *name, u32 place)
{
	diag_report(c->diag, DIAG_auto_device_fn_ref, place, name, "outside the bodies of device functions");
}

/* Whether an expression names a template's member function with what it is a member of: then the template is named first. */
static bool names_member_template(struct check *c, const struct il_expr_node *node, u32 expr, u32 routine)
{
	const struct il_routine *record = il_routine(c->il, routine);
	const struct il_expr_node *around = il_expr_node(c->il, parent_expression(c, expr));

	return record->class_type && record->template_info &&
	       (node->qualifier || (il_is_member_access(around) && around->first_operand != expr));
}

bool report_deduced_return(struct check *c, const struct site *site, il_any function, u32 place)
{
	bool is_lambda = il_any_kind(function) == IL_lambda, is_new;
	const struct il_routine *routine = il_routine(c->il, is_lambda ? 0 : il_any_index(function));
	il_any around = caller_at(c, site->routine, site->begin);

	if (is_lambda ? !is_deduced_closure(c->il, il_lambda(c->il, il_any_index(function))) :
	                routine->flags & rf_constexpr || !has_deduced_return(c->il, routine))
		return false;
	if (around && !runs_on_host(space_of_caller(c, around, site->begin)))
		return false;
	il_map_at(&c->deduced, il_any_of(IL_expr_node, place), &is_new);
	if (!is_new) /* constants are parsed again where their values are needed */
		return false;
	vec_push(&c->deduced_uses,
	         ((struct deduced_use){ site->begin, site->end, place, is_lambda ? "operator()" : il_text(c->il, routine->name) }));
	return true;
}

/* ---- the order of the messages ---- */

static int by_end(const void *a, const void *b)
{
	const struct deduced_use *x = a, *y = b;

	if (x->end != y->end)
		return x->end < y->end ? -1 : 1;
	return x->begin != y->begin ? (x->begin > y->begin ? -1 : 1) : x->place < y->place ? -1 : x->place > y->place;
}

/* Whether the reference comes back to the first operand of an operation when it has read all of it. */
static bool keeps_first_operand(const struct il_expr_node *node)
{
	enum il_operation_class class = il_operation_class(node->operation);

	return node->kind == enk_operation && (class == opc_arithmetic || class == opc_shift || class == opc_comparison ||
	                                       node->operation == eok_subscript || il_is_member_access(node));
}

/* Notes by begin where the longest of such operations ends that begins there. */
static void find_ends(const struct check *c, struct il_map *ends)
{
	u32 i;
	bool is_new;

	for (i = 0; i < c->deduced_uses.count; i++) {
		u32 *end = il_map_at(ends, il_any_of(IL_expr_node, c->deduced_uses.at[i].begin), &is_new);

		*end = is_new || *end < c->deduced_uses.at[i].end ? c->deduced_uses.at[i].end : *end;
	}
	for (i = 1; i < c->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(c->il, i);
		u32 end = keeps_first_operand(node) ? il_map_find(ends, il_any_of(IL_expr_node, node->range_begin)) : 0;

		if (end && node->range_end > end)
			*il_map_at(ends, il_any_of(IL_expr_node, node->range_begin), &is_new) = node->range_end;
	}
}

void report_deduced_returns(struct check *c)
{
	struct il_map ends = { 0 };
	u32 i;

	if (c->deduced_uses.count)
		find_ends(c, &ends);
	for (i = 0; i < c->deduced_uses.count; i++)
		c->deduced_uses.at[i].end = il_map_find(&ends, il_any_of(IL_expr_node, c->deduced_uses.at[i].begin));
	vec_sort(&c->deduced_uses, by_end);
	for (i = 0; i < c->deduced_uses.count; i++) {
		const struct deduced_use *use = &c->deduced_uses.at[i];

		report_use(c, use->name, use->place);
		diag_move(c->diag, use->end);
	}
	vec_free(&c->deduced_uses);
	il_map_free(&ends);
}

/* ---- the uses ---- */

/* The call whose callee an expression is, or else the expression. */
static const struct il_expr_node *call_or_name(struct check *c, u32 expr)
{
	u32 parent = parent_expression(c, expr), outer = parent_expression(c, parent);
	const struct il_expr_node *around = il_expr_node(c->il, parent);

	if (parent && il_is_member_access(around) && il_expr_node(c->il, outer)->first_operand == parent)
		around = il_expr_node(c->il, outer);
	else if (!parent || around->first_operand != expr)
		return il_expr_node(c->il, expr);
	return around->kind == enk_operation && around->operation == eok_call ? around : il_expr_node(c->il, expr);
}

/* Whether a call's arguments decide what is called: it may be a function that is found by them [temp.dep]. */
static bool is_found_by_arguments(const struct il *il, const struct il_expr_node *call, const struct il_expr_node *name)
{
	return call != name && call->flags & exf_dependent && name->kind == enk_routine &&
	       !(name->flags & (exf_qualified_name | exf_global_scope)) && !il_routine(il, il_any_index(name->target))->class_type;
}

void check_deduced_return(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr), *use;
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0, lambda;

	lambda = device_call_operator(c, routine);
	if (!lambda && (!routine || !has_deduced_return(c->il, il_routine(c->il, routine)) ||
	                ((il_routine(c->il, routine)->execution_space & (es_global | es_host)) != es_global &&
	                 !is_device_only(c, routine, node->range_begin))))
		return;
	if (lambda && is_template_text(c, node->routine, node->range_begin))
		return;
	use = call_or_name(c, expr);
	if (is_found_by_arguments(c->il, use, node))
		return;
	if (report_deduced_return(c, &(struct site){ node->routine, use->range_begin, use->range_end },
	                          lambda ? il_any_of(IL_lambda, lambda) : node->target, last_name(c, node)) &&
	    use != node && names_member_template(c, node, expr, routine))
		report_use(c, c->deduced_uses.at[c->deduced_uses.count - 1].name, last_name(c, node));
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

/* Whether a place is in the default argument of a template parameter, where the reference does not look for closures that are called. */
static bool is_in_template_default(const struct check *c, u32 place)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_template_param].count; i++) {
		const struct il_template_param *param = il_template_param(c->il, i);

		if (place >= param->default_argument_begin && place < param->default_argument_end)
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
	    (!node->routine && is_in_function(c, node->range_begin)) || is_in_template_default(c, node->range_begin))
		return;
	report_deduced_return(c, &(struct site){ node->routine, node->range_begin, node->range_end }, il_any_of(IL_lambda, lambda),
	                      skip_space(c->il, il_expr_node(c->il, node->first_operand)->range_end));
}

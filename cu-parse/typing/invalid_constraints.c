/* What is said where template arguments certainly do not satisfy constraints [temp.constr]. */
#include "invalid.h"

#include "../templates/unsatisfied.h"

void check_concept_head(struct parser *p, const struct template_heads *heads, u32 place)
{
	u32 param = il_template_decl(p->il, heads->innermost)->first_param;

	if (!is_as_written(p))
		return;
	if (p->scopes.at[declaration_scope(p)].kind == sck_class_struct_union)
		report_error(p, place, DIAG_concept_not_in_namespace);
	for (; param; param = il_template_param(p->il, param)->next)
		if (il_template_param(p->il, param)->flags & tf_constrained) {
			report_error(p, il_template_param(p->il, param)->decl_begin, DIAG_constrained_concept);
			return;
		}
}

void check_atomic_constraint(struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	if (!node || !is_as_written(p) || !may_nest(p))
		return;
	if (record->operation == eok_land || record->operation == eok_lor) {
		for (node = record->first_operand; node; node = il_expr_node(p->il, node)->next)
			check_atomic_constraint(p, il_in_parentheses(p->il, node));
		return;
	}
	if (is_known_operand(p, node) && is_arithmetic_type(p, type_at(p, node)) && !is_bool(p, node))
		report_error(p, begin_of(p, node), DIAG_atomic_constraint_not_bool);
}

/* The argument as it is written, for one of the completed list; 0: it is a default one. */
static u32 written_argument(const struct parser *p, const struct template_args *args, u32 list, u32 argument)
{
	u32 written = args->first;

	for (; list && written && list != argument; list = il_template_arg(p->il, list)->next)
		written = il_template_arg(p->il, written)->next;
	return written;
}

static void report_reasons(struct parser *p, struct reasons *reasons, u32 place, u32 written)
{
	if (p->noted_instance || !diag_was_said(p->diag, DIAG_constraint_not_satisfied, place)) {
		if (reasons->list.count && reasons->list.at[0].type && written && il_template_arg(p->il, written)->kind == tak_type)
			reasons->list.at[0].type = il_template_arg(p->il, written)->type;
		report_error(p, place, DIAG_constraint_not_satisfied);
		note_reasons(p, reasons);
	}
	reasons_free(reasons);
}

/* What placeholders stand for, each at its argument. */
static bool check_placeholders(struct parser *p, u32 template, const struct template_args *args, u32 list)
{
	u32 param = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param, arg = list, written = args->first;
	bool satisfied = true;

	for (; param && written && arg; written = il_template_arg(p->il, written)->next, arg = il_template_arg(p->il, arg)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		struct reasons reasons = { .kept = 0 };

		if (record->kind == tpk_nontype && record->flags & tf_constrained &&
		    explain_placeholder(p, template, list, param, arg, &reasons) == OUTCOME_FAILURE) {
			report_reasons(p, &reasons, il_template_arg(p->il, written)->range_begin, 0);
			satisfied = false;
		}
		reasons_free(&reasons);
		if (!(il_template_param(p->il, param)->flags & tf_pack))
			param = il_template_param(p->il, param)->next;
	}
	return satisfied;
}

static bool check_others(struct parser *p, u32 template, const struct template_args *args, u32 list)
{
	struct reasons reasons = { .kept = 0 };

	if (explain_template_constraints(p, template, list, &reasons) == OUTCOME_FAILURE) {
		u32 argument = reasons.list.count ? reasons.list.at[0].argument : 0;

		report_reasons(p, &reasons, end_of_arguments(p, args), argument ? written_argument(p, args, list, argument) : 0);
		return false;
	}
	reasons_free(&reasons);
	return true;
}

bool check_constraints(struct parser *p, u32 template, const struct template_args *args)
{
	const struct il_template *record = il_template(p->il, template);
	bool dependent = false, satisfied;
	u32 list;

	if (!record->decl || !(il_template_decl(p->il, record->decl)->flags & tf_constrained) || !is_compiled_once(p) || args->dependent)
		return true;
	list = complete_arguments(p, template, args, &dependent);
	if (dependent || template_constraints_satisfied(p, template, list) != OUTCOME_FAILURE)
		return true;
	satisfied = check_placeholders(p, template, args, list);
	return check_others(p, template, args, list) && satisfied;
}

/* ---- placeholders [dcl.spec.auto] ---- */

/* The token at which a type-constraint before auto begins; 0: there is none. */
static u32 placeholder_constraint(struct parser *p, u32 first, u32 end)
{
	struct surroundings saved = leave_surroundings(p);
	struct id_expression id;
	u32 at, found = 0;

	p->tentative = true;
	for (at = first; at < end && !found; at++) {
		unsigned kind = p->tokens[at].kind;

		p->at = at;
		if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE)
			at = matching(p, at);
		else if ((kind == TOK_IDENTIFIER || kind == TOK_SCOPE) && parse_id_expression(p, &id) && id.found.class == NAME_CONCEPT &&
		         (tok(p) == TOK_auto || tok(p) == TOK_decltype))
			found = at;
	}
	restore_surroundings(p, &saved);
	return found;
}

bool check_placeholder_constraint(struct parser *p, u32 first, u32 end, u32 type)
{
	struct reasons reasons = { .kept = 0 };
	u32 constraint = is_compiled_once(p) && is_known_type(p, type) ? placeholder_constraint(p, first, end) : 0, at = p->at, place;
	bool satisfied;

	if (!constraint)
		return true;
	p->at = constraint;
	place = position(p);
	satisfied = explain_type_constraint(p, type, &reasons) != OUTCOME_FAILURE;
	if (!satisfied && !diag_was_said(p->diag, DIAG_placeholder_constraint_failed, place)) {
		report_error(p, place, DIAG_placeholder_constraint_failed, type);
		note_reasons(p, &reasons);
	}
	reasons_free(&reasons);
	p->at = at;
	return satisfied;
}

void check_constraint_of_result(struct parser *p, u32 type)
{
	const struct il_lambda *lambda = il_lambda(p->il, p->lambda);
	const struct il_full_entity_decl_info *decl;

	if (p->lambda) {
		check_placeholder_constraint(p, token_at(p, lambda->trailing_return_begin), token_at(p, lambda->trailing_return_end), type);
		return;
	}
	decl = il_full_entity_decl_info(p->il, il_routine(p->il, p->routine)->definition);
	check_placeholder_constraint(p, token_at(p, decl->specifiers_begin), token_at(p, decl->declarator_begin), type);
	if (decl->params_end)
		check_placeholder_constraint(p, token_at(p, decl->params_end), token_at(p, decl->declarator_end), type);
}

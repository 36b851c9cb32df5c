/* What is said where template arguments certainly do not satisfy constraints [temp.constr]. */
#include "invalid.h"

#include "../templates/unsatisfied.h"

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

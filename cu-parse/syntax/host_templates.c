/* Template arguments that g++ refuses: template <class...> class has to match all parameters of the template that stands for it there
 * [temp.arg.template]/3, where the reference leaves out those with default arguments. Specializations of alias templates with such
 * arguments, which the reference writes out, are noted for the host file. */
#include "../typing/invalid.h"
#include "syntax.h"

/* Whether a parameter pack of types would have to match something else among a template's parameters. */
static bool pack_matches_others(const struct parser *p, u32 param, u32 template)
{
	u32 expected = il_template_decl(p->il, il_template_param(p->il, param)->template_decl)->first_param;
	u32 given = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;

	for (; expected && !(il_template_param(p->il, expected)->flags & tf_pack); expected = il_template_param(p->il, expected)->next)
		given = il_template_param(p->il, given)->next;
	if (!expected || il_template_param(p->il, expected)->kind != tpk_type)
		return false;
	while (given && il_template_param(p->il, given)->kind == tpk_type)
		given = il_template_param(p->il, given)->next;
	return given;
}

static bool has_refused_argument(const struct parser *p, u32 template, u32 arg)
{
	u32 param = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;

	for (; param && arg; arg = il_template_arg(p->il, arg)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);

		if (record->kind == tpk_template && il_template_arg(p->il, arg)->template &&
		    pack_matches_others(p, param, il_template_arg(p->il, arg)->template))
			return true;
		if (!(record->flags & tf_pack))
			param = record->next;
	}
	return false;
}

void note_for_host(struct parser *p, u32 template, u32 type, const struct id_expression *id)
{
	const struct il_type *record = il_type(p->il, type);
	struct il_name_reference *reference;

	if (il_template(p->il, template)->kind != templk_alias || p->tentative || in_instance(p) || record->kind != tk_typeref ||
	    !record->type || type_is_dependent(p, type) || type_is_unknown(p, record->type) ||
	    !has_refused_argument(p, template, id->args.first) || is_recorded_name(p, id->begin))
		return;
	il_new_name_reference(p->il, &reference);
	reference->name = record->name;
	reference->target = il_any_of(IL_type, type);
	reference->range_begin = id->begin;
	reference->range_end = id->end;
}

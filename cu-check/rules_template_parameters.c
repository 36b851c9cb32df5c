/* Template parameters that nothing can give a meaning: behind a pack, which takes all arguments, and of constructors and conversion
 * functions, which take none [temp.param]/14, [temp.arg.explicit]. */
#include "../lib/il/names.h"
#include "check.h"

#include <ctype.h>

static const char *kind_of(const struct il_template_param *param)
{
	return param->kind == tpk_nontype ? "constant" : param->kind == tpk_template ? "template template parameter" : "template parameter";
}

static void report(struct check *c, enum diag_id id, const struct il_template_param *param, const struct il_full_entity_decl_info *decl)
{
	const char *name = il_text(c->il, param->name);
	struct buffer template = { 0 };

	il_add_template_name(c->il, il_any_index(decl->declared), decl->name_end, &template);
	diag_report(c->diag, id, param->name_position, kind_of(param), *name ? name : "<unnamed>", template.text);
	diag_move(c->diag, decl->name_begin);
	buffer_free(&template);
}

/* Whether a call tells what a parameter is; of a conversion function also where the result is wanted. */
static bool is_deduced(struct check *c, u32 param, const struct il_full_entity_decl_info *decl)
{
	return il_is_parameter_deduced(c->il, param, decl->type) ||
	       (il_routine(c->il, il_any_index(decl->declared))->special_kind == sfk_conversion &&
	        il_is_parameter_deduced_from(c->il, param, stripped(c->il, decl->type, &(u32){ 0 })->type));
}

/* Whether a parameter has a default argument, which an earlier declaration of the template may give [temp.param]/10. */
static bool has_default(const struct check *c, u32 number, const struct il_full_entity_decl_info *decl)
{
	u32 index = il_routine(c->il, il_any_index(decl->declared))->first_decl;

	for (;; index = il_full_entity_decl_info(c->il, index)->next) {
		const struct il_full_entity_decl_info *earlier = il_full_entity_decl_info(c->il, index);
		u32 param = il_template_decl(c->il, earlier->template_decl)->first_param, i;

		for (i = 0; i < number && param; i++)
			param = il_template_param(c->il, param)->next;
		if (param && il_template_param(c->il, param)->default_argument_end)
			return true;
		if (!index || earlier == decl)
			return false;
	}
}

/* Whether a parameter is an expansion of packs of templates around, of which no pack is left for arguments [temp.param]/17. */
static bool is_expansion(const struct il *il, const struct il_template_param *param)
{
	u32 inner = param->kind == tpk_template ? il_template_decl(il, param->template_decl)->first_param : 0;
	bool found = param->kind == tpk_nontype && il_type(il, param->type)->flags & (tyf_pack | tyf_contains_pack);

	for (; inner && !found; inner = il_template_param(il, inner)->next)
		found = il_template_param(il, inner)->kind == tpk_nontype && !il_template_param(il, inner)->ellipsis &&
		        il_type(il, il_template_param(il, inner)->type)->flags & (tyf_pack | tyf_contains_pack);
	return param->ellipsis && found;
}

static void check_function_template(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u8 special = il_routine(c->il, il_any_index(decl->declared))->special_kind;
	u32 first = il_template_decl(c->il, decl->template_decl)->first_param, param, number = 0;
	bool behind_pack = false;

	for (param = first; param; param = il_template_param(c->il, param)->next, number++) {
		const struct il_template_param *p = il_template_param(c->il, param);

		if (behind_pack && !has_default(c, number, decl) && !is_deduced(c, param, decl))
			report(c, DIAG_parameter_behind_pack, p, decl);
		behind_pack |= p->ellipsis && !is_expansion(c->il, p);
	}
	for (param = first, number = 0; param && (special == sfk_constructor || special == sfk_conversion);
	     param = il_template_param(c->il, param)->next, number++) {
		const struct il_template_param *p = il_template_param(c->il, param);

		if (!p->ellipsis && !has_default(c, number, decl) && !is_deduced(c, param, decl))
			report(c, DIAG_parameter_never_deduced, p, decl);
	}
}

/* Where the name of a parameter is, or the next token where it has none. */
static u32 place_of(const struct il *il, const struct il_template_param *param)
{
	u32 place = param->name_position;

	while (!param->name && isspace((unsigned char)il->source[place]))
		place++;
	return place;
}

/* [temp.param]/14: all parameters behind one with a default argument have one, or are packs. Where another declaration of the template
 * gives it, it has come to this one. */
static void check_defaults_are_last(struct check *c, u32 template_decl)
{
	u32 index = il_template_decl(c->il, template_decl)->first_param;

	for (; index; index = il_template_param(c->il, index)->next) {
		const struct il_template_param *param = il_template_param(c->il, index), *next = il_template_param(c->il, param->next);

		if (param->next && (param->default_arg || param->default_argument_end) &&
		    !(next->default_arg || next->default_argument_end || next->ellipsis))
			diag_report(c->diag, DIAG_default_argument_not_at_end, place_of(c->il, param));
	}
}

/* Of a class, alias or variable. */
static void check_pack_is_last(struct check *c, u32 template_decl)
{
	u32 param = il_template_decl(c->il, template_decl)->first_param;

	for (; param && il_template_param(c->il, param)->next; param = il_template_param(c->il, param)->next)
		if (il_template_param(c->il, param)->ellipsis && !is_expansion(c->il, il_template_param(c->il, param))) {
			diag_report(c->diag, DIAG_pack_not_last, il_template_param(c->il, param)->name_position);
			return;
		}
}

/* Whether a class or variable is a template, and no partial specialization or member of one. */
static bool is_primary(const struct il *il, il_any declared, u32 entity, u32 info)
{
	return info ? il_template(il, il_template_info(il, info)->template)->prototype == declared : entity & enf_is_template;
}

static bool has_unknown_type(const struct il *il, u32 function_type)
{
	u32 param = il_type(il, function_type)->first_param;
	bool is_unknown = il_type(il, function_type)->flags & tyf_contains_error;

	for (; param && !is_unknown; param = il_param_type(il, param)->next)
		is_unknown = il_type(il, il_param_type(il, param)->type)->flags & (tyf_contains_error | tyf_type_error);
	return is_unknown;
}

static void check_heads(struct check *c, const struct il_full_entity_decl_info *decl)
{
	check_pack_is_last(c, decl->template_decl);
	if (!(decl->flags & dcf_friend))
		check_defaults_are_last(c, decl->template_decl);
}

/* Whether the arguments of a partial specialization, or the type of a constant among its parameters, tell what a parameter is
 * [temp.spec.partial.match]/3. */
static bool is_deduced_by_specialization(const struct il *il, u32 param, u32 first, u32 specialization)
{
	for (; first; first = il_template_param(il, first)->next)
		if (first != param && il_template_param(il, first)->kind == tpk_nontype &&
		    il_is_parameter_deduced_from(il, param, il_template_param(il, first)->type))
			return true;
	return il_is_parameter_deduced_from(il, param, specialization);
}

static void check_partial_specialization(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 type = il_any_index(decl->declared), first = il_template_decl(c->il, decl->template_decl)->first_param, index;

	if (il_full_entity_decl_info(c->il, il_type(c->il, type)->first_decl) != decl || il_type(c->il, type)->flags & tyf_contains_error)
		return;
	for (index = first; index; index = il_template_param(c->il, index)->next) {
		const struct il_template_param *param = il_template_param(c->il, index);
		const char *name = il_text(c->il, param->name);

		if (param->default_argument_end)
			diag_report(c->diag, DIAG_partial_default_argument, place_of(c->il, param));
		if (!is_deduced_by_specialization(c->il, index, first, type))
			diag_report(c->diag, DIAG_partial_parameter_not_deduced, place_of(c->il, param), kind_of(param),
			            *name ? name : "<unnamed>", type);
	}
}

void check_template_parameters(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_variable *variable;
	const struct il_type *class;
	u32 entity;

	if (!decl->template_decl)
		return;
	variable = il_variable_of(c->il, decl->declared);
	class = il_type_of(c->il, decl->declared);
	entity = il_routine_of(c->il, decl->declared)->entity | variable->entity | class->entity;
	if (!(entity & enf_in_user_file))
		return;
	if (il_any_kind(decl->declared) != IL_routine) {
		if (!(variable->flags & vf_static_member) &&
		    is_primary(c->il, decl->declared, entity, variable->template_info | class->template_info))
			check_heads(c, decl);
		else if (entity & enf_partial_specialization && il_any_kind(decl->declared) == IL_type)
			check_partial_specialization(c, decl);
	} else if (entity & enf_is_template && !(decl->flags & dcf_explicit_specialization) && !has_unknown_type(c->il, decl->type)) {
		check_function_template(c, decl);
	}
}

void check_alias_templates(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_template].count; i++) {
		const struct il_template *template = il_template(c->il, i);

		if (template->entity & enf_in_user_file &&
		    (template->kind == templk_alias || template->kind == templk_template_template_param)) {
			check_pack_is_last(c, template->decl);
			check_defaults_are_last(c, template->decl);
		}
	}
}

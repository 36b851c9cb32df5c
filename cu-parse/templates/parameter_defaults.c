/* Default arguments of template template parameters [temp.param]/14: with template <template <class = int> class TT>, TT<> is TT<int>
 * whatever the template that stands for TT has by default. In an instance a name of such a parameter means its argument alone, so what the
 * parameter has is noted where it is bound. */
#include "instantiate.h"

static u32 first_parameter(const struct parser *p, u32 template)
{
	return il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;
}

void note_bound_template(struct parser *p, u32 scope, u32 ident, u32 template)
{
	u32 param = first_parameter(p, template);

	while (param && !il_template_param(p->il, param)->default_arg)
		param = il_template_param(p->il, param)->next;
	if (param)
		vec_push(&p->bound_templates, (struct bound_template){ scope, ident, template });
}

/* The parameter with default arguments that a scope binds by that identifier, or 0. Later scopes come later. */
static u32 bound_template(const struct parser *p, u32 scope, u32 ident)
{
	u32 i = vec_up_to(&p->bound_templates, scope, scope - 1);

	for (; i < p->bound_templates.count && p->bound_templates.at[i].scope == scope; i++)
		if (p->bound_templates.at[i].ident == ident)
			return p->bound_templates.at[i].template;
	return 0;
}

/* What a parameter of the template template parameter has by default, if those before it have the arguments of a list. */
static bool default_of(struct parser *p, u32 decl, u32 param, u32 scope, u32 first, struct il_template_arg *arg)
{
	u32 written = il_template_param(p->il, param)->default_arg, result;
	struct argument_set before;
	enum outcome outcome;

	*arg = *il_template_arg(p->il, written);
	if (is_open_argument(p, arg)) {
		if (!arguments_of_list(p, decl, first, &before))
			return false;
		outcome = parse_argument_again(p, bind_arguments(p, scope, decl, &before), written, &result);
		if (outcome == OUTCOME_FAILURE)
			substitution_fails(p);
		if (outcome != OUTCOME_SUCCESS)
			return false;
		*arg = *il_template_arg(p->il, result);
		release_arguments(p, result);
	}
	if (arg->kind == tak_nontype)
		convert_argument(p, arg, param, il_template_decl(p->il, decl)->depth, first);
	return true;
}

void add_parameter_defaults(struct parser *p, const struct lookup *found, u32 ident, struct template_args *args)
{
	bool is_bound = found->class == NAME_TYPE_TEMPLATE && p->scopes.at[found->scope].binds_arguments;
	u32 template = is_bound ? bound_template(p, found->scope, ident) : 0, param = first_parameter(p, template), *link = &args->first;

	for (; param && *link; param = il_template_param(p->il, param)->next, link = &il_template_arg(p->il, *link)->next)
		if (il_template_arg(p->il, *link)->is_pack_expansion)
			return;
	for (; param && il_template_param(p->il, param)->default_arg; param = il_template_param(p->il, param)->next) {
		struct il_template_arg arg, *record;

		if (!default_of(p, il_template(p->il, template)->decl, param, found->scope, args->first, &arg))
			return;
		*link = new_written_argument(p, &record);
		*record = arg;
		record->next = 0;
		link = &record->next;
		args->count++;
	}
}

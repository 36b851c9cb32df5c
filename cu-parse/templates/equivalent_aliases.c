/* Alias templates that are another name of a class template [temp.alias], CWG 1286. */
#include "instantiate.h"

/* Whether an argument is just the parameter. */
static bool is_parameter(struct parser *p, u32 arg, const struct il_template_param *param)
{
	const struct il_template_arg *record = il_template_arg(p->il, arg);
	bool is_pack = param->flags & tf_pack;

	switch (record->kind) {
	case tak_type:
		return param->kind == tpk_type &&
		       type_canonical(p, record->type) == (is_pack ? type_pack_expansion(p, param->type) : param->type);
	case tak_template:
		return param->kind == tpk_template && record->template == param->template && !is_pack == !record->is_pack_expansion;
	default:
		return param->kind == tpk_nontype && record->identity == identity_of_param(param->depth, param->index) &&
		       !is_pack == !record->is_pack_expansion;
	}
}

static bool have_same_default(struct parser *p, u32 a, u32 b)
{
	const struct il_template_arg *x = il_template_arg(p->il, a), *y = il_template_arg(p->il, b);

	if (!a || !b || x->kind != y->kind)
		return a == b;
	if (x->kind == tak_type)
		return type_canonical(p, x->type) == type_canonical(p, y->type);
	return x->kind == tak_template ? x->template == y->template : x->identity == y->identity;
}

static bool are_same_parameters(struct parser *p, const struct il_template_param *a, const struct il_template_param *b)
{
	if (a->kind != b->kind || (a->flags ^ b->flags) & tf_pack || !have_same_default(p, a->default_arg, b->default_arg))
		return false;
	return a->kind != tpk_nontype || type_canonical(p, a->type) == type_canonical(p, b->type);
}

/* The installed tool and g++ compare no members of templates. */
static bool is_of_template(const struct parser *p, u32 template)
{
	const struct il_template *record = il_template(p->il, template);

	return il_template_decl(p->il, record->decl)->depth || is_member_of_instance(p, il_any_index(record->prototype));
}

/* The template of no template whose specialization for the parameters of the alias template the type is, or 0. */
static u32 template_with_parameters(struct parser *p, u32 alias, u32 type)
{
	const struct il_template_info *info = il_template_info(p->il, il_type(p->il, type)->template_info);
	const struct il_template_decl *decl = il_template_decl(p->il, il_template(p->il, alias)->decl), *other;
	u32 arg = info->first_argument, param = decl->first_param, kind = il_template(p->il, info->template)->kind, its;

	if (!il_type(p->il, type)->template_info || (kind != templk_class && kind != templk_alias))
		return 0;
	other = il_template_decl(p->il, il_template(p->il, info->template)->decl);
	if (is_of_template(p, alias) || is_of_template(p, info->template) || decl->requires_clause)
		return 0;
	for (its = other->first_param; arg && param && its; arg = il_template_arg(p->il, arg)->next) {
		if (!is_parameter(p, arg, il_template_param(p->il, param)) ||
		    !are_same_parameters(p, il_template_param(p->il, param), il_template_param(p->il, its)))
			return 0;
		param = il_template_param(p->il, param)->next;
		its = il_template_param(p->il, its)->next;
	}
	return arg || param || its ? 0 : info->template;
}

u32 equivalent_template(struct parser *p, u32 template)
{
	enum { MOST_STEPS = 64 };
	u32 steps, other;

	for (steps = 0; steps < MOST_STEPS; steps++) {
		if (il_template(p->il, template)->kind != templk_alias || il_any_kind(il_template(p->il, template)->prototype) != IL_type)
			break;
		other = template_with_parameters(p, template, il_type(p->il, il_any_index(il_template(p->il, template)->prototype))->type);
		if (!other)
			break;
		template = other;
	}
	return template;
}

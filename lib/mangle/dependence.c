/* What depends on template parameters [temp.dep]: in an alias template, with the arguments that it has where it is named. */
#include "mangler.h"

static bool argument_depends(struct mangler *m, const struct il_template_arg *arg, u32 depth)
{
	switch (arg->kind) {
	case tak_type: return type_depends(m, arg->type, depth);
	case tak_nontype: return !arg->constant && (!arg->expr || expression_depends(m, arg->expr, depth));
	default: return arg->template && il_template(m->il, arg->template)->kind == templk_template_template_param;
	}
}

static bool arguments_depend(struct mangler *m, u32 arg, u32 depth)
{
	for (; arg; arg = il_template_arg(m->il, arg)->next)
		if (argument_depends(m, il_template_arg(m->il, arg), depth))
			return true;
	return false;
}

/* The parameter of an alias template depends on what its argument does. */
static bool parameter_depends(struct mangler *m, u32 number, u32 depth)
{
	const struct environment *environment = m->environment;
	const struct il_template_arg *value;
	u32 arg = environment ? environment->first_argument : 0;
	bool depends, is_pack;

	if (!environment || environment->decl->depth != depth)
		return true;
	if ((value = default_in_alias(m, depth, number)))
		return argument_depends(m, value, 0);
	is_pack = is_pack_of_alias(m, number);
	if (is_pack && environment->element)
		arg = environment->element;
	else
		while (arg && number--)
			arg = il_template_arg(m->il, arg)->next;
	m->environment = environment->outer;
	depends =
		is_pack && !environment->element ? arguments_depend(m, arg, 0) : arg && argument_depends(m, il_template_arg(m->il, arg), 0);
	m->environment = environment;
	return depends;
}

/* The same of a template-id, which in the pattern of a class has the parameters themselves. */
static bool specialization_depends(struct mangler *m, const struct il_template_info *info, u32 depth)
{
	const struct il_template_decl *decl = template_decl_of(m->il, info->template);
	u32 param = decl ? decl->first_param : 0;

	if (il_template(m->il, info->template)->kind == templk_template_template_param)
		return true;
	if (!are_own_parameters(m, info->template, info->first_argument))
		return arguments_depend(m, info->first_argument, depth);
	for (; param; param = il_template_param(m->il, param)->next)
		if (parameter_depends(m, il_template_param(m->il, param)->index, decl->depth))
			return true;
	return false;
}

/* Whether a type, or one that it is a typedef of, depends on parameters that it does not show any more. */
static bool has_hidden_dependence(const struct il *il, u32 index)
{
	const struct il_type *t = il_type(il, index);

	while (t->kind == tk_typeref && !(t->flags & tyf_hidden_dependence))
		t = il_type(il, t->type);
	return t->flags & tyf_hidden_dependence;
}

bool type_depends(struct mangler *m, u32 index, u32 depth)
{
	u32 cv = 0;
	const struct il_type *t = look_through(m->il, index, &cv);

	if (has_hidden_dependence(m->il, index))
		return true;
	m->failed |= m->dependence_steps >= MAX_DEPENDENCE_STEPS;
	if (!(t->flags & tyf_dependent) || depth == MAX_DEPTH || m->dependence_steps++ >= MAX_DEPENDENCE_STEPS)
		return false;
	if (t->kind == tk_template_param)
		return parameter_depends(m, t->index, t->depth);
	if (t->template_info)
		return specialization_depends(m, il_template_info(m->il, t->template_info), depth + 1);
	if (t->kind == tk_pointer || t->kind == tk_array)
		return type_depends(m, t->type, depth + 1);
	return t->kind != tk_typeref || t->typeref_kind != trk_dependent_member || type_depends(m, t->class_type, depth + 1);
}

/* g++ takes the value of no variable template's specialization in a signature, as if it depended on parameters. */
bool expression_depends(struct mangler *m, u32 index, u32 depth)
{
	const struct il_expr_node *node = il_expr_node(m->il, index);
	const struct il_variable *variable = il_variable(m->il, il_any_kind(node->target) == IL_variable ? il_any_index(node->target) : 0);
	const struct il_template_param *param = il_template_param(m->il, variable->template_param);
	u32 class = qualifying_class(m, node), child;
	struct il_template_param pack;

	if (node->kind == enk_sizeof_pack) {
		pack = measured_pack(m, node);
		return size_depends(m, pack.depth, pack.index);
	}
	if (depth == MAX_DEPTH || node->kind == enk_error || variable->flags & vf_parameter ||
	    (node->kind == enk_variable && node->flags & exf_template_id) ||
	    (variable->template_param && parameter_depends(m, param->index, param->depth)) ||
	    (node->type_operand && type_depends(m, node->type_operand, depth + 1)) || (class && type_depends(m, class, depth + 1)) ||
	    arguments_depend(m, node->first_argument, depth + 1))
		return true;
	for (child = node->first_operand; child; child = il_expr_node(m->il, child)->next)
		if (expression_depends(m, child, depth + 1))
			return true;
	return false;
}

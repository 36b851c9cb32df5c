/* Template arguments and parameters [mangling.template-args] [mangling.template-param]. */
#include "mangler.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- the parameters of what is instantiated ---- */

const struct il_template_decl *template_decl_of(const struct il *il, u32 template)
{
	u32 decl = template ? il_template(il, template)->decl : 0;

	return decl ? il_template_decl(il, decl) : NULL;
}

static const struct il_template_decl *own_parameters(const struct mangler *m)
{
	il_any entity = m->instance ? m->instance->entity : 0;

	return il_any_kind(entity) == IL_routine ? template_decl_of(m->il, il_routine(m->il, il_any_index(entity))->template) : NULL;
}

static void mangled_param_number(struct mangler *m, const void *data)
{
	const u32 *index = data;

	if (*index)
		buffer_printf(&m->out, "T%u_", *index - 1);
	else
		buffer_puts(&m->out, "T_");
}

/* The parameter of that number, or NULL. */
static const struct il_template_param *parameter_at(const struct mangler *m, const struct il_template_decl *decl, u32 index)
{
	u32 param = decl->first_param;

	while (param && il_template_param(m->il, param)->index != index)
		param = il_template_param(m->il, param)->next;
	return param ? il_template_param(m->il, param) : NULL;
}

/* A pack is another component than a parameter of the same number, which another function has. */
static void pack_key(struct mangler *m, const void *index)
{
	buffer_puts(&m->out, "pack ");
	mangled_param_number(m, index);
}

/* So is a template. */
static void template_key(struct mangler *m, const void *index)
{
	buffer_puts(&m->out, "template ");
	mangled_param_number(m, index);
}

static void inner_key(struct mangler *m, const void *index)
{
	buffer_puts(&m->out, "inner ");
	mangled_param_number(m, index);
}

void mangled_inner_param(struct mangler *m, u32 index) { mangled_component_named(m, inner_key, mangled_param_number, &index); }

void mangled_param_component(struct mangler *m, u32 index, bool is_pack)
{
	mangled_component_named(m, is_pack ? pack_key : mangled_param_number, mangled_param_number, &index);
}

static bool is_pack(const struct mangler *m, const struct il_template_decl *decl, u32 index)
{
	const struct il_template_param *param = parameter_at(m, decl, index);

	return param && param->flags & tf_pack;
}

bool is_pack_of_alias(const struct mangler *m, u32 index) { return is_pack(m, m->environment->decl, index); }

/* The argument that a parameter of the alias template around stands for, of a pack its element; NULL where it is none of its parameters. */
static const struct il_template_arg *argument_of_alias(const struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_param *param = parameter_at(m, m->environment->decl, index);
	u32 arg = param && param->flags & tf_pack ? m->environment->element : m->environment->first_argument;

	if (!param || m->environment->decl->depth != depth)
		return NULL;
	while (arg && index-- && !(param->flags & tf_pack))
		arg = il_template_arg(m->il, arg)->next;
	return arg ? il_template_arg(m->il, arg) : NULL;
}

/* Whether an argument was taken from the parameter's default, where other parameters are named. */
static bool is_open_default(const struct mangler *m, const struct il_template_arg *arg, const struct il_template_param *param)
{
	const struct il_template_arg *value = il_template_arg(m->il, param->default_arg);

	if (!param->default_arg || value->kind != arg->kind || value->range_begin != arg->range_begin)
		return false;
	return arg->kind == tak_nontype ? !arg->constant :
	                                  arg->kind == tak_type && il_type(m->il, arg->type)->flags & (tyf_dependent | tyf_contains_error);
}

bool is_written_argument(const struct mangler *m, const struct il_template_arg *arg, const struct il_template_param *param)
{
	return arg->kind == tak_type && !arg->is_pack_expansion && !is_open_default(m, arg, param);
}

const struct il_template_arg *default_in_alias(const struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_param *param = parameter_at(m, m->environment->decl, index);
	const struct il_template_arg *arg = argument_of_alias(m, depth, index);

	if (!param || !param->default_arg || m->environment->decl->depth != depth || (arg && !is_open_default(m, arg, param)))
		return NULL;
	return il_template_arg(m->il, param->default_arg);
}

void mangled_param_of_alias(struct mangler *m, u32 depth, u32 index, void (*put)(struct mangler *, u32 type))
{
	const struct environment *environment = m->environment;
	const struct il_template_arg *arg = default_in_alias(m, depth, index);
	bool is_default = arg;
	u32 type;

	arg = arg ? arg : argument_of_alias(m, depth, index);
	type = arg ? arg->type : 0;
	m->failed |= !arg || arg->kind != tak_type;
	if (type && il_type(m->il, type)->kind == tk_typeref && il_type(m->il, type)->typeref_kind == trk_pack_expansion)
		type = il_type(m->il, type)->type; /* what expands it stands around the pattern already */
	m->environment = is_default ? environment : environment->outer;
	if (!m->failed)
		put(m, type);
	m->environment = environment;
}

void mangled_template_param(struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_decl *own = own_parameters(m);

	if (m->lambda_head && m->lambda_head->depth == depth)
		mangled_param_component(m, index, is_pack(m, m->lambda_head, index));
	else if (m->environment)
		mangled_param_of_alias(m, depth, index, mangled_type);
	else if (own && own->depth == depth)
		mangled_param_component(m, index, is_pack(m, own, index));
	else if (m->module_id) /* of the class template whose pattern is named */
		mangled_param_component(m, index, false);
	else
		m->failed = true;
}

static void nontype_argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type);

static void value_of_alias(struct mangler *m, u32 depth, u32 index)
{
	const struct environment *environment = m->environment;
	const struct il_template_arg *arg = default_in_alias(m, depth, index);
	bool is_default = arg;

	arg = arg ? arg : argument_of_alias(m, depth, index);
	m->failed |= !arg || arg->kind != tak_nontype || (!arg->expr && !arg->constant);
	m->environment = is_default ? environment : environment->outer;
	if (!m->failed && arg->expr && il_constant(m->il, arg->constant)->kind != ck_integer)
		mangled_expression(m, arg->expr);
	else if (!m->failed) /* what depends on nothing is its value */
		nontype_argument(m, arg, 0);
	m->environment = environment;
}

void mangled_value_param(struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_decl *own = own_parameters(m);

	if (m->lambda_head && m->lambda_head->depth == depth)
		mangled_param_number(m, &index);
	else if (m->environment)
		value_of_alias(m, depth, index);
	else if (own && own->depth == depth)
		mangled_param_number(m, &index);
	else
		m->failed = true;
}

void mangled_alias(struct mangler *m, const struct il_type *alias, void (*put)(struct mangler *, u32 type))
{
	const struct il_template_info *info = il_template_info(m->il, alias->template_info);
	const struct il_template *record = il_template(m->il, info->template);
	struct environment environment = { .decl = template_decl_of(m->il, info->template),
		                           .first_argument = info->first_argument,
		                           .outer = m->environment,
		                           .is_hidden = alias->flags & tyf_hidden_dependence && info->argument_count == 1 };

	if (il_any_kind(record->prototype) != IL_type || !environment.decl) {
		m->failed = true;
		return;
	}
	m->environment = &environment;
	put(m, il_type(m->il, il_any_index(record->prototype))->type);
	m->environment = environment.outer;
}

bool mangled_template_template_param(struct mangler *m, u32 template)
{
	const struct il_template_decl *own = own_parameters(m);
	u32 param;

	if (il_template(m->il, template)->kind != templk_template_template_param)
		return false;
	for (param = own ? own->first_param : 0; param; param = il_template_param(m->il, param)->next)
		if (il_template_param(m->il, param)->template == template) {
			mangled_component_named(m, template_key, mangled_param_number, &il_template_param(m->il, param)->index);
			return true;
		}
	m->failed = true;
	return true;
}

u32 argument_for(const struct mangler *m, const struct il_type *t)
{
	u32 info = m->instance && m->instance->class_type ? il_type(m->il, m->instance->class_type)->template_info : 0, arg, i;
	const struct il_template_decl *decl = info ? template_decl_of(m->il, il_template_info(m->il, info)->template) : NULL;

	if (!decl || il_type(m->il, m->instance->class_type)->class_info || t->kind != tk_template_param || t->depth != decl->depth ||
	    t->flags & tyf_pack)
		return 0;
	arg = il_template_info(m->il, info)->first_argument;
	for (i = 0; arg && i < t->index; i++)
		arg = il_template_arg(m->il, arg)->next;
	return arg && il_template_arg(m->il, arg)->kind == tak_type ? il_template_arg(m->il, arg)->type : 0;
}

/* ---- arguments ---- */

/* The type of a value: that of the parameter, or where that depends on other parameters or is auto its own. */
static u32 value_type(const struct mangler *m, u32 param_type, u32 type_of_value)
{
	u32 cv = 0, behind = type_behind(m->il, param_type, &cv);
	const struct il_type *t = il_type(m->il, behind);
	bool is_known = t->kind == tk_integer || t->kind == tk_nullptr ||
	                ((t->kind == tk_pointer || t->kind == tk_ptr_to_member) && !(t->flags & tyf_dependent));

	return is_known ? behind : type_of_value;
}

static bool has_address_type(const struct mangler *m, u32 type)
{
	u32 cv = 0;
	u8 kind = look_through(m->il, type, &cv)->kind;

	return kind == tk_pointer || kind == tk_ptr_to_member;
}

/* What an expression is that just names a parameter of the alias template around, or NULL. */
static const struct il_template_arg *value_named(const struct mangler *m, const struct il_expr_node *node)
{
	const struct il_variable *variable = il_variable(m->il, il_any_kind(node->target) == IL_variable ? il_any_index(node->target) : 0);
	const struct il_template_param *param = il_template_param(m->il, variable->template_param);

	return m->environment && node->kind == enk_variable && variable->template_param ? argument_of_alias(m, param->depth, param->index) :
	                                                                                  NULL;
}

/* The same of an argument. */
static const struct il_template_arg *named_of_alias(const struct mangler *m, const struct il_template_arg *arg)
{
	return value_named(m, il_expr_node(m->il, arg->expr));
}

u32 type_of_named_value(const struct mangler *m, const struct il_expr_node *node)
{
	const struct il_template_arg *arg = value_named(m, node);

	if (!arg || arg->kind != tak_nontype)
		return 0;
	return arg->expr ? il_expr_node(m->il, arg->expr)->type : il_constant(m->il, arg->constant)->type;
}

static void nontype_argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type)
{
	const struct environment *environment = m->environment;
	const struct il_template_arg *named = arg->constant ? NULL : named_of_alias(m, arg);
	const struct il_constant *value = il_constant(m->il, arg->constant);

	if (named) {
		m->environment = environment->outer;
		nontype_argument(m, named, param_type);
		m->environment = environment;
		return;
	}
	if (!arg->constant && arg->expr) {
		mangled_expression_argument(m, arg->expr);
		return;
	}
	param_type = param_type ? param_type : value->type;
	if (value->kind == ck_address) {
		mangled_address(m, value, has_address_type(m, param_type) ? param_type : value->type);
	} else if (value->kind == ck_aggregate) {
		buffer_puts(&m->out, "X");
		mangled_list(m, il_constant(m->il, il_variable(m->il, il_any_index(value->target))->constant));
		buffer_puts(&m->out, "E");
	} else if (value->kind == ck_float && !value->text) {
		mangled_float(m, value);
	} else if (value->kind == ck_integer) {
		mangled_integer(m, value, value_type(m, param_type, value->type));
	} else {
		m->failed = true;
	}
}

static void mangled_type_pack(struct mangler *m, u32 index) { mangled_component(m, mangled_pack_expansion, &index); }

/* The pack of an alias template, or NULL. */
static const struct il_template_param *pack_in(const struct mangler *m, const struct environment *environment)
{
	u32 param = environment ? environment->decl->first_param : 0;

	while (param && !(il_template_param(m->il, param)->flags & tf_pack))
		param = il_template_param(m->il, param)->next;
	return param ? il_template_param(m->il, param) : NULL;
}

/* The same of the alias template around. */
static const struct il_template_param *pack_of_alias(const struct mangler *m) { return pack_in(m, m->environment); }

/* The first of the pack's elements. */
static u32 first_element(const struct mangler *m, const struct environment *environment)
{
	u32 arg = environment->first_argument, index;

	for (index = pack_in(m, environment)->index; arg && index; index--)
		arg = il_template_arg(m->il, arg)->next;
	return arg;
}

/* Whether an element of an alias template's pack expands the pack of the alias template that is around that one. */
static bool expands_outer(const struct mangler *m, const struct environment *environment, u32 element)
{
	return il_template_arg(m->il, element)->is_pack_expansion && pack_in(m, environment->outer);
}

/* The pattern of an argument that is an expansion, a part_of_expansion. */
static void pattern_of_argument(struct mangler *m, const void *data, bool is_expansion)
{
	const struct il_template_arg *arg = data;
	const struct il_type *t = il_type(m->il, arg->type);
	u32 pattern = arg->kind == tak_type && t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion ? t->type : arg->type;

	if (arg->kind == tak_type && is_expansion) {
		mangled_component(m, mangled_pack_expansion, &pattern);
	} else if (arg->kind == tak_type) {
		mangled_type(m, pattern);
	} else if (is_expansion) {
		buffer_puts(&m->out, "Xsp");
		mangled_expression(m, arg->expr);
		buffer_puts(&m->out, "E");
	} else {
		m->failed |= !expression_depends(m, arg->expr, 0); /* a certain value */
		mangled_expression_argument(m, arg->expr);
	}
}

static void argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type);

/* The elements of the pack of the alias template around as arguments. */
static void elements_of_alias(struct mangler *m)
{
	const struct environment *environment = m->environment;
	u32 arg = first_element(m, environment);

	m->environment = environment->outer;
	for (; arg; arg = il_template_arg(m->il, arg)->next)
		argument(m, il_template_arg(m->il, arg), 0);
	m->environment = environment;
}

/* Whether an expansion has just the pack as its pattern: the elements are the arguments. */
static bool is_pack_itself(const struct mangler *m, const struct il_template_arg *arg, const struct il_template_param *pack)
{
	const struct il_expr_node *node = il_expr_node(m->il, arg->expr);
	const struct il_variable *variable = il_variable(m->il, il_any_kind(node->target) == IL_variable ? il_any_index(node->target) : 0);

	return arg->kind == tak_nontype && node->kind == enk_variable && il_template_param(m->il, variable->template_param) == pack;
}

/* What the pattern is for each element of the pack of an alias template, or of one around that where the element expands it. */
static void expand_elements(struct mangler *m, part_of_expansion *part, const void *pattern, struct environment *environment)
{
	const struct environment *saved = environment->outer;
	struct environment outer;

	for (environment->element = first_element(m, environment); environment->element && !m->failed;
	     environment->element = il_template_arg(m->il, environment->element)->next) {
		if (!expands_outer(m, environment, environment->element)) {
			part(m, pattern, il_template_arg(m->il, environment->element)->is_pack_expansion);
			continue;
		}
		outer = *saved;
		environment->outer = &outer;
		expand_elements(m, part, pattern, &outer);
		environment->outer = saved;
	}
}

bool mangled_expansion_in_alias(struct mangler *m, part_of_expansion *part, const void *pattern)
{
	const struct environment *saved = m->environment;
	struct environment environment;

	if (!pack_of_alias(m))
		return false;
	environment = *saved;
	m->environment = &environment;
	expand_elements(m, part, pattern, &environment);
	m->environment = saved;
	return true;
}

/* The number of an expansion's elements, of a parameter pack or of what is made of one. */
static void size_of_expansion(struct mangler *m, const struct il_template_arg *arg)
{
	const struct il_type *t = il_type(m->il, arg->type);
	const struct environment *environment = m->environment;

	if (arg->kind == tak_type && t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion)
		t = il_type(m->il, t->type);
	buffer_puts(&m->out, "sZ");
	m->environment = environment->outer;
	if (arg->kind == tak_type)
		mangled_value_param(m, t->depth, t->index);
	else
		mangled_expression(m, arg->expr);
	m->environment = environment;
}

/* Whether the argument is an expansion that has just a parameter as its pattern. */
static bool expands_parameter(const struct mangler *m, const struct il_template_arg *arg)
{
	const struct il_type *t = il_type(m->il, arg->type);
	il_any value = il_expr_node(m->il, arg->expr)->target;

	if (arg->kind == tak_type && t->kind == tk_typeref && t->typeref_kind == trk_pack_expansion)
		t = il_type(m->il, t->type);
	return arg->is_pack_expansion &&
	       (arg->kind == tak_type ? t->kind == tk_template_param :
	                                il_any_kind(value) == IL_variable && il_variable(m->il, il_any_index(value))->template_param);
}

/* Whether the parameter is the pack of the alias template around. */
static bool is_pack_around(const struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_param *pack = pack_of_alias(m);

	return pack && pack->depth == depth && pack->index == index;
}

bool size_depends(const struct mangler *m, u32 depth, u32 index)
{
	u32 arg;

	if (!is_pack_around(m, depth, index))
		return true;
	arg = first_element(m, m->environment);
	while (arg && !il_template_arg(m->il, arg)->is_pack_expansion)
		arg = il_template_arg(m->il, arg)->next;
	return arg;
}

bool mangled_size_in_alias(struct mangler *m, u32 depth, u32 index)
{
	u32 arg;

	if (!is_pack_around(m, depth, index))
		return false;
	arg = first_element(m, m->environment);
	m->failed |= !size_depends(m, depth, index); /* a certain value */
	if (arg && !il_template_arg(m->il, arg)->next && expands_parameter(m, il_template_arg(m->il, arg))) {
		size_of_expansion(m, il_template_arg(m->il, arg));
	} else {
		buffer_puts(&m->out, "sP");
		elements_of_alias(m);
		buffer_puts(&m->out, "E");
	}
	return true;
}

static void argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type)
{
	const struct il_type *t = il_type(m->il, arg->type);
	const struct il_template_param *pack = arg->is_pack_expansion ? pack_of_alias(m) : NULL;

	if (pack && is_pack_itself(m, arg, pack)) {
		elements_of_alias(m);
		return;
	}
	if (pack && mangled_expansion_in_alias(m, pattern_of_argument, arg))
		return;
	switch (arg->kind) {
	case tak_type:
		if (arg->is_pack_expansion && (t->kind != tk_typeref || t->typeref_kind != trk_pack_expansion))
			mangled_component(m, mangled_pack_expansion, &arg->type);
		else
			mangled_type(m, arg->type);
		break;
	case tak_nontype:
		buffer_puts(&m->out, arg->is_pack_expansion ? "Xsp" : "");
		if (arg->is_pack_expansion)
			mangled_expression(m, arg->expr);
		else
			nontype_argument(m, arg, param_type);
		buffer_puts(&m->out, arg->is_pack_expansion ? "E" : "");
		break;
	case tak_template: mangled_template_name(m, arg->template); break;
	default: m->failed = true;
	}
}

bool are_own_parameters(const struct mangler *m, u32 template, u32 first_argument)
{
	il_any pattern = il_template(m->il, template)->prototype;
	u32 info = il_any_kind(pattern) == IL_type ? il_type(m->il, il_any_index(pattern))->template_info : 0;

	return first_argument && info && il_template_info(m->il, info)->first_argument == first_argument;
}

/* A non-type parameter as an argument. */
static void own_value(struct mangler *m, const struct il_template_param *param)
{
	const struct environment *environment = m->environment;
	const struct il_template_arg *arg = environment ? argument_of_alias(m, param->depth, param->index) : NULL;
	const struct il_template_decl *own = own_parameters(m);

	if (m->module_id && !environment && !(own && own->depth == param->depth)) { /* messages show the type of a class template's */
		mangled_type(m, param->type);
		return;
	}
	if (environment) {
		m->failed |= !arg || param->flags & tf_pack;
		m->environment = environment->outer;
		if (!m->failed)
			argument(m, arg, 0);
		m->environment = environment;
		return;
	}
	buffer_puts(&m->out, param->flags & tf_pack ? "Xsp" : "X");
	mangled_value_param(m, param->depth, param->index);
	buffer_puts(&m->out, "E");
}

/* The arguments that are those parameters. */
static void own_arguments(struct mangler *m, const struct il_template_decl *decl)
{
	u32 param;

	buffer_puts(&m->out, "I");
	for (param = decl->first_param; param; param = il_template_param(m->il, param)->next) {
		const struct il_template_param *p = il_template_param(m->il, param);

		if (p->kind == tpk_template && m->module_id) {
			mangled_param_component(m, p->index, false);
		} else if (p->kind == tpk_template) {
			m->failed = true;
		} else if (p->flags & tf_pack && m->environment) {
			m->failed |=
				pack_of_alias(m) == NULL || pack_of_alias(m)->index != p->index || m->environment->decl->depth != p->depth;
			buffer_puts(&m->out, "J");
			if (!m->failed)
				elements_of_alias(m);
			buffer_puts(&m->out, "E");
		} else if (p->kind == tpk_type) {
			buffer_puts(&m->out, p->flags & tf_pack ? "J" : "");
			(p->flags & tf_pack ? mangled_type_pack : mangled_type)(m, p->type);
			buffer_puts(&m->out, p->flags & tf_pack ? "E" : "");
		} else {
			buffer_puts(&m->out, p->flags & tf_pack ? "J" : "");
			own_value(m, p);
			buffer_puts(&m->out, p->flags & tf_pack ? "E" : "");
		}
	}
	buffer_puts(&m->out, "E");
}

/* Whether an argument is for a pack of that number, from 1: where nothing is said it takes all that are left. */
static bool is_for(const struct il_template_arg *arg, u32 number) { return !arg->parameter || arg->parameter == number; }

/* The default argument of a parameter: what it depends on has the arguments of the list. */
static void default_argument(struct mangler *m, const struct il_template_decl *decl, const struct il_template_param *param,
                             u32 first_argument)
{
	struct environment environment = { .decl = decl, .first_argument = first_argument, .outer = m->environment };

	m->failed |= !param->default_arg;
	if (m->failed)
		return;
	m->environment = &environment;
	argument(m, il_template_arg(m->il, param->default_arg), param->kind == tpk_nontype ? param->type : 0);
	m->environment = environment.outer;
}

static void argument_for_parameter(struct mangler *m, u32 arg, const struct il_template_decl *decl, const struct il_template_param *param,
                                   u32 first_argument)
{
	if (!arg || is_open_default(m, il_template_arg(m->il, arg), param))
		default_argument(m, decl, param, first_argument);
	else
		argument(m, il_template_arg(m->il, arg), param->kind == tpk_nontype ? param->type : 0);
}

/* How many elements an alias template's pack has, with those of packs around that they expand. */
static u32 element_count(const struct mangler *m, const struct environment *environment)
{
	u32 at = first_element(m, environment), count = 0;

	for (; at; at = il_template_arg(m->il, at)->next)
		count += expands_outer(m, environment, at) ? element_count(m, environment->outer) : 1;
	return count;
}

/* How many parameters an argument is for: an expansion of the pack of the alias template around may be for several. */
static u32 parameters_of(const struct mangler *m, const struct il_template_arg *arg)
{
	return arg->is_pack_expansion && pack_of_alias(m) ? element_count(m, m->environment) : 1;
}

static void arguments(struct mangler *m, const struct il_template_decl *decl, u32 first_argument)
{
	u32 arg = first_argument, param = decl ? decl->first_param : 0, number = 1, taken = 0;
	bool is_expanded = false; /* for parameters that are no packs: nobody knows which of them get nothing */

	for (; param && !m->failed; param = il_template_param(m->il, param)->next, number++) {
		const struct il_template_param *p = il_template_param(m->il, param);

		if (taken > 1) {
			taken--;
		} else if (p->flags & tf_pack) {
			buffer_puts(&m->out, "J");
			for (; arg && is_for(il_template_arg(m->il, arg), number); arg = il_template_arg(m->il, arg)->next)
				argument(m, il_template_arg(m->il, arg), p->kind == tpk_nontype ? p->type : 0);
			buffer_puts(&m->out, "E");
		} else if (arg || !is_expanded) {
			taken = arg ? parameters_of(m, il_template_arg(m->il, arg)) : 1;
			m->failed |= !taken;
			is_expanded |= arg && il_template_arg(m->il, arg)->is_pack_expansion && !pack_of_alias(m);
			if (!arg && m->types_elided && p->kind == tpk_type) /* deduced, or a default argument */
				mangled_type(m, p->type);
			else
				argument_for_parameter(m, arg, decl, p, first_argument);
			arg = arg ? il_template_arg(m->il, arg)->next : 0;
		}
	}
	m->failed |= arg != 0;
}

void mangled_template_args(struct mangler *m, u32 template, u32 first_argument)
{
	const struct il_template_decl *decl = template_decl_of(m->il, template);

	if (decl && are_own_parameters(m, template, first_argument)) {
		own_arguments(m, decl);
		return;
	}
	buffer_puts(&m->out, "I");
	m->in_arguments++;
	arguments(m, decl, first_argument);
	m->in_arguments--;
	buffer_puts(&m->out, "E");
}

/* The arguments from arg on for the parameter of a call operator with that number, from 1; returns what is after them. */
static u32 arguments_of_operator(struct mangler *m, u32 arg, u32 number, bool is_pack, u32 param_type)
{
	m->failed |= !is_pack && il_template_arg(m->il, arg)->parameter != number;
	buffer_puts(&m->out, is_pack ? "J" : "");
	for (; arg && il_template_arg(m->il, arg)->parameter == number; arg = il_template_arg(m->il, arg)->next)
		argument(m, il_template_arg(m->il, arg), param_type);
	buffer_puts(&m->out, is_pack ? "E" : "");
	return arg;
}

void mangled_lambda_args(struct mangler *m, const struct il_lambda *lambda, u32 first_argument)
{
	u32 own = il_template_decl(m->il, lambda->template_decl)->first_param, param = lambda->first_param, number = 0,
	    arg = first_argument;

	buffer_puts(&m->out, "I");
	for (; own; own = il_template_param(m->il, own)->next) {
		const struct il_template_param *p = il_template_param(m->il, own);

		arg = arguments_of_operator(m, arg, ++number, p->flags & tf_pack, p->kind == tpk_nontype ? p->type : 0);
	}
	for (; param; param = il_parameter(m->il, param)->next)
		if (is_invented_for(m->il, il_parameter(m->il, param)))
			arg = arguments_of_operator(m, arg, ++number, il_parameter(m->il, param)->flags & pf_pack, 0);
	m->failed |= arg != 0;
	buffer_puts(&m->out, "E");
}

void mangled_written_args(struct mangler *m, u32 first_argument)
{
	u32 arg;

	buffer_puts(&m->out, "I");
	for (arg = first_argument; arg; arg = il_template_arg(m->il, arg)->next) {
		const struct il_template_arg *record = il_template_arg(m->il, arg);

		if (record->kind == tak_nontype && !record->is_pack_expansion && record->expr)
			mangled_expression_argument(m, record->expr);
		else
			argument(m, record, 0);
	}
	buffer_puts(&m->out, "E");
}

bool specialization_of(struct mangler *m, il_any entity, u32 *template, u32 *first_argument)
{
	u32 index = il_any_index(entity), info;

	if (il_any_kind(entity) == IL_routine) {
		const struct il_routine *routine = il_routine(m->il, index);

		info = routine->template_info;
		if (m->instance && m->instance->entity == entity && routine->template) {
			*template = routine->template;
			*first_argument = m->instance->first_argument;
			return true;
		}
		m->failed |= routine->template || info; /* a template has no name; which one is specialized is not known */
		return false;
	}
	info = il_any_kind(entity) == IL_type     ? il_type(m->il, index)->template_info :
	       il_any_kind(entity) == IL_variable ? il_variable(m->il, index)->template_info :
	                                            0;
	if (!info)
		return false;
	*template = il_template_info(m->il, info)->template;
	*first_argument = il_template_info(m->il, info)->first_argument;
	m->failed |= !*template;
	return true;
}

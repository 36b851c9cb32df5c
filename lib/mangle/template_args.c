/* Template arguments and parameters [mangling.template-args] [mangling.template-param]. */
#include "mangler.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- the parameters of what is instantiated ---- */

static const struct il_template_decl *template_decl_of(const struct il *il, u32 template)
{
	u32 decl = template ? il_template(il, template)->decl : 0;

	return decl ? il_template_decl(il, decl) : NULL;
}

static const struct il_template_decl *own_parameters(const struct mangler *m)
{
	il_any entity = m->instance ? m->instance->entity : 0;

	return il_any_kind(entity) == IL_routine ? template_decl_of(m->il, il_routine(m->il, il_any_index(entity))->template) : NULL;
}

void mangled_param_number(struct mangler *m, const void *data)
{
	const u32 *index = data;

	if (*index)
		buffer_printf(&m->out, "T%u_", *index - 1);
	else
		buffer_puts(&m->out, "T_");
}

void mangled_template_param(struct mangler *m, u32 depth, u32 index)
{
	const struct il_template_decl *own = own_parameters(m);

	if (own && own->depth == depth)
		mangled_component(m, mangled_param_number, &index);
	else
		m->failed = true;
}

bool mangled_template_template_param(struct mangler *m, u32 template)
{
	const struct il_template_decl *own = own_parameters(m);
	u32 param;

	if (il_template(m->il, template)->kind != templk_template_template_param)
		return false;
	for (param = own ? own->first_param : 0; param; param = il_template_param(m->il, param)->next)
		if (il_template_param(m->il, param)->template == template) {
			mangled_component(m, mangled_param_number, &il_template_param(m->il, param)->index);
			return true;
		}
	m->failed = true;
	return true;
}

u32 argument_for(const struct mangler *m, const struct il_type *t)
{
	u32 info = m->instance && m->instance->class_type ? il_type(m->il, m->instance->class_type)->template_info : 0, arg, i;
	const struct il_template_decl *decl = info ? template_decl_of(m->il, il_template_info(m->il, info)->template) : NULL;

	if (!decl || il_type(m->il, m->instance->class_type)->class_info || t->kind != tk_template_param || t->depth != decl->depth || t->flags & tyf_pack)
		return 0;
	arg = il_template_info(m->il, info)->first_argument;
	for (i = 0; arg && i < t->index; i++)
		arg = il_template_arg(m->il, arg)->next;
	return arg && il_template_arg(m->il, arg)->kind == tak_type ? il_template_arg(m->il, arg)->type : 0;
}

/* The non-type parameter of the instantiated function template whose name the text is, or NULL. */
static const struct il_template_param *parameter_of_text(struct mangler *m, u32 begin, u32 end)
{
	const struct il_template_decl *own = own_parameters(m);
	const char *text = m->il->source + begin;
	u32 param;

	for (param = own ? own->first_param : 0; param; param = il_template_param(m->il, param)->next) {
		const struct il_template_param *record = il_template_param(m->il, param);
		const char *name = il_text(m->il, record->name);

		if (record->kind == tpk_nontype && *name && strlen(name) == end - begin && !strncmp(text, name, end - begin))
			return record;
	}
	return NULL;
}

bool mangled_parameter_named(struct mangler *m, u32 begin, u32 end)
{
	const char *text = m->il->source + begin;
	bool bracketed = end - begin > 2 && *text == '[';
	const struct il_template_param *param = parameter_of_text(m, begin + bracketed, end - bracketed);

	if (param)   /* in expressions they are no components */
		mangled_param_number(m, &param->index);
	return param;
}

/* ---- arguments ---- */

/* The type of a non-type parameter, which may name a parameter before it, or auto. */
static void value_type(struct mangler *m, u32 param_type, u32 first_argument, u32 type_of_value)
{
	u32 cv = 0, i;
	const struct il_type *t = look_through(m->il, param_type, &cv);

	if (t->kind == tk_auto && !cv) {
		mangled_type(m, type_of_value);
	} else if (t->kind == tk_template_param) {
		for (i = 0; first_argument && i < t->index; i++)
			first_argument = il_template_arg(m->il, first_argument)->next;
		m->failed |= !first_argument || il_template_arg(m->il, first_argument)->kind != tak_type;
		if (!m->failed)
			mangled_type(m, il_template_arg(m->il, first_argument)->type);
	} else if (t->kind == tk_integer) {
		mangled_type(m, param_type);
	} else {
		m->failed = true;   /* a pointer */
	}
}

static void nontype_argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type, u32 first_argument)
{
	const struct il_constant *value = il_constant(m->il, arg->constant);
	unsigned long long bits = (unsigned long long)value->value;

	if (!arg->constant && arg->range_end > arg->range_begin && parameter_of_text(m, arg->range_begin, arg->range_end)) {
		buffer_puts(&m->out, "X");
		mangled_parameter_named(m, arg->range_begin, arg->range_end);
		buffer_puts(&m->out, "E");
		return;
	}
	if (!param_type || value->kind != ck_integer || (value->high && value->high != -1)) {
		m->failed = true;
		return;
	}
	buffer_puts(&m->out, "L");
	value_type(m, param_type, first_argument, value->type);
	buffer_printf(&m->out, value->high ? "n%lluE" : "%lluE", value->high ? -bits : bits);
}

static void mangled_type_pack(struct mangler *m, u32 index) { mangled_component(m, mangled_pack_expansion, &index); }

static void argument(struct mangler *m, const struct il_template_arg *arg, u32 param_type, u32 first_argument)
{
	const struct il_type *t = il_type(m->il, arg->type);

	switch (arg->kind) {
	case tak_type:
		if (arg->is_pack_expansion && (t->kind != tk_typeref || t->typeref_kind != trk_pack_expansion))
			mangled_component(m, mangled_pack_expansion, &arg->type);
		else
			mangled_type(m, arg->type);
		break;
	case tak_nontype:
		m->failed |= arg->is_pack_expansion;
		nontype_argument(m, arg, param_type, first_argument);
		break;
	case tak_template:
		mangled_template_name(m, arg->template);
		break;
	default:
		m->failed = true;
	}
}

/* Whether the arguments are a class template's own parameters, as in the name of its pattern. */
static bool are_own_parameters(const struct mangler *m, u32 template, u32 first_argument)
{
	il_any pattern = il_template(m->il, template)->prototype;
	u32 info = il_any_kind(pattern) == IL_type ? il_type(m->il, il_any_index(pattern))->template_info : 0;

	return first_argument && info && il_template_info(m->il, info)->first_argument == first_argument;
}

/* The arguments that are those parameters. */
static void own_arguments(struct mangler *m, const struct il_template_decl *decl)
{
	u32 param;

	buffer_puts(&m->out, "I");
	for (param = decl->first_param; param; param = il_template_param(m->il, param)->next) {
		const struct il_template_param *p = il_template_param(m->il, param);

		if (p->kind == tpk_template) {
			m->failed = true;
		} else if (p->kind == tpk_type) {
			buffer_puts(&m->out, p->flags & tf_pack ? "J" : "");
			(p->flags & tf_pack ? mangled_type_pack : mangled_type)(m, p->type);
			buffer_puts(&m->out, p->flags & tf_pack ? "E" : "");
		} else {
			m->failed |= p->flags & tf_pack || !own_parameters(m) || own_parameters(m)->depth != p->depth;
			buffer_puts(&m->out, "X");
			mangled_param_number(m, &p->index);
			buffer_puts(&m->out, "E");
		}
	}
	buffer_puts(&m->out, "E");
}

void mangled_template_args(struct mangler *m, u32 template, u32 first_argument)
{
	const struct il_template_decl *decl = template_decl_of(m->il, template);
	u32 arg = first_argument, param = decl ? decl->first_param : 0;

	if (decl && are_own_parameters(m, template, first_argument)) {
		own_arguments(m, decl);
		return;
	}
	buffer_puts(&m->out, "I");
	for (; param && !m->failed; param = il_template_param(m->il, param)->next) {
		const struct il_template_param *p = il_template_param(m->il, param);
		u32 param_type = p->kind == tpk_nontype ? p->type : 0;

		if (p->flags & tf_pack) {
			buffer_puts(&m->out, "J");
			for (; arg; arg = il_template_arg(m->il, arg)->next)
				argument(m, il_template_arg(m->il, arg), param_type, first_argument);
			buffer_puts(&m->out, "E");
		} else if (arg) {
			argument(m, il_template_arg(m->il, arg), param_type, first_argument);
			arg = il_template_arg(m->il, arg)->next;
		} else {
			m->failed = true;
		}
	}
	m->failed |= arg != 0;
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
		m->failed |= routine->template || info;   /* a template has no name; which one is specialized is not known */
		return false;
	}
	info = il_any_kind(entity) == IL_type ? il_type(m->il, index)->template_info : 0;
	if (!info)
		return false;
	*template = il_template_info(m->il, info)->template;
	*first_argument = il_template_info(m->il, info)->first_argument;
	m->failed |= !*template;
	return true;
}

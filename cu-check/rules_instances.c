/* What the reference finds wrong with an instance of a kernel template: once, where the instance is first needed. */
#include "../lib/il/names.h"
#include "check.h"

struct instance { u32 routine, info, pattern, use; };

static void report(struct check *c, const struct instance *i, enum diag_id id, u32 place)
{
	const struct il_template_info *info = il_template_info(c->il, i->info);
	struct buffer name = { 0 }, arguments = { 0 };
	struct name_writer w = { .il = c->il, .out = &arguments, .limit = NAME_LENGTH_MAX };

	il_add_entity_name(c->il, il_any_of(IL_template, info->template), i->use, &name);
	name_of_template_arguments(&w, info->first_argument);
	diag_report(c->diag, id, place, "__global__");
	diag_move(c->diag, i->use);
	if (info->argument_count)
		diag_context(c->diag, DIAG_instantiation_with_arguments, name.text, info->argument_count > 1 ? "s" : "", arguments.text, i->use);
	else
		diag_context(c->diag, DIAG_instantiation, name.text, i->use);
	buffer_free(&name);
	buffer_free(&arguments);
}

/* The attributes are applied again, the last one first. */
static void check_combination(struct check *c, const struct instance *i, u32 first)
{
	VEC(u32) attributes = { 0 };
	bool global = false, other = false;

	for (; first; first = il_attribute(c->il, first)->next)
		vec_push(&attributes, first);
	while (attributes.count) {
		const struct il_attribute *attribute = il_attribute(c->il, vec_pop(&attributes));
		bool is_global = attribute->cuda == cua_global, is_other = attribute->cuda == cua_device || attribute->cuda == cua_host;

		if ((is_global && !global && other) || (is_other && global))
			report(c, i, DIAG_bad_qualifier_combination, attribute->range_begin);
		global |= is_global;
		other |= is_other;
	}
	vec_free(&attributes);
}

static void check_result(struct check *c, const struct instance *i, u32 place)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, il_routine(c->il, i->routine)->type, &cv), *result = stripped(c->il, type->type, &cv);
	const struct il_type *written = stripped(c->il, stripped(c->il, il_routine(c->il, i->pattern)->type, &cv)->type, &cv);

	if (written->kind == tk_auto)
		report(c, i, DIAG_global_function_deduced_return_type, place);
	else if (result->kind != tk_void && result->kind != tk_auto && result->kind != tk_typeref && !(result->flags & (tyf_dependent | tyf_contains_error)))
		report(c, i, DIAG_global_function_return_type, place);
}

void check_kernel_instance(struct check *c, u32 expr)
{
	il_any target = il_expr_node(c->il, expr)->target;
	u32 routine = il_any_kind(target) == IL_routine ? il_any_index(target) : 0, info = il_routine(c->il, routine)->template_info;
	il_any prototype = il_template(c->il, il_template_info(c->il, info)->template)->prototype;
	const struct il_full_entity_decl_info *decl;
	const struct il_attribute *global;
	struct instance i = { routine, info, il_any_index(prototype), il_expr_node(c->il, expr)->range_begin };
	bool is_new;

	if (!info || il_any_kind(prototype) != IL_routine || !(il_routine(c->il, routine)->entity & enf_instantiation))
		return;
	decl = il_full_entity_decl_info(c->il, il_routine(c->il, i.pattern)->first_decl);
	global = find_attribute(c->il, decl->first_attribute, cua_global);
	if (!global)
		return;
	il_map_at(&c->instances, il_any_of(IL_routine, routine), &is_new);
	if (!is_new)
		return;
	check_combination(c, &i, decl->first_attribute);
	check_result(c, &i, global->range_begin);
}

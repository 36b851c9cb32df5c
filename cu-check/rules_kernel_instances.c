/* What the reference finds wrong with an instance of a kernel template: once, where the instance is first needed. */
#include "../lib/il/names.h"
#include "check.h"

void say_which_instance(struct check *c, const struct kernel_instance *i)
{
	const struct il_template_info *info = il_template_info(c->il, i->info);
	struct buffer name = { 0 }, arguments = { 0 };
	struct name_writer w = { .il = c->il, .out = &arguments, .limit = NAME_LENGTH_MAX };

	il_add_entity_name(c->il, il_any_of(IL_template, info->template), i->use, &name);
	name_of_template_arguments(&w, info->first_argument);
	diag_move(c->diag, i->use);
	move_to_instance(c);
	diag_context(c->diag, DIAG_instantiation_with_arguments, name.text, info->argument_count > 1 ? "s" : "", arguments.text, i->use);
	add_instance_contexts(c);
	buffer_free(&name);
	buffer_free(&arguments);
}

static void report(struct check *c, const struct kernel_instance *i, enum diag_id id, u32 place)
{
	diag_report(c->diag, id, place, "__global__");
	say_which_instance(c, i);
}

/* The attributes are applied again, the last one first. */
static void check_combination(struct check *c, const struct kernel_instance *i, u32 first)
{
	VEC(u32) attributes = { 0 };
	bool global = false, other = false;

	for (; first; first = il_attribute(c->il, first)->next)
		vec_push(&attributes, first);
	while (attributes.count) {
		const struct il_attribute *attribute = il_attribute(c->il, vec_pop(&attributes));
		bool is_global = is_kernel_attribute(attribute), is_other = attribute->cuda == cua_device || attribute->cuda == cua_host;

		if ((is_global && !global && other) || (is_other && global))
			report(c, i, DIAG_bad_qualifier_combination, attribute->range_begin);
		global |= is_global;
		other |= is_other;
	}
	vec_free(&attributes);
}

static void check_result(struct check *c, const struct kernel_instance *i, u32 place)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, il_routine(c->il, i->routine)->type, &cv), *result = stripped(c->il, type->type, &cv);
	const struct il_type *written = stripped(c->il, stripped(c->il, il_routine(c->il, i->pattern)->type, &cv)->type, &cv);

	if (written->kind == tk_auto)
		report(c, i, DIAG_global_function_deduced_return_type, place);
	else if (result->kind != tk_void && result->kind != tk_auto && result->kind != tk_typeref &&
	         !(result->flags & (tyf_dependent | tyf_contains_error)))
		report(c, i, DIAG_global_function_return_type, place);
}

/* An instance, or what takes its place: a specialization. */
static void check_instance(struct check *c, u32 routine, u32 use)
{
	u32 info = il_routine(c->il, routine)->template_info;
	il_any prototype = il_template(c->il, il_template_info(c->il, info)->template)->prototype;
	struct kernel_instance i = { routine, info, il_any_index(prototype), use };
	const struct il_full_entity_decl_info *decl;
	const struct il_attribute *global;
	bool is_new;

	if (!info || il_any_kind(prototype) != IL_routine || !il_template_info(c->il, info)->argument_count)
		return; /* its arguments are not known, or it is one of a pack alone */
	decl = il_full_entity_decl_info(c->il, il_routine(c->il, i.pattern)->first_decl);
	il_map_at(&c->instances, il_any_of(IL_routine, routine), &is_new);
	if (!is_new)
		return;
	global = find_kernel_attribute(c->il, decl->first_attribute);
	if (global) {
		check_combination(c, &i, decl->first_attribute);
		check_result(c, &i, global->range_begin);
	}
	check_sized_parameters(c, il_routine(c->il, routine)->type, decl, &i);
	check_launch_of_instance(c, &i);
}

void check_kernel_instance(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (il_any_kind(node->target) == IL_routine && il_routine(c->il, il_any_index(node->target))->entity & enf_instantiation)
		check_instance(c, il_any_index(node->target), node->range_begin);
}

void check_kernel_specialization(struct check *c, u32 routine)
{
	const struct il_routine *r = il_routine(c->il, routine);

	if (r->entity & enf_explicit_specialization)
		check_instance(c, routine, il_full_entity_decl_info(c->il, r->first_decl)->specifiers_begin);
}

void check_explicit_instantiations(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_instantiation_directive].count; i++) {
		const struct il_instantiation_directive *directive = il_instantiation_directive(c->il, i);
		il_any routine = il_template_info(c->il, directive->template_info)->specialization;

		if (il_any_kind(routine) == IL_routine && il_routine(c->il, il_any_index(routine))->entity & enf_instantiation)
			check_instance(c, il_any_index(routine), il_full_entity_decl_info(c->il, directive->decl)->name_begin);
	}
}

/* What a __global__ function may be, and main (page 20). */
#include "check.h"

/* noexcept or throw after the parameters. */
static bool has_exception_specification(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = skip_space(il, decl->params_end);
	size_t left = il->source_size - at;

	return decl->params_end && ((left > 8 && !memcmp(il->source + at, "noexcept", 8)) ||
				    (left > 5 && !memcmp(il->source + at, "throw", 5)));
}

static void check_packs(struct check *c, u32 template_decl)
{
	u32 param = il_template_decl(c->il, template_decl)->first_param;
	bool pack = false;

	for (; param; param = il_template_param(c->il, param)->next) {
		const struct il_template_param *p = il_template_param(c->il, param);

		if (p->ellipsis && pack)
			diag_report(c->diag, DIAG_global_function_multiple_packs, p->name_range_begin);
		if (p->ellipsis && p->next)
			diag_report(c->diag, DIAG_global_function_pack_not_last, p->name_range_begin);
		pack |= p->ellipsis != 0;
	}
}

static void check_global(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                         const struct il_attribute *global)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, routine->type, &cv), *result = stripped(c->il, type->type, &cv);
	bool friend_definition = decl->flags & dcf_friend && decl->body_end;
	bool template_parts = routine->entity & (enf_is_template | enf_member_of_template);

	if (routine->special_kind == sfk_operator)
		diag_report(c->diag, DIAG_global_operator_function, global->range_begin);
	if (routine->class_type && !(decl->flags & dcf_friend))
		diag_report(c->diag, DIAG_global_class_decl, global->range_begin);
	if (result->kind == tk_auto)
		diag_report(c->diag, DIAG_global_function_deduced_return_type, global->range_begin);
	else if (result->kind != tk_void && !(result->flags & (tyf_dependent | tyf_contains_error)) && result->kind != tk_template_param &&
		 !template_parts && routine->special_kind != sfk_constructor && routine->special_kind != sfk_destructor)
		diag_report(c->diag, DIAG_global_function_return_type, global->range_begin);
	if (type->flags & tyf_ellipsis)
		diag_report(c->diag, DIAG_global_function_has_ellipsis, global->range_begin);
	if (decl->template_decl && !routine->class_type)
		check_packs(c, decl->template_decl);
	if (has_exception_specification(c->il, decl))
		diag_report(c->diag, DIAG_global_exception_spec, global->range_begin);
	if ((decl->flags & (dcf_inline | dcf_constexpr) || friend_definition) && !template_parts)
		diag_report(c->diag, DIAG_global_function_inline, global->range_begin);
	if (friend_definition && !decl->template_decl)
		diag_report(c->diag, DIAG_global_friend_definition, decl->specifiers_begin);
}

/* The execution spaces that declarations of the template that a routine specializes spell out. */
static u32 spaces_of_template(const struct il *il, const struct il_routine *routine)
{
	u32 template = il_template_info(il, routine->template_info)->template, spaces = 0, decl;
	il_any prototype = template ? il_template(il, template)->prototype : 0;

	if (il_any_kind(prototype) != IL_routine)
		return 0;
	for (decl = il_routine(il, il_any_index(prototype))->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next)
		spaces |= il_full_entity_decl_info(il, decl)->execution_space;
	return spaces;
}

/* The attribute that does not go with an earlier one, here or in a declaration before: __global__ excludes the other two. */
static void check_combination(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl, u32 before)
{
	u32 attribute = decl->first_attribute;
	bool global, other;

	if (attribute)
		before |= spaces_of_template(c->il, routine);
	global = before & es_global;
	other = before & (es_device | es_host);
	for (; attribute; attribute = il_attribute(c->il, attribute)->next) {
		const struct il_attribute *a = il_attribute(c->il, attribute);
		bool is_global = a->cuda == cua_global, is_other = a->cuda == cua_device || a->cuda == cua_host;

		if ((is_global && other) || (is_other && global))
			diag_report(c->diag, DIAG_bad_qualifier_combination, a->range_begin);
		global |= is_global;
		other |= is_other;
	}
}

void check_function(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *global, *device;
	const struct il_routine *routine;
	u32 before;

	if (il_any_kind(decl->declared) != IL_routine)
		return;
	before = c->seen[il_any_index(decl->declared)].execution_space;
	c->seen[il_any_index(decl->declared)].execution_space |= decl->execution_space;
	if (decl->flags & (dcf_explicit_instantiation | dcf_extern_template))
		return;
	routine = il_routine(c->il, il_any_index(decl->declared));
	global = find_attribute(c->il, decl->first_attribute, cua_global);
	device = find_attribute(c->il, decl->first_attribute, cua_device);
	check_combination(c, routine, decl, before);
	if (global)
		check_global(c, routine, decl, global);
	if (routine->flags & rf_main && (global || device))
		diag_report(c->diag, DIAG_device_main, (global ? global : device)->range_begin);
}

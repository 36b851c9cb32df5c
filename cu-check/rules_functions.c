/* What a __global__ function may be, and main (page 20). */
#include "check.h"

static void check_global(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                         const struct il_attribute *global)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, routine->type, &cv), *result = stripped(c->il, type->type, &cv);
	bool template_parts = routine->entity & (enf_is_template | enf_member_of_template);

	if (routine->special_kind == sfk_operator)
		diag_report(c->diag, DIAG_global_operator, global->range_begin);
	if (routine->class_type && !(decl->flags & dcf_friend))
		diag_report(c->diag, DIAG_global_member, global->range_begin);
	if (result->kind == tk_auto)
		diag_report(c->diag, DIAG_global_deduced_return_type, global->range_begin);
	else if (result->kind != tk_void && !(result->flags & (tyf_dependent | tyf_contains_error)) && result->kind != tk_template_param &&
		 !template_parts && routine->special_kind != sfk_constructor && routine->special_kind != sfk_destructor)
		diag_report(c->diag, DIAG_global_return_type, global->range_begin);
	if (type->flags & tyf_ellipsis)
		diag_report(c->diag, DIAG_global_ellipsis, global->range_begin);
	if (decl->flags & (dcf_inline | dcf_constexpr) && !template_parts)
		diag_report(c->diag, DIAG_global_inline, global->range_begin);
}

/* The attribute that does not go with an earlier one: __global__ excludes the other two. */
static void check_combination(struct check *c, u32 attribute)
{
	bool global = false, other = false;

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

	if (il_any_kind(decl->declared) != IL_routine || decl->flags & (dcf_explicit_instantiation | dcf_extern_template))
		return;
	routine = il_routine(c->il, il_any_index(decl->declared));
	global = find_attribute(c->il, decl->first_attribute, cua_global);
	device = find_attribute(c->il, decl->first_attribute, cua_device);
	check_combination(c, decl->first_attribute);
	if (global)
		check_global(c, routine, decl, global);
	if (routine->flags & rf_main && (global || device))
		diag_report(c->diag, DIAG_device_main, (global ? global : device)->range_begin);
}

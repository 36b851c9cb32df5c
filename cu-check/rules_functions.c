/* What a __global__ function may be, and main (page 20). */
#include "check.h"

/* noexcept or throw after the parameters. */
static bool has_exception_specification(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = skip_space(il, decl->params_end);
	size_t left = il->source_size - at;

	return decl->params_end &&
	       ((left > 8 && !memcmp(il->source + at, "noexcept", 8)) || (left > 5 && !memcmp(il->source + at, "throw", 5)));
}

static void report_parameter(struct check *c, enum diag_id id, u32 position, const struct il_template_param *parameter)
{
	diag_report(c->diag, id, position);
	diag_point(c->diag, parameter->name_range_begin);
}

/* One pack, and that the last parameter. */
static void check_packs(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 param = il_template_decl(c->il, decl->template_decl)->first_param;
	bool pack = false;

	for (; param; param = il_template_param(c->il, param)->next) {
		const struct il_template_param *p = il_template_param(c->il, param);

		if (p->ellipsis && pack)
			report_parameter(c, DIAG_global_function_multiple_packs, decl->name_begin, p);
		if (p->ellipsis && p->next)
			report_parameter(c, DIAG_global_function_pack_not_last, decl->name_begin, p);
		pack |= p->ellipsis != 0;
	}
}

/* Functions that deallocate are noexcept without a word about it [except.spec]/12. */
static bool is_deallocation(const struct il *il, const struct il_routine *routine)
{
	static const char name[] = "operator delete";

	return !strncmp(il_text(il, routine->name), name, strlen(name));
}

/* Whether this declaration or one before it says so. */
static bool is_inline(const struct il *il, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	const u32 flags = dcf_inline | dcf_constexpr | dcf_consteval;
	u32 earlier;

	for (earlier = routine->first_decl; earlier; earlier = il_full_entity_decl_info(il, earlier)->next)
		if (il_full_entity_decl_info(il, earlier) == decl || il_full_entity_decl_info(il, earlier)->flags & flags)
			break;
	return il_full_entity_decl_info(il, earlier)->flags & flags;
}

static void check_result(struct check *c, const struct il_routine *routine, const struct il_type *result, u32 position)
{
	if (routine->entity & (enf_is_template | enf_member_of_template) || routine->special_kind == sfk_constructor ||
	    routine->special_kind == sfk_destructor)
		return;
	if (result->kind == tk_auto)
		diag_report(c->diag, DIAG_global_function_deduced_return_type, position);
	else if (result->kind != tk_void && result->kind != tk_template_param && !(result->flags & (tyf_dependent | tyf_contains_error)))
		diag_report(c->diag, DIAG_global_function_return_type, position);
}

/* What the reference checks where it comes to __global__, in its order; main and members come after. */
static void check_global(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
			 const struct il_attribute *global)
{
	u32 cv = 0;
	const struct il_type *type = stripped(c->il, routine->type, &cv), *result = stripped(c->il, type->type, &cv);
	bool member = routine->class_type && !(decl->flags & dcf_friend), friend_definition = decl->flags & dcf_friend && decl->body_end;

	if (!member && !(routine->flags & rf_main) && (is_inline(c->il, routine, decl) || friend_definition))
		diag_report(c->diag, DIAG_global_function_inline, global->range_begin);
	if (routine->special_kind == sfk_operator)
		diag_report(c->diag, DIAG_global_operator_function, global->range_begin);
	if (!(routine->flags & rf_main) && (has_exception_specification(c->il, decl) || is_deallocation(c->il, routine)))
		diag_report(c->diag, DIAG_global_exception_spec, global->range_begin);
	check_result(c, routine, result, global->range_begin);
	if (type->flags & tyf_ellipsis)
		diag_report(c->diag, DIAG_global_function_has_ellipsis, global->range_begin);
	if (member)
		diag_report(c->diag, DIAG_global_class_decl, global->range_begin);
	if (decl->template_decl)
		check_packs(c, decl);
	if (friend_definition) {
		diag_report(c->diag, DIAG_global_friend_definition, decl->name_begin);
		if (!decl->template_decl)
			diag_point(c->diag, decl->specifiers_begin);
	}
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
	bool is_friend_declaration = decl->flags & dcf_friend && !decl->body_end;
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
	if (global && !(is_friend_declaration && routine->entity & enf_member_of_template))
		check_global(c, routine, decl, global);
	check_combination(c, routine, decl, before);
	if (routine->flags & rf_main && (global || device))
		diag_report(c->diag, DIAG_device_main, (global ? global : device)->range_begin);
}

void check_extern_template(struct check *c, const struct il_full_entity_decl_info *decl)
{
	il_any prototype;

	if (!c->static_host_stub || !(decl->flags & dcf_extern_template) || il_any_kind(decl->declared) != IL_template)
		return;
	prototype = il_template(c->il, il_any_index(decl->declared))->prototype;
	if (il_any_kind(prototype) == IL_routine && il_routine(c->il, il_any_index(prototype))->execution_space & es_global)
		diag_report(c->diag, DIAG_extern_kernel_template, decl->name_begin);
}

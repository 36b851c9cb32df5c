/* What a __global__ function may be, and main (page 20). */
#include "../lib/il/names.h"
#include "check.h"

/* throw(T) behind the parameters. */
static bool has_dynamic_specification(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = skip_space(il, decl->params_end), paren = skip_space(il, at + (u32)strlen("throw"));

	return decl->params_end && starts_with(il, at, "throw") && il->source[paren] == '(' && il->source[skip_space(il, paren + 1)] != ')';
}

/* Points to an attribute, which is applied at the end of the declarator. */
static void report(struct check *c, enum diag_id id, const struct il_full_entity_decl_info *decl, u32 place)
{
	diag_report(c->diag, id, place, "__global__"); /* some name it */
	move_to_attribute(c, decl, place);
}

/* noexcept or throw after the parameters, or in the typedef that is in their place. */
static bool has_exception_specification(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = skip_space(il, decl->params_end);

	if (!decl->params_end)
		return stripped(il, decl->type, &(u32){ 0 })->flags & tyf_noexcept;
	if (il_has_noexcept_types(il) && has_dynamic_specification(il, decl)) /* C++17 has none: that is an error of its own */
		return false;
	return starts_with(il, at, "noexcept") || starts_with(il, at, "throw");
}

/* What is said when the declarator was read, behind the remark about __launch_bounds__. */
static u32 behind_remark(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	return skip_space(il, decl->declarator_end) + 1;
}

static void report_parameter(struct check *c, enum diag_id id, u32 position, const struct il_template_param *parameter)
{
	diag_report(c->diag, id, parameter->name_position);
	diag_move(c->diag, position);
}

/* One pack, and that the last parameter. */
static void check_packs(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 param = il_template_decl(c->il, decl->template_decl)->first_param;
	bool pack = false;

	for (; param; param = il_template_param(c->il, param)->next) {
		const struct il_template_param *p = il_template_param(c->il, param);

		if (p->ellipsis && pack)
			report_parameter(c, DIAG_global_function_multiple_packs, behind_remark(c->il, decl), p);
		if (p->ellipsis && p->next)
			report_parameter(c, DIAG_global_function_pack_not_last, behind_remark(c->il, decl), p);
		pack |= p->ellipsis != 0;
	}
}

/* Functions that deallocate are noexcept without a word about it [except.spec]/12. */
static bool is_deallocation(const struct il *il, const struct il_routine *routine)
{
	static const char name[] = "operator delete";

	return !strncmp(il_text(il, routine->name), name, strlen(name));
}

static bool is_member(const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	return routine->class_type && (!(decl->flags & dcf_friend) || decl->flags & dcf_out_of_class);
}

static bool is_declared_inline(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	(void)il;
	return decl->flags & (dcf_inline | dcf_constexpr | dcf_consteval);
}

/* Whether a declaration, or one of the same function before it, has a property. */
static bool has_by_now(const struct il *il, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                       bool (*has)(const struct il *il, const struct il_full_entity_decl_info *decl))
{
	u32 i;

	for (i = routine->first_decl; i; i = il_full_entity_decl_info(il, i)->next) {
		const struct il_full_entity_decl_info *earlier = il_full_entity_decl_info(il, i);

		if (earlier == decl || has(il, earlier))
			return has(il, earlier);
	}
	return has(il, decl);
}

static void check_result(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                         const struct il_type *result, u32 place)
{
	bool is_wrong = routine->flags & rf_wrong_result && !(routine->entity & enf_is_template);

	if (result->kind == tk_auto)
		report(c, DIAG_global_function_deduced_return_type, decl, place);
	else if (result->kind != tk_void && result->kind != tk_template_param && result->kind != tk_typeref &&
	         (is_wrong || !(result->flags & (tyf_dependent | tyf_contains_error))))
		report(c, DIAG_global_function_return_type, decl, place);
}

/* An attribute does not go with an earlier one, here or in a declaration before; *spaces gets it all the same. */
static void check_combination(struct check *c, const struct il_full_entity_decl_info *decl, const struct il_attribute *attribute,
                              u32 *spaces)
{
	u32 space = is_kernel_attribute(attribute) ? es_global :
	            attribute->cuda == cua_device  ? es_device :
	            attribute->cuda == cua_host    ? es_host :
	                                             0;
	bool is_device_function = (*spaces & (es_device | es_global)) == es_device;

	if ((space == es_global && (*spaces & es_host || is_device_function)) || (space && space != es_global && *spaces & es_global))
		report(c, DIAG_bad_qualifier_combination, decl, attribute->range_begin);
	*spaces |= space;
}

/* What the reference checks where it comes to __global__, in its order. */
static void check_kernel(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                         const struct il_attribute *global, u32 *spaces)
{
	u32 cv = 0, place = global->range_begin;
	const struct il_type *type = stripped(c->il, decl->type, &cv), *result = stripped(c->il, type->type, &cv);
	bool main = routine->flags & rf_main, friend_definition = decl->flags & dcf_friend && decl->body_end;

	if (!is_member(routine, decl) && !main && (has_by_now(c->il, routine, decl, is_declared_inline) || friend_definition))
		report(c, DIAG_global_function_inline, decl, place);
	if (routine->special_kind == sfk_operator)
		report(c, DIAG_global_operator_function, decl, place);
	if (!main && (has_by_now(c->il, routine, decl, has_exception_specification) || is_deallocation(c->il, routine)))
		report(c, DIAG_global_exception_spec, decl, place);
	check_combination(c, decl, global, spaces);
	if (!(routine->entity & (enf_is_template | enf_member_of_template)) && routine->special_kind != sfk_constructor &&
	    routine->special_kind != sfk_destructor)
		check_result(c, routine, decl, result, place);
	if (type->flags & tyf_ellipsis)
		report(c, DIAG_global_function_has_ellipsis, decl, place);
}

/* What is checked when it has come to all attributes. */
static void check_kernel_declaration(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl,
                                     u32 place)
{
	if (is_member(routine, decl))
		report(c, DIAG_global_class_decl, decl, place);
	if (decl->template_decl)
		check_packs(c, decl);
	if (decl->flags & dcf_friend && decl->body_end) {
		diag_report(c->diag, DIAG_global_friend_definition, decl->template_decl ? decl->name_begin : decl->specifiers_begin);
		move_to_application(c, decl, BEHIND_ATTRIBUTES);
	}
}

u32 spaces_of_template(const struct il *il, u32 template)
{
	il_any prototype = template ? il_template(il, template)->prototype : 0;
	u32 spaces = 0, decl;

	if (il_any_kind(prototype) != IL_routine)
		return 0;
	for (decl = il_routine(il, il_any_index(prototype))->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next)
		spaces |= il_full_entity_decl_info(il, decl)->execution_space;
	return spaces;
}

/* The first of the execution space attributes, __global__ before others. */
static const struct il_attribute *space_attribute(const struct il *il, u32 first)
{
	const struct il_attribute *global = find_kernel_attribute(il, first);

	return global ? global : find_attribute(il, first, cua_device);
}

/* The attributes of an explicit instantiation are applied once more. */
static void check_instantiation(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 template = il_any_index(decl->declared), spaces = spaces_of_template(c->il, template), i;
	const struct il_routine *pattern = il_routine(c->il, il_any_index(il_template(c->il, template)->prototype));
	const struct il_type *type = stripped(c->il, decl->type, &(u32){ 0 });

	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (is_kernel_attribute(attribute) &&
		    has_exception_specification(c->il, il_full_entity_decl_info(c->il, pattern->first_decl)))
			report(c, DIAG_global_exception_spec, decl, attribute->range_begin);
		check_combination(c, decl, attribute, &spaces);
		if (is_kernel_attribute(attribute) && type->kind == tk_routine)
			check_result(c, pattern, decl, stripped(c->il, type->type, &(u32){ 0 }), attribute->range_begin);
	}
}

/* What is defaulted where it is declared first has the execution spaces of what it calls; only a virtual function keeps its own, and
 * no __global__. */
static bool ignores_spaces(const struct check *c, u32 routine, const struct il_full_entity_decl_info *decl)
{
	const struct il_routine *r = il_routine(c->il, routine);
	bool comparison = r->special_kind == sfk_operator && strcmp(il_text(c->il, r->name), "operator=");

	return decl->flags & dcf_defaulted && r->flags & rf_defaulted && !(decl->flags & (dcf_out_of_class | dcf_friend)) &&
	       (!comparison || c->il->header.std_version >= 202002) && (!(r->flags & rf_virtual) || decl->execution_space & es_global);
}

static void check_ignored(struct check *c, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	u32 i;

	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, i);

		if (is_kernel_attribute(attribute) ||
		    (!(routine->flags & rf_virtual) && (attribute->cuda == cua_host || attribute->cuda == cua_device)))
			diag_report(c->diag, DIAG_annotation_on_defaulted_function, attribute->range_begin,
			            attribute_spelling(is_kernel_attribute(attribute) ? cua_global : attribute->cuda),
			            il_text(c->il, routine->name));
	}
}

void check_function(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *global = find_kernel_attribute(c->il, decl->first_attribute);
	const struct il_attribute *named = space_attribute(c->il, decl->first_attribute);
	const struct il_routine *routine;
	u32 *spaces, i;

	if (il_any_kind(decl->declared) == IL_template && decl->flags & (dcf_explicit_instantiation | dcf_extern_template))
		check_instantiation(c, decl);
	if (il_any_kind(decl->declared) != IL_routine || decl->flags & (dcf_explicit_instantiation | dcf_extern_template) ||
	    !decl->first_attribute)
		return;
	routine = il_routine(c->il, il_any_index(decl->declared));
	if (ignores_spaces(c, il_any_index(decl->declared), decl)) {
		check_ignored(c, routine, decl);
		return;
	}
	spaces = &c->spaces[il_any_index(decl->declared)];
	*spaces |= spaces_of_template(c->il, il_template_info(c->il, routine->template_info)->template);
	if (decl->flags & dcf_friend && !decl->body_end && routine->entity & enf_member_of_template)
		global = NULL; /* each instance declares one */
	if (!(routine->entity & (enf_is_template | enf_member_of_template)))
		check_sized_parameters(c, decl->type, decl, NULL);
	for (i = decl->first_attribute; i; i = il_attribute(c->il, i)->next) {
		if (il_attribute(c->il, i) == global)
			check_kernel(c, routine, decl, global, spaces);
		else
			check_combination(c, decl, il_attribute(c->il, i), spaces);
	}
	if (routine->flags & rf_main && named) {
		report(c, DIAG_device_main, decl, named->range_begin);
	}
	if (*spaces & es_global && named)
		check_kernel_declaration(c, routine, decl, named->range_begin);
}

void check_extern_template(struct check *c, const struct il_full_entity_decl_info *decl)
{
	il_any prototype;

	if (!c->static_host_stub || c->relocatable || !(decl->flags & dcf_extern_template) || il_any_kind(decl->declared) != IL_template)
		return;
	prototype = il_template(c->il, il_any_index(decl->declared))->prototype;
	if (il_any_kind(prototype) == IL_routine && il_routine(c->il, il_any_index(prototype))->execution_space & es_global)
		diag_report(c->diag, DIAG_extern_kernel_template, decl->name_begin);
}

/* The type of a function that is declared depends on a template's parameters, those of the result among them. */
static bool is_dependent(const struct il *il, u32 type)
{
	return (il_type(il, type)->flags | il_type(il, il_type(il, type)->type)->flags) & tyf_dependent;
}

/* Whether a name is f<> or operator>> <>, not f or operator>>: one that ends in > is then spelled otherwise than the function's name. */
static bool has_template_arguments(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	const char *name = il_text(il, il_routine_of(il, decl->declared)->name);
	size_t length = strlen(name), at = decl->name_end;

	if (il->source[at - 1] != '>')
		return false;
	while (length) {
		if (il->source[at - 1] == ' ' || il->source[at - 1] == '\n' || il->source[at - 1] == '\t')
			at--;
		else if (name[length - 1] == ' ')
			length--;
		else if (il->source[--at] != name[--length])
			return true;
	}
	return false;
}

/* A friend of a class template that is no template itself is another function for each instance [temp.friend]/1. */
void check_friend(struct check *c, const struct il_full_entity_decl_info *decl)
{
	struct buffer name = { 0 };

	if (!(decl->flags & dcf_friend) || decl->flags & (dcf_out_of_class | dcf_instantiated | dcf_definition) || decl->body_end ||
	    decl->template_decl || il_any_kind(decl->declared) != IL_routine || !is_dependent(c->il, decl->type) ||
	    has_template_arguments(c->il, decl))
		return;
	il_add_friend_name(c->il, il_any_index(decl->declared), il_scope(c->il, decl->scope)->owner, &name);
	diag_report(c->diag, DIAG_friend_is_no_template, decl->name_begin, name.text);
	buffer_free(&name);
}

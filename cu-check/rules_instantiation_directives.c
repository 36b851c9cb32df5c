/* Explicit instantiations: of what is defined somewhere, and once [temp.explicit]. */
#include "check.h"

/* The function that a directive is for: an instance; 0: it is for something else, or that is not known. */
static u32 function_of(const struct il *il, const struct il_instantiation_directive *directive)
{
	il_any instance = il_template_info(il, directive->template_info)->specialization;
	u32 routine = il_any_kind(instance) == IL_routine          ? il_any_index(instance) :
	              il_any_kind(directive->target) == IL_routine ? il_any_index(directive->target) :
	                                                             0;

	return il_routine(il, routine)->entity & enf_instantiation ? routine : 0;
}

/* What a function of an instance of a class template was made of; 0: that is not known. */
static u32 pattern_in_class(const struct il *il, const struct il_routine *instance)
{
	u32 info = il_type(il, instance->class_type)->template_info, entry;
	il_any pattern = info ? il_template(il, il_template_info(il, info)->template)->prototype : 0;

	if (il_any_kind(pattern) != IL_type)
		return 0;
	entry = il_scope(il, il_class_info(il, il_type_of(il, pattern)->class_info)->scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any member = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(member) == IL_routine && il_routine_of(il, member)->position == instance->position)
			return il_any_index(member);
	}
	return 0;
}

static bool is_defined(const struct il *il, u32 routine)
{
	const struct il_routine *instance = il_routine(il, routine);
	u32 template = il_template_info(il, instance->template_info)->template;
	const struct il_routine *pattern = il_routine_of(il, il_template(il, template)->prototype);

	if (il_routine(il, pattern_in_class(il, instance))->flags & rf_defaulted) /* outside of the class, too */
		return true;
	return (instance->flags | pattern->flags) & (rf_has_body | rf_deleted | rf_defaulted) || instance->definition ||
	       pattern->definition;
}

static void check_function_directive(struct check *c, const struct il_instantiation_directive *directive, u32 routine)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(c->il, directive->decl);
	bool is_new;

	il_map_at(&c->instantiated, il_any_of(IL_routine, routine), &is_new);
	if (!is_new) {
		diag_report(c->diag, DIAG_instantiated_twice, decl->name_begin, il_any_of(IL_routine, routine));
	} else if (!is_defined(c->il, routine)) {
		diag_report(c->diag, DIAG_no_template_definition, decl->specifiers_begin, il_any_of(IL_routine, routine));
		diag_move(c->diag, (u32)c->il->source_size); /* it could come yet */
	}
}

/* The member template that one of an instance was made of, or that template itself. */
static u32 pattern_of_member(const struct il *il, u32 template)
{
	il_any owner = il_scope(il, il_template(il, template)->parent_scope)->owner, pattern = 0;
	u32 info = il_any_kind(owner) == IL_type ? il_type_of(il, owner)->template_info : 0, scope, i;

	if (info)
		pattern = il_template(il, il_template_info(il, info)->template)->prototype;
	if (il_any_kind(pattern) != IL_type)
		return template;
	scope = il_class_info(il, il_type_of(il, pattern)->class_info)->scope;
	for (i = 1; i < il->table[IL_template].count; i++)
		if (il_template(il, i)->parent_scope == scope && il_template(il, i)->name == il_template(il, template)->name)
			return i;
	return template;
}

/* Whether nothing specializes a class template. */
static bool is_not_specialized(const struct il *il, u32 template)
{
	il_any prototype = il_template(il, template)->prototype;
	u32 info;

	for (info = il_template(il, template)->first_specialization; info; info = il_template_info(il, info)->next) {
		il_any class = il_template_info(il, info)->specialization;

		if (class != prototype && !(il_type_of(il, class)->entity & enf_instantiation))
			return false;
	}
	return true;
}

/* Whether nothing defines a class template, nor specializes it. */
static bool is_only_declared(const struct il *il, u32 type)
{
	u32 template = il_template_info(il, il_type(il, type)->template_info)->template;
	il_any prototype = il_template(il, template)->prototype;

	return il_any_kind(prototype) == IL_type && il_type_of(il, prototype)->flags & tyf_incomplete && is_not_specialized(il, template) &&
	       is_not_specialized(il, pattern_of_member(il, template));
}

static void check_class_directive(struct check *c, const struct il_instantiation_directive *directive)
{
	u32 place = skip_space(c->il, directive->range_begin + (u32)strlen("template"));
	bool is_new;

	if (!starts_with(c->il, place, "class") && !starts_with(c->il, place, "struct") && !starts_with(c->il, place, "union"))
		return; /* of a constructor */
	il_map_at(&c->instantiated, directive->target, &is_new);
	if (is_only_declared(c->il, il_any_index(directive->target)))
		diag_report(c->diag, DIAG_incomplete_type_not_allowed, place, il_any_index(directive->target));
	else if (!is_new)
		diag_report(c->diag, DIAG_class_instantiated_twice, place, il_any_index(directive->target));
}

void check_instantiation_directives(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_instantiation_directive].count; i++) {
		const struct il_instantiation_directive *directive = il_instantiation_directive(c->il, i);
		u32 routine = function_of(c->il, directive);

		if (directive->kind != insk_define)
			continue;
		if (routine)
			check_function_directive(c, directive, routine);
		else if (il_any_kind(directive->target) == IL_type)
			check_class_directive(c, directive);
	}
}

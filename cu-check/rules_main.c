/* What main may be [basic.start.main]. */
#include "check.h"

static bool has_linkage_specification(const struct il_routine *main, const struct il_full_entity_decl_info *decl)
{
	return main->linkage == nlk_c && decl->flags & (dcf_linkage_specification | dcf_in_linkage_block);
}

/* int, or what stands for it. */
static bool returns_int(const struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 cv = 0;
	const struct il_type *result = stripped(c->il, stripped(c->il, decl->type, &cv)->type, &cv);

	return !cv && ((result->kind == tk_integer && result->int_kind == ik_int) ||
	               (result->flags & tyf_contains_error && result->kind != tk_error) || result->kind == tk_typeref);
}

static void check_declaration(struct check *c, const struct il_routine *main, const struct il_full_entity_decl_info *decl)
{
	if (decl->flags & dcf_friend)
		return;
	if (has_linkage_specification(main, decl))
		diag_report(c->diag, DIAG_linkage_of_main, decl->name_begin);
	if (decl->flags & dcf_inline)
		diag_report(c->diag, DIAG_inline_main, decl->name_begin);
	if (decl->flags & dcf_constexpr)
		diag_report(c->diag, DIAG_constexpr_main, decl->name_begin);
	if (decl->flags & dcf_consteval)
		diag_report(c->diag, DIAG_consteval_main, decl->name_begin);
	if (decl->flags & dcf_static)
		diag_report(c->diag, DIAG_static_not_allowed, decl->name_begin);
	if (!returns_int(c, decl))
		diag_report(c->diag, DIAG_result_of_main, decl->name_begin);
	if (decl->flags & dcf_deleted)
		diag_report(c->diag, DIAG_deleted_main, decl->name_begin);
}

static void check_template(struct check *c, u32 routine)
{
	u32 i;

	for (i = il_routine(c->il, routine)->first_decl; i; i = il_full_entity_decl_info(c->il, i)->next)
		diag_report(c->diag, DIAG_template_main, il_full_entity_decl_info(c->il, i)->name_begin, "main");
}

/* Several of that name, too: that is an error of the later ones, about which the rest is said all the same. */
static void check_functions(struct check *c, u32 name)
{
	u32 routine, i;

	for (routine = 1; routine < c->il->table[IL_routine].count; routine++) {
		const struct il_routine *record = il_routine(c->il, routine);

		if (record->name != name || record->class_type || il_scope(c->il, record->parent_scope)->kind != sck_file)
			continue;
		if (record->entity & enf_is_template)
			check_template(c, routine);
		else
			for (i = record->first_decl; i; i = il_full_entity_decl_info(c->il, i)->next)
				check_declaration(c, record, il_full_entity_decl_info(c->il, i));
	}
}

void check_main(struct check *c)
{
	u32 i;

	if (c->il->header.main_routine)
		check_functions(c, il_routine(c->il, c->il->header.main_routine)->name);
	for (i = 1; i < c->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(c->il, i);

		if (il_scope(c->il, variable->parent_scope)->kind == sck_file && !strcmp(il_text(c->il, variable->name), "main"))
			diag_report(c->diag, DIAG_variable_main, variable->position);
	}
}

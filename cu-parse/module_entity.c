/* The entity whose name makes the module id unique (page 40, corrected by what the installed tool does): the first definition in
 * source order of a function with external linkage that is neither inline nor a template, or of a variable with external
 * linkage that is neither const nor a template and is initialized. */
#include "parser.h"
#include "../lib/mangle/mangle.h"

static bool is_class_scope(const struct parser *p, u32 scope)
{
	return p->scopes.at[scope].kind == sck_class_struct_union;
}

static bool names_routine(const struct parser *p, u32 index, const struct il_full_entity_decl_info *decl)
{
	const struct il_routine *routine = il_routine(p->il, index);
	const struct il_type *type = il_type(p->il, type_strip(p, routine->type, NULL));

	if (routine->flags & (rf_inline | rf_constexpr | rf_consteval | rf_defaulted | rf_deleted) || routine->linkage == nlk_internal ||
	    routine->entity & (enf_is_template | enf_member_of_template | enf_explicit_specialization | enf_in_unnamed_namespace) ||
	    is_class_scope(p, decl->scope))
		return false;
	return routine->class_type || il_type(p->il, type_strip(p, type->type, NULL))->kind != tk_auto;
}

static bool is_weak(const struct parser *p, u32 attribute)
{
	for (; attribute; attribute = il_attribute(p->il, attribute)->next)
		if (!strcmp(il_text(p->il, il_attribute(p->il, attribute)->name), "weak"))
			return true;
	return false;
}

/* A class with a constructor of its own is initialized without an initializer. */
static bool has_constructor(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));
	u32 scope;

	while (record->kind == tk_array)
		record = il_type(p->il, type_strip(p, type = record->type, NULL));
	scope = record->kind == tk_class || record->kind == tk_struct ? scope_of_type(p, type) : 0;
	return scope && il_class_info(p->il, il_type(p->il, p->scopes.at[scope].type)->class_info)->flags & clf_user_constructor;
}

static bool names_variable(struct parser *p, u32 index, const struct il_full_entity_decl_info *decl)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0;

	type_strip(p, variable->type, &cv);
	if (variable->flags & (vf_inline | vf_constexpr) || variable->linkage == nlk_internal || cv & tyf_const ||
	    variable->entity & (enf_is_template | enf_member_of_template | enf_explicit_specialization | enf_partial_specialization |
	                        enf_in_unnamed_namespace) ||
	    is_class_scope(p, decl->scope))
		return false;
	if (variable->init_expr && il_expr_node(p->il, variable->init_expr)->kind == enk_lambda)
		return false;
	return decl->initializer_end || has_constructor(p, variable->type);
}

void choose_module_entity(struct parser *p)
{
	u32 count = p->il->table[IL_full_entity_decl_info].count, i;
	struct buffer name = { 0 };

	for (i = 1; i < count && !name.length; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(p->il, i);
		u32 index = il_any_index(decl->declared);
		bool chosen = false;

		if (!(decl->flags & dcf_definition) || decl->flags & (dcf_local | dcf_explicit_instantiation) ||
		    is_weak(p, decl->first_attribute))
			continue;
		if (il_any_kind(decl->declared) == IL_routine && names_routine(p, index, decl))
			chosen = mangle_routine(p->il, index, &name);
		else if (il_any_kind(decl->declared) == IL_variable && names_variable(p, index, decl))
			chosen = mangle_variable(p->il, index, &name);
		if (chosen)
			p->il->header.module_id_entity = decl->declared;
	}
	if (name.length)
		p->il->header.module_id_name = il_intern(p->il, name.text, name.length);
	buffer_free(&name);
}

/* Device variables in the host file: shadows whose addresses name them to the runtime (pages 12, 23). */
#include "plan.h"

static bool is_const(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < 1000; steps++) {
		if (t->kind == tk_typeref && t->typeref_kind == trk_qualified && t->flags & tyf_const)
			return true;
		if ((t->kind != tk_typeref && t->kind != tk_array) || !t->type)
			return false;
		t = il_type(il, t->type);
	}
	return false;
}

static void delete_word(struct plan *plan, const struct il_full_entity_decl_info *decl, const char *word)
{
	u32 at = find_word(plan->il, decl->specifiers_begin, decl->specifiers_end, word);

	if (at < decl->specifiers_end)
		edit_replace(&plan->edits, at, at + (u32)strlen(word), "");
}

/* Storage and visibility, once for all declarators that share the specifiers. */
static void plan_specifiers(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl,
                            const char *first)
{
	const char *text = first;

	if (decl->flags & dcf_extern && variable->memory_space & ms_shared) {
		text = "__attribute__((unused)) ";   /* dynamic shared memory has no shadow */
	} else if (!plan->options->relocatable) {
		delete_word(plan, decl, "extern");
		delete_word(plan, decl, "inline");
		if (!(decl->flags & dcf_static))
			text = edit_text(&plan->edits, "%sstatic ", text);
	} else if (!(decl->flags & dcf_static)) {
		text = edit_text(&plan->edits, "%s%s", text, visibility(plan, variable->linkage));
	}
	edit_insert(&plan->edits, decl->specifiers_begin, text);
}

/* The bound that the initializer gave, when the initializer goes. */
static void plan_bound(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl)
{
	const struct il_type *type = il_type(plan->il, variable->type);
	const char *source = plan->il->source;
	u32 at;

	if (type->kind != tk_array || type->flags & tyf_unknown_bound)
		return;
	for (at = decl->name_end; at < decl->declarator_end && source[at] != '['; at++)
		;
	for (at++; at < decl->declarator_end && (source[at] == ' ' || source[at] == '\n' || source[at] == '\t'); at++)
		;
	if (at < decl->declarator_end && source[at] == ']')
		edit_insert(&plan->edits, at, edit_text(&plan->edits, "%llu", (unsigned long long)type->size));
}

/* A managed variable is a pointer to where the runtime put it. */
static void managed_declarator(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	edit_wrap(&plan->edits, decl->name_begin, decl->name_end, "(*", ")");
	if (decl->initializer_end)
		edit_replace(&plan->edits, decl->initializer_begin, decl->initializer_end, "= 0");
	else if (!(decl->flags & dcf_extern) || !plan->options->relocatable)
		edit_insert(&plan->edits, decl->declarator_end, " = 0");
}

static void plan_declaration(struct plan *plan, const struct il_variable *variable, const struct il_full_entity_decl_info *decl, bool shares)
{
	bool managed = variable->memory_space & ms_managed;

	plan_bound(plan, variable, decl);
	if (!shares)
		plan_specifiers(plan, variable, decl, managed ? "__attribute__((section(\"__nv_managed_data__\"))) " : "");
	if (managed) {
		managed_declarator(plan, decl);
		return;
	}
	if (decl->initializer_end && !(variable->flags & vf_constexpr) && !is_const(plan->il, variable->type) && !variable->template &&
	    !(variable->entity & (enf_explicit_specialization | enf_partial_specialization)))
		edit_replace(&plan->edits, decl->initializer_begin, decl->initializer_end, "");
}

static bool at_namespace_scope(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u8 kind = il_scope(il, decl->scope)->kind;

	return kind == sck_file || kind == sck_namespace;
}

void plan_variables(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, last_specifiers = 0;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		const struct il_variable *variable;

		if (il_any_kind(decl->declared) != IL_variable || decl->flags & dcf_explicit_instantiation)
			continue;
		variable = il_variable(il, il_any_index(decl->declared));
		if (!variable->memory_space || variable->entity & enf_device_builtin)
			continue;
		if (at_namespace_scope(il, decl)) {
			plan_declaration(plan, variable, decl, last_specifiers == decl->specifiers_begin);
			last_specifiers = decl->specifiers_begin;
		} else if (variable->memory_space & ms_shared && !(decl->flags & (dcf_extern | dcf_static))) {
			edit_insert(&plan->edits, decl->specifiers_begin, "static ");   /* in __host__ __device__ code */
		}
	}
}

/* What CUDA's headers mark as __device_builtin__: crt/host_runtime.h declares it again for the host compiler. */
#include "plan.h"

static void disable_types(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, last_end = 0;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) != IL_type || decl->decl_begin < last_end || !decl->decl_end ||
		    decl->flags & dcf_instantiated || !(il_type(il, il_any_index(decl->declared))->entity & enf_device_builtin))
			continue;
		edit_begin(&plan->edits, decl->decl_begin, decl->decl_end);
		edit_disabled(&plan->edits, decl->decl_begin, decl->decl_end);
		last_end = decl->decl_end;
	}
}

/* What declares one of them again must do so in the same namespace, or the name would be ambiguous. */
static void move_declarations(struct plan *plan, u32 decl)
{
	u32 last_end = 0;

	for (; decl; decl = il_full_entity_decl_info(plan->il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(plan->il, decl);

		if (record->scope != plan->il->header.file_scope || record->decl_begin < last_end)
			continue;
		edit_insert(&plan->edits, record->decl_begin, "inline namespace __device_builtin_variables { ");
		edit_insert(&plan->edits, record->decl_end, " }");
		last_end = record->decl_end;
	}
}

/* threadIdx and the like have another name for the linker: nothing on the host defines them. The reference gives them that name
 * everywhere, so that -Wshadow says nothing of a user's gridDim; nor does it where they are no direct members of their namespace. */
static void rename_variables(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);

		if (!(variable->entity & enf_device_builtin) || !variable->first_decl)
			continue;
		move_declarations(plan, variable->first_decl);
		edit_insert(&plan->edits, il_full_entity_decl_info(il, variable->first_decl)->declarator_end,
		            text_of(&plan->edits, " __asm__(\"__device_builtin_variable_%s\")", il_text(il, variable->name)));
	}
}

/* The end of the declaration of the global size_t, which crt/host_runtime.h needs; 0 when there is none. */
static u32 after_size_t(const struct il *il)
{
	u32 i;

	for (i = 1; i < il->table[IL_type].count; i++) {
		const struct il_type *type = il_type(il, i);

		if (type->kind == tk_typeref && type->typeref_kind == trk_typedef && type->parent_scope == il->header.file_scope &&
		    !strcmp(il_text(il, type->name), "size_t")) {
			const char *end = memchr(il->source + type->position, ';', il->source_size - type->position);

			return end ? (u32)(end - il->source) + 1 : 0;
		}
	}
	return 0;
}

void plan_builtins(struct plan *plan)
{
	u32 place = after_size_t(plan->il);

	disable_types(plan);
	rename_variables(plan);
	if (!place)
		return;
	edit_begin(&plan->edits, place, place);
	edit_text(&plan->edits, "\n#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)\n"
	                        "#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__\n#endif\n"
	                        "#include \"crt/host_runtime.h\"");
	edit_line(&plan->edits, place);
}

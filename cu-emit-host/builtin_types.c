#include "plan.h"

/* Types and typedefs marked __device_builtin__: crt/host_runtime.h brings their headers again. */
static void disable_declarations(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, last_end = 0;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (il_any_kind(decl->declared) != IL_type || decl->decl_begin < last_end || !decl->decl_end ||
		    !(il_type(il, il_any_index(decl->declared))->entity & enf_device_builtin))
			continue;
		edit_disable(&plan->edits, decl->decl_begin, decl->decl_end, "");
		last_end = decl->decl_end;
	}
}

/* The end of the declaration of the global size_t, which crt/host_runtime.h needs; 0 when there is none. */
static u32 after_size_t(const struct il *il)
{
	il_str name = il_find((struct il *)il, "size_t", 6);
	u32 i;

	for (i = 1; name && i < il->table[IL_type].count; i++) {
		const struct il_type *type = il_type(il, i);

		if (type->name == name && type->kind == tk_typeref && type->typeref_kind == trk_typedef &&
		    type->parent_scope == il->header.file_scope) {
			const char *end = memchr(il->source + type->position, ';', il->source_size - type->position);

			return end ? (u32)(end - il->source) + 1 : 0;
		}
	}
	return 0;
}

void plan_builtin_types(struct plan *plan)
{
	u32 place = after_size_t(plan->il);

	disable_declarations(plan);
	if (place)
		edit_insert(&plan->edits, place,
		            edit_text(&plan->edits,
		                      "\n#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)\n"
		                      "#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__\n#endif\n"
		                      "#include \"crt/host_runtime.h\"%s", line_marker(&plan->edits, place)));
}

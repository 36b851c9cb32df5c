#include "plan.h"

const char *unnamed_namespace_name(struct plan *plan)
{
	return edit_text(&plan->edits, "_GLOBAL__N_%s", plan->module_id);
}

const char *scope_path(struct plan *plan, u32 scope)
{
	const struct il *il = plan->il;
	const char *path = "";

	for (; scope; scope = il_scope(il, scope)->parent) {
		il_any owner = il_scope(il, scope)->owner;
		const struct il_namespace *space;

		if (il_any_kind(owner) != IL_namespace)
			continue;
		space = il_namespace(il, il_any_index(owner));
		path = edit_text(&plan->edits, "%s::%s", space->name ? il_text(il, space->name) : unnamed_namespace_name(plan), path);
	}
	return *path ? edit_text(&plan->edits, "::%s", path) : path;
}

/* using X = X<…>; in a class: g++ wants the X of outside qualified [basic.scope.class]. */
static void qualify_hidden_names(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_type].count; i++) {
		const struct il_type *alias = il_type(il, i), *aliased;
		u32 steps;

		if (alias->kind != tk_typeref || alias->typeref_kind != trk_alias || !alias->range_end ||
		    il_scope(il, alias->parent_scope)->kind != sck_class_struct_union)
			continue;
		for (aliased = il_type(il, alias->type), steps = 0; aliased->kind == tk_typeref && aliased->typeref_kind == trk_qualified && steps < 9;
		     steps++)
			aliased = il_type(il, aliased->type);
		if (aliased->name == alias->name && aliased->parent_scope)
			edit_insert(&plan->edits, alias->range_begin,
			            *scope_path(plan, aliased->parent_scope) ? scope_path(plan, aliased->parent_scope) : "::");
	}
}

void plan_namespaces(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	qualify_hidden_names(plan);
	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		const char *name, *marker;

		if (il_any_kind(decl->declared) != IL_namespace || il_namespace(il, il_any_index(decl->declared))->name)
			continue;
		name = unnamed_namespace_name(plan);
		marker = line_marker(&plan->edits, decl->body_begin);
		edit_replace(&plan->edits, decl->decl_begin, decl->body_begin,
		             edit_text(&plan->edits,
		                       "namespace %s __attribute__((visibility(\"hidden\"))) { }; using namespace %s%s;\n"
		                       "#pragma GCC diagnostic ignored \"-Wattributes\"%s"
		                       "namespace %s __attribute__((visibility(\"hidden\"))) ",
		                       name, *scope_path(plan, decl->scope) ? scope_path(plan, decl->scope) : "::", name, marker, name));
	}
}

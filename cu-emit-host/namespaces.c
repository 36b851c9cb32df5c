/* Unnamed namespaces get a name, so that the stub file can name what is in them. */
#include "plan.h"

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
		if (space->name || !space->is_inline)   /* an unnamed inline namespace is transparent */
			path = text_of(&plan->edits, "%s::%s", space->name ? il_text(il, space->name) : plan->unnamed_namespace, path);
	}
	return *path ? text_of(&plan->edits, "::%s", path) : path;
}

/* "::" and the path of the scope, to look something up in it. */
static const char *lookup_path(struct plan *plan, u32 scope)
{
	const char *path = scope_path(plan, scope);

	return *path ? path : "::";
}

/* using X = X<…>; in a class: g++ wants the X of outside qualified [basic.scope.class]. */
static void qualify_hidden_names(struct plan *plan)
{
	enum { MOST_QUALIFIERS = 9 };
	const struct il *il = plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_type].count; i++) {
		const struct il_type *alias = il_type(il, i), *aliased;
		u32 steps;

		if (alias->kind != tk_typeref || alias->typeref_kind != trk_alias || !alias->range_end ||
		    il_scope(il, alias->parent_scope)->kind != sck_class_struct_union)
			continue;
		aliased = il_type(il, alias->type);
		for (steps = 0; aliased->kind == tk_typeref && aliased->typeref_kind == trk_qualified && steps < MOST_QUALIFIERS; steps++)
			aliased = il_type(il, aliased->type);
		if (aliased->name == alias->name && aliased->parent_scope)
			edit_insert(&plan->edits, alias->range_begin, lookup_path(plan, aliased->parent_scope));
	}
}

/* namespace {…}: declared once without content, for the using-directive that makes it transparent. */
static void name_namespace(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	static const char hidden[] = "__attribute__((visibility(\"hidden\")))";
	struct edits *edits = &plan->edits;

	edit_begin(edits, decl->decl_begin, decl->body_begin);
	edit_format(edits, "namespace %s %s { }; using namespace %s%s;", plan->unnamed_namespace, hidden, lookup_path(plan, decl->scope),
	            plan->unnamed_namespace);
	edit_text(edits, "\n#pragma GCC diagnostic ignored \"-Wattributes\"");
	edit_line(edits, decl->body_begin);
	edit_format(edits, "namespace %s %s ", plan->unnamed_namespace, hidden);
}

void plan_namespaces(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	qualify_hidden_names(plan);
	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);
		const struct il_namespace *space;

		if (il_any_kind(decl->declared) != IL_namespace)
			continue;
		space = il_namespace(il, il_any_index(decl->declared));
		if (!space->name && !space->is_inline)
			name_namespace(plan, decl);
	}
}

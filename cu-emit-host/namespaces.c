/* Unnamed namespaces get a name, so that the stub file can name what is in them. */
#include "plan.h"

#include "../lib/il/names.h"

#include <string.h>

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
		if (space->name || !space->is_inline) /* an unnamed inline namespace is transparent */
			path = text_of(&plan->edits, "%s::%s", space->name ? il_text(il, space->name) : plan->unnamed_namespace, path);
	}
	return *path ? text_of(&plan->edits, "::%s", path) : path;
}

const char *lookup_path(struct plan *plan, u32 scope)
{
	const char *path = scope_path(plan, scope);

	return *path ? path : "::";
}

/* struct s { t a; int t; }; g++ wants the first t qualified [basic.scope.class]. */
static void qualify(struct plan *plan, const struct il_name_reference *use)
{
	const struct il *il = plan->il;
	il_any owner = il_scope(il, use->scope)->owner;
	const char *path = il_any_kind(owner) == IL_type ?
	                           text_of(&plan->edits, "%s::", il_text(il, il_type(il, il_any_index(owner))->name)) :
	                           lookup_path(plan, use->scope);

	edit_insert(&plan->edits, use->range_begin, path);
}

/* The specialization of an alias template, whose arguments g++ does not take: the type that it is. */
static void write_out(struct plan *plan, const struct il_name_reference *use)
{
	struct buffer out = { 0 };
	struct name_writer writer = {
		.il = plan->il, .out = &out, .limit = NAME_LENGTH_MAX, .desugared = true, .unnamed = plan->unnamed_namespace
	};

	name_of_type(&writer, il_type(plan->il, il_any_index(use->target))->type);
	edit_begin(&plan->edits, use->range_begin, use->range_end);
	edit_text(&plan->edits, arena_copy(&plan->edits.texts, out.text, out.length));
	if (memchr(plan->il->source + use->range_begin, '\n', use->range_end - use->range_begin))
		edit_line(&plan->edits, use->range_end);
	buffer_free(&out);
}

static void plan_names(struct plan *plan)
{
	u32 i;

	for (i = 1; i < plan->il->table[IL_name_reference].count; i++) {
		const struct il_name_reference *use = il_name_reference(plan->il, i);

		if (use->scope)
			qualify(plan, use);
		else
			write_out(plan, use);
	}
}

/* namespace {…}: declared once without content, for the using-directive that makes it transparent. */
static void name_namespace(struct plan *plan, const struct il_full_entity_decl_info *decl)
{
	const char *hidden = plan->options->visible_unnamed ? "" : "__attribute__((visibility(\"hidden\")))";
	struct edits *edits = &plan->edits;

	edit_begin(edits, decl->decl_begin, decl->body_begin);
	edit_format(edits, "namespace %s %s { }; using namespace %s%s;", plan->unnamed_namespace, hidden, lookup_path(plan, decl->scope),
	            plan->unnamed_namespace);
	if (*hidden)
		edit_text(edits, "\n#pragma GCC diagnostic ignored \"-Wattributes\"");
	edit_line(edits, decl->body_begin);
	edit_format(edits, "namespace %s %s ", plan->unnamed_namespace, hidden);
}

void plan_namespaces(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i;

	plan_names(plan);
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

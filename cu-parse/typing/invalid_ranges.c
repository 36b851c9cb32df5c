/* What is said about a range-based for over what is no range [stmt.ranged]. */
#include "invalid.h"

#include "../scopes/class_members.h"

/* Whether a class of the global namespace, with no bases, has no such member, nor is there such a function. */
static bool lacks_function(struct parser *p, u32 class, const char *name)
{
	const struct il_type *record = il_type(p->il, class);
	const struct il_class_info *info = il_class_info(p->il, record->class_info);

	return record->class_info && !info->first_base && !record->template_info && !(record->flags & tyf_closure) &&
	       il_scope(p->il, record->parent_scope)->kind == sck_file && !has_member(p, class, name) &&
	       lookup_in_scope(p, p->global_scope, identifier_of(p, name), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

/* Whether nothing of the namespaces of a type takes an lvalue of it, nor of std, as the reference looks there always. */
static bool takes_no_lvalue(struct parser *p, u32 type, const char *name)
{
	struct lookup std = lookup_in_scope(p, p->global_scope, p->word.std, LOOKUP_ANY);
	struct arguments arguments = { .count = 1, .at = { { 0, type, vc_lvalue } } };
	u32 ident = identifier_of(p, name);
	struct candidate_set set = { 0 };
	struct resolution r;

	add_associated(p, &set, ident, arguments.at, arguments.count, 0);
	if (std.class == NAME_NAMESPACE)
		add_qualified(p, &set, il_namespace(p->il, il_any_index(std.entity))->scope, ident);
	r = resolve(p, &set, &arguments);
	candidate_set_free(&set);
	return r.outcome == OUTCOME_FAILURE;
}

static bool lacks_bound(struct parser *p, u32 type, const char *name)
{
	if (is_class_type(p, type))
		return lacks_function(p, type_strip(p, type, NULL), name) && takes_no_lvalue(p, type, name);
	return il_type(p->il, type_strip(p, type, NULL))->kind != tk_array && takes_no_lvalue(p, type, name);
}

void check_range(struct parser *p, u32 node)
{
	static const char *const names[] = { "begin", "end" };
	u32 type = node ? type_at(p, node) : 0, i;

	if (!type || !in_code(p) || !has_known_type(p, node) || attributed_typedef(p, type))
		return;
	if (!lacks_bound(p, type, "begin") && !lacks_bound(p, type, "end"))
		return;
	for (i = 0; i < COUNT_OF(names); i++) /* one alone is not taken */
		report_error(p, begin_of(p, node), DIAG_no_range, names[i]);
}

/* What the candidates of calls are called in what is said about them. */
#include "../../lib/il/operations.h"
#include "candidate_names.h"

#include "../../lib/il/names.h"
#include "../scopes/class_members.h"
#include "../syntax/expr.h"
#include "typing_rules.h"

u32 declared_routine(const struct parser *p, const struct candidate *c)
{
	return c->template ? il_any_index(il_template(p->il, c->template)->prototype) : c->routine;
}

const struct il_expr_node *callee_of(const struct parser *p, const struct il_expr_node *call)
{
	return il_expr_node(p->il, il_in_parentheses(p->il, call->first_operand));
}

u32 place_of_function_name(const struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name)
{
	const struct il_expr_node *whole = il_expr_node(p->il, call->first_operand), *callee = callee_of(p, call);

	if (whole != callee)
		return whole->range_begin;
	if (callee == name || !(name->flags & exf_qualified_name) || name->flags & exf_template_id)
		return name->range_begin;
	return p->tokens[token_at(p, name->range_end) - 1].position;
}

/* Whether all of the candidates are members of a class or of its bases. */
static bool are_members(struct parser *p, const struct candidate_set *set, u32 class)
{
	u32 i;

	if (!is_known_type(p, class) || !is_class_type(p, class) || il_type(p->il, class)->flags & tyf_closure)
		return false;
	for (i = 0; i < set->list.count; i++) {
		u32 home = il_routine(p->il, declared_routine(p, &set->list.at[i]))->class_type;

		if (!home || set->list.at[i].is_friend || (home != class && is_derived_from(p, class, home) != OUTCOME_SUCCESS))
			return false;
	}
	return true;
}

u32 naming_class(struct parser *p, const struct il_expr_node *name, const struct candidate_set *set, u32 object_type)
{
	il_any qualifier = qualifier_target(p, name);
	u32 class = il_any_kind(qualifier) == IL_type ? il_any_index(qualifier) : qualifier ? 0 : object_type ? object_type : p->class_type;

	class = type_strip(p, class, NULL);
	while (!qualifier && !object_type && class && !are_members(p, set, class)) { /* a nested class */
		u32 around = il_type(p->il, class)->parent_scope;

		class = around && p->scopes.at[around].kind == sck_class_struct_union ? p->scopes.at[around].type : 0;
	}
	return class && are_members(p, set, class) ? class : 0;
}

void add_name_in_scope(const struct parser *p, il_any owner, const char *name, struct buffer *out)
{
	if (il_any_kind(owner) == IL_namespace) {
		il_add_entity_name(p->il, owner, 0, out);
		buffer_puts(out, "::");
	}
	buffer_puts(out, name);
}

u32 scope_with_name(struct parser *p, u32 ident, u32 last)
{
	u32 scope = p->scope;

	while (scope && scope != last && lookup_in_scope(p, scope, ident, LOOKUP_ANY).class == NAME_NOT_FOUND)
		scope = p->scopes.at[scope].parent;
	return scope;
}

static void add_name_from_here(struct parser *p, const struct il_expr_node *name, struct buffer *out)
{
	u32 ident = identifier_of(p, il_text(p->il, name->name)), scope = scope_with_name(p, ident, 0);

	add_name_in_scope(p, il_scope(p->il, scope)->owner, il_text(p->il, name->name), out);
}

/* Class::name, S<T>::name [with T=int]. */
static void add_name_in_class(const struct parser *p, u32 class, u32 name, struct buffer *out)
{
	struct buffer home = { 0 };
	const char *arguments;

	il_add_entity_name(p->il, il_any_of(IL_type, class), 0, &home);
	arguments = strstr(home.text, " [with ");
	arguments = arguments ? arguments : home.text + home.length;
	buffer_add(out, home.text, (size_t)(arguments - home.text));
	buffer_printf(out, "::%s%s", il_text(p->il, name), arguments);
	buffer_free(&home);
}

void add_name_of_candidates(struct parser *p, const struct candidate_set *set, const struct il_expr_node *name, u32 class, u32 by_name,
                            struct buffer *out)
{
	u32 routine = declared_routine(p, set->list.at);

	if (class)
		add_name_in_class(p, class, il_routine(p->il, routine)->name, out);
	else if (!by_name)
		buffer_puts(out, il_text(p->il, name->name));
	else if (!name || by_name == 1 || il_routine(p->il, routine)->class_type)
		il_add_function_name(p->il, il_any_of(IL_routine, routine), out);
	else if (name->flags & exf_qualified_name)
		add_name_in_scope(p, qualifier_target(p, name), il_text(p->il, name->name), out);
	else
		add_name_from_here(p, name, out);
}

/* Names that meant a variable of a for statement before them when that was declared in the scope around [diff.cpp03]: the reference says
 * what they mean today. */
#include "invalid.h"

void note_for_variables(struct parser *p, u32 first, u32 scope)
{
	u32 i;

	if (!in_code(p))
		return;
	for (i = first; i < p->il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(p->il, i);

		if (variable->parent_scope == scope && !(variable->flags & vf_condition) && variable->name)
			vec_push(&p->old_for_variables, ((struct old_for_variable){ p->scopes.at[scope].parent, i }));
	}
}

/* Whether the scope around a for statement, which parameters belong to, binds the name, or one inside of it from scope on. */
static bool is_bound_within(struct parser *p, u32 scope, u32 around, u32 ident)
{
	for (; scope; scope = p->scopes.at[scope].parent) {
		if (bound_symbol(p, scope, ident))
			return true;
		if (scope == around)
			break;
	}
	around = p->scopes.at[around].parent;
	return p->scopes.at[around].kind != sck_block && p->scopes.at[around].kind != sck_condition && p->scopes.at[around].parent &&
	       bound_symbol(p, around, ident);
}

void check_old_for_scope(struct parser *p, const struct id_expression *id)
{
	static const u8 kinds[] = { IL_variable, IL_routine, IL_field };
	u32 i = p->old_for_variables.count, scope = 0, variable = 0;

	if (!i || id->qualifier.present || id->kind != ID_IDENTIFIER || !memchr(kinds, il_any_kind(id->found.entity), sizeof kinds) ||
	    !in_code(p) || in_instance(p))
		return;
	while (i--) { /* the innermost scope's first one */
		const struct old_for_variable *old = &p->old_for_variables.at[i];

		if (il_variable(p->il, old->variable)->name != p->lexed.identifiers.at[id->ident].name ||
		    (scope ? scope != old->scope : !scope_is_inside(p, p->scope, old->scope)))
			continue;
		scope = old->scope;
		variable = old->variable;
	}
	if (scope && !is_bound_within(p, p->scope, scope, id->ident))
		diag_report(p->diag, DIAG_old_for_init, id->name_begin, id->found.entity, il_any_of(IL_variable, variable));
}

/* Functions and variables with linkage that blocks declare, and that the namespace around or another block declares as something else
 * [basic.link]/11: what is said about those of ordinary code in the user's file. */
#include "redeclarations.h"

#include "../../lib/il/names.h"
#include "../types/placeholder.h"
#include "../typing/invalid.h"

/* In a value of p->block_externs: that its variable disagrees with another one, or with a function, was said. */
enum { SAID = 1u << 31, SAID_OF_FUNCTION = 1u << 30, FLAGS = SAID | SAID_OF_FUNCTION };

void report_previous(struct parser *p, enum diag_id id, u32 place, il_any before)
{
	u32 index = il_any_index(before);
	struct buffer name = { 0 };

	il_add_linked_name(p->il, before, &name);
	report_error(p, place, id, name.text,
	             il_any_kind(before) == IL_routine ? il_routine_place(p->il, index, place) : il_variable(p->il, index)->position);
	buffer_free(&name);
}

static bool is_of_namespace(const struct parser *p, u32 variable, u32 space)
{
	u32 scope = il_variable(p->il, variable)->parent_scope;

	return variable && scope && enclosing_namespace_scope(p, scope) == space;
}

/* The variable that declarations in blocks of the namespace, and its own, are held against, with flags. */
static u32 *extern_variable(struct parser *p, u32 space, u32 ident)
{
	bool is_new;
	u32 *known = il_map_at(&p->block_externs, ident, &is_new);

	if (!is_of_namespace(p, *known & ~FLAGS, space))
		*known = 0;
	return known;
}

static u32 variable_of_namespace(struct parser *p, u32 space, u32 ident)
{
	u32 variable = find_variable(p, space, ident);

	return il_variable(p->il, variable)->flags & vf_enumerator || il_variable(p->il, variable)->template ? 0 : variable;
}

/* The newest function of that name in a scope that has nothing else of it, but perhaps the variable that is being declared. */
static il_any function_of_scope(struct parser *p, u32 scope, u32 ident, u32 variable)
{
	u32 symbol = bound_symbol(p, scope, ident), at;

	if (symbol && p->symbols.at[symbol].entity == il_any_of(IL_variable, variable))
		symbol = p->symbols.at[symbol].next;
	for (at = symbol; at; at = p->symbols.at[at].next)
		if (il_any_kind(p->symbols.at[at].entity) != IL_routine)
			return 0;
	return symbol ? p->symbols.at[symbol].entity : 0;
}

/* Whether only blocks declare a function so far. */
static bool is_of_blocks(const struct parser *p, il_any function)
{
	return il_full_entity_decl_info(p->il, il_routine(p->il, il_any_index(function))->first_decl)->flags & dcf_local;
}

/* Whether a declarator in a block declares an unqualified name in the user's code, as it is written or in an instance. */
static bool is_looked_at(const struct parser *p, const struct declarator *d)
{
	return is_compiled_once(p) && d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present;
}

/* Of two variables of one name, and then of no other. */
static void compare_variables(struct parser *p, u32 before, u32 *known, u32 type, u32 place)
{
	const struct il_variable *variable = il_variable(p->il, before);

	if (*known & SAID || are_types_of_one(p, with_constexpr(p, variable->type, variable->flags & vf_constexpr), type))
		return;
	report_previous(p, DIAG_incompatible_with_previous, place, il_any_of(IL_variable, before));
	*known |= SAID;
}

void check_variable_in_block(struct parser *p, const struct declarator *d, u32 variable, u32 scope)
{
	bool is_extern = il_variable(p->il, variable)->storage_class == sc_extern;
	u32 space = enclosing_namespace_scope(p, scope), ident = d->id.ident, place = d->id.name_begin, *known, before;
	il_any function;

	if (!is_looked_at(p, d))
		return;
	if ((function = function_of_scope(p, scope, ident, variable))) {
		if (is_extern)
			report_error(p, place, DIAG_incompatible_declaration, function);
		else
			report_error(p, place, DIAG_already_declared, ident_text(p, ident));
		return;
	}
	if (!is_extern)
		return;
	known = extern_variable(p, space, ident);
	before = variable_of_namespace(p, space, ident);
	if (!before)
		before = *known & ~FLAGS;
	if (!*known && !type_is_dependent(p, d->type))
		*known = variable;
	if (before) {
		compare_variables(p, before, known, d->type, place);
	} else if ((function = function_of_scope(p, space, ident, 0)) && !is_of_blocks(p, function)) {
		report_previous(p, DIAG_other_kind_than_previous, place, function);
		*known |= SAID;
	}
}

void check_extern_again(struct parser *p, const struct declarator *d, u32 variable)
{
	if (!is_looked_at(p, d))
		return;
	if (il_variable(p->il, variable)->storage_class != sc_extern)
		report_error(p, d->id.name_begin, DIAG_already_declared, ident_text(p, d->id.ident));
	else if (!are_types_of_one(p, il_variable(p->il, variable)->type, d->type))
		report_error(p, d->id.name_begin, DIAG_incompatible_declaration, il_any_of(IL_variable, variable));
}

void check_behind_block_extern(struct parser *p, const struct declarator *d, u32 scope)
{
	u32 *known;

	if (!is_looked_at(p, d) || !p->block_externs.count)
		return;
	known = extern_variable(p, scope, d->id.ident);
	if (*known)
		compare_variables(p, *known & ~FLAGS, known, d->type, d->id.name_begin);
}

void check_function_in_block(struct parser *p, const struct declarator *d, u32 scope)
{
	u32 space = enclosing_namespace_scope(p, scope), before, *known;

	if (!is_looked_at(p, d))
		return;
	if (find_variable(p, scope, d->id.ident) || has_other_meaning_in_block(p, scope, d->id.ident)) {
		report_error(p, d->id.name_begin, DIAG_already_declared, ident_text(p, d->id.ident));
		return;
	}
	before = variable_of_namespace(p, space, d->id.ident);
	known = extern_variable(p, space, d->id.ident);
	if (!before || *known & SAID_OF_FUNCTION)
		return;
	report_previous(p, DIAG_other_kind_than_previous, d->id.name_begin, il_any_of(IL_variable, before));
	*known = (*known ? *known : before) | SAID_OF_FUNCTION;
}

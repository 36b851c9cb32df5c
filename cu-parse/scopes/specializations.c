/* What is said of declarations with template<> of what is no template, or no member of an instance of one [temp.expl.spec]. */
#include "redeclarations.h"

#include "../../lib/il/names.h"
#include "../typing/invalid.h"
#include "../types/layout.h"

/* An instance of a class template: what is made from it, not specialized explicitly. */
static bool is_made_from_template(const struct parser *p, u32 class)
{
	const struct il_type *record = il_type(p->il, class);

	return class && !(record->entity & enf_explicit_specialization) && (record->template_info || record->entity & enf_instantiation);
}

/* Whether a declaration with template<> of a name without arguments is looked at here. scope: that of the member that it has, or where it
 * stands. */
static bool is_looked_at(struct parser *p, const struct id_expression *id, u32 scope)
{
	u32 class = p->scopes.at[scope].type;

	return is_as_written(p) && p->in_user_file && !p->class_depth && !id->qualifier.unknown && !id->has_args && scope &&
	       (id->kind == ID_IDENTIFIER || id->kind == ID_OPERATOR) && (!id->qualifier.present || id->qualifier.scope == scope) &&
	       (!class || (!type_is_dependent(p, class) && complete_class(p, class)));
}

static void report_not_specializable(struct parser *p, u32 place, il_any entity)
{
	u8 kind = il_any_kind(entity);

	if (kind == IL_routine || kind == IL_variable || kind == IL_field)
		report_error(p, place, DIAG_not_specializable, entity);
	else
		report_error(p, place, DIAG_entity_not_specializable, entity);
}

/* Whether all that is bound are functions and no templates; *routine: the first. */
static bool are_plain_functions(const struct parser *p, u32 symbol, u32 *routine)
{
	*routine = il_any_index(p->symbols.at[symbol].entity);
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) != IL_routine || il_routine(p->il, il_any_index(entity))->entity & enf_is_template)
			return false;
	}
	return *routine;
}

static bool returns_something_else(struct parser *p, u32 routine, const struct specifiers *s, const struct declarator *d)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return s->type && record->special_kind != sfk_conversion && record->special_kind != sfk_destructor &&
	       have_other_results(p, record, s, d->type);
}

/* No function of the scope is the one that is declared. */
static void report_no_such_function(struct parser *p, u32 symbol, u32 routine, u32 place)
{
	bool is_constructor = il_routine(p->il, routine)->special_kind == sfk_constructor;
	struct buffer name = { 0 };

	if (!p->symbols.at[symbol].next && !is_constructor) {
		report_error(p, place, DIAG_incompatible_declaration, il_any_of(IL_routine, routine));
		return;
	}
	il_add_function_name(p->il, il_any_of(IL_routine, routine), &name);
	report_error(p, place, DIAG_no_such_overload, name.text);
	buffer_free(&name);
}

/* Of what else has the name in a scope, or of nothing that has it: true. */
static bool check_other_entity(struct parser *p, const struct id_expression *id, u32 symbol)
{
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;

	if (symbol && il_any_kind(entity) != IL_template && il_any_kind(entity) != IL_routine && !p->symbols.at[symbol].next)
		report_not_specializable(p, id->name_begin, entity);
	else if (!symbol && !id->qualifier.present && lookup_unqualified(p, id->ident, LOOKUP_ANY).class == NAME_NOT_FOUND)
		report_error(p, id->name_begin, DIAG_no_template_in_scope, ident_text(p, id->ident));
	else
		return false;
	return true;
}

bool check_function_specializes(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope, u32 ident, u32 key)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0, routine, same;
	bool is_member = p->scopes.at[scope].type;

	if (!is_looked_at(p, &d->id, scope) || tok(p) == TOK_LESS)
		return true;
	if (check_other_entity(p, &d->id, symbol))
		return false;
	if (!symbol || type_is_unknown(p, d->type) || d->requires_end || !are_plain_functions(p, symbol, &routine))
		return true;
	same = find_routine(p, scope, ident, key);
	if (same && is_member && !returns_something_else(p, same, s, d)) {
		if (il_routine(p->il, same)->entity & enf_instantiation)
			return true;
		report_not_specializable(p, d->id.name_begin, il_any_of(IL_routine, same));
	} else if (same || !is_member || declares_none(p, d, symbol)) {
		report_no_such_function(p, symbol, same ? same : routine, d->id.name_begin);
	} else {
		return true;
	}
	return false;
}

bool check_variable_specializes(struct parser *p, const struct declarator *d, u32 scope)
{
	u32 symbol = scope ? bound_symbol(p, scope, d->id.ident) : 0;
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;
	const struct il_variable *variable = il_variable(p->il, il_any_kind(entity) == IL_variable ? il_any_index(entity) : 0);

	if (!is_looked_at(p, &d->id, scope))
		return true;
	if (variable->entity & enf_instantiation) {
		if (are_types_of_one(p, variable->type, d->type))
			return true;
		report_error(p, d->id.name_begin, DIAG_incompatible_declaration, entity);
	} else if (symbol && !p->symbols.at[symbol].next) {
		report_not_specializable(p, d->id.name_begin, entity);
	} else if (!check_other_entity(p, &d->id, symbol)) {
		return true;
	}
	return false;
}

void check_class_specializes(struct parser *p, u32 type, const struct id_expression *id, u32 place)
{
	u32 scope = il_type(p->il, type)->parent_scope;

	if (is_as_written(p) && p->in_user_file && id->kind == ID_IDENTIFIER && !id->has_args && !id->qualifier.unknown &&
	    !type_is_unknown(p, type) && !type_is_dependent(p, type) && !il_type(p->il, type)->template_info &&
	    !is_made_from_template(p, p->scopes.at[scope].type))
		report_not_specializable(p, place, il_any_of(IL_type, type));
}

/* Whether one of the functions, or the variable, of a name is a template. */
static bool is_template_among(const struct parser *p, u32 symbol)
{
	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (il_any_kind(p->symbols.at[symbol].entity) == IL_template)
			return true;
	return false;
}

void check_arguments_without_template(struct parser *p, const struct specifiers *s, const struct declarator *d)
{
	if (is_as_written(p) && p->in_user_file && !p->template_depth && d->id.has_args && d->id.kind == ID_IDENTIFIER &&
	    !(s->flags & (SPEC_FRIEND | SPEC_INSTANTIATION)) && is_template_among(p, d->id.found.symbol))
		report_error(p, d->id.begin, DIAG_arguments_not_allowed);
}

/* Names that a scope has for something of another kind already [basic.scope.scope]: a variable for a typedef, a function for a template,
 * members of anonymous unions for those of the scope around. */
#include "redeclarations.h"

#include "../../lib/il/names.h"
#include "../typing/candidate_names.h"
#include "class_members.h"

/* Whether a type is a typedef of the user's. */
static bool is_typedef(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return record->kind == tk_typeref && record->entity & enf_in_user_file &&
	       (record->typeref_kind == trk_typedef || record->typeref_kind == trk_alias);
}

bool is_own_typedef(const struct parser *p, u32 type, u32 scope)
{
	return is_typedef(p, type) && il_type(p->il, type)->parent_scope == scope;
}

/* ---- members of anonymous unions [class.union.anon] ---- */

/* How many anonymous unions are looked at for a name, and how deep in each other: of programs with more, not all is said. */
enum { ANONYMOUS_MAX = 200, ANONYMOUS_DEPTH_MAX = 16 };

static il_any declared_within(struct parser *p, u32 scope, u32 ident, u32 depth, u32 *left)
{
	u32 symbol = bound_symbol(p, scope, ident), i;
	il_any found = symbol ? p->symbols.at[symbol].entity : 0;

	for (i = depth < ANONYMOUS_DEPTH_MAX ? p->scopes.at[scope].first_directive : 0; i && !found && *left;
	     i = p->directives.at[i - 1].next) {
		--*left;
		if (p->scopes.at[p->directives.at[i - 1].scope].kind == sck_class_struct_union)
			found = declared_within(p, p->directives.at[i - 1].scope, ident, depth + 1, left);
	}
	return found;
}

/* What a scope has by a name, itself or as a member of its anonymous unions and the like, the newest of them; 0: nothing. */
static il_any declared_in(struct parser *p, u32 scope, u32 ident) { return declared_within(p, scope, ident, 0, &(u32){ ANONYMOUS_MAX }); }

/* Whether a name of a scope is a member of an anonymous union, or an enumerator there. */
static bool is_of_anonymous(struct parser *p, u32 scope, u32 ident)
{
	return scope && p->scopes.at[scope].first_directive && !bound_symbol(p, scope, ident) && declared_in(p, scope, ident) &&
	       il_any_kind(declared_in(p, scope, ident)) != IL_type;
}

/* Whether the outermost block of a function has a parameter by a name around it. */
static bool is_parameter_around(struct parser *p, u32 scope, u32 ident)
{
	u32 around = p->scopes.at[scope].parent;

	return p->scopes.at[scope].kind == sck_block && p->scopes.at[around].kind == sck_function && find_variable(p, around, ident);
}

void check_anonymous_members(struct parser *p, u32 scope, u32 class)
{
	u32 info = il_type(p->il, class)->class_info, field = il_class_info(p->il, info)->first_field;

	for (; field; field = il_field(p->il, field)->next) {
		const struct il_field *record = il_field(p->il, field);
		u32 place = record->position, ident = record->name ? identifier_of(p, il_text(p->il, record->name)) : 0;
		il_any before = ident ? declared_in(p, scope, ident) : 0;

		if (!ident && il_is_anonymous_class(p->il, record->type)) {
			check_anonymous_members(p, scope, type_strip(p, record->type, NULL));
		} else if (ident && (is_parameter_around(p, scope, ident) ||
		                     (before && (il_any_kind(before) != IL_type || is_typedef(p, il_any_index(before)))))) {
			report_error(p, place, DIAG_already_declared, ident_text(p, ident));
			diag_move(p->diag, end_of_last(p));
		}
	}
}

/* ---- names that stand for something of another kind [basic.scope.scope] ---- */

static u32 flags_of(const struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_variable: return il_variable(p->il, index)->flags & vf_enumerator ? 0 : il_variable(p->il, index)->entity;
	case IL_routine: return il_routine(p->il, index)->entity;
	case IL_type: return il_type(p->il, index)->kind == tk_typeref ? il_type(p->il, index)->entity : 0;
	case IL_template: return il_template(p->il, index)->entity;
	default: return 0;
	}
}

/* Of the functions and function templates of a symbol the one that was declared first; 0: there is something else, a friend that is not
 * visible, or none of the scope's own. */
static il_any first_function(struct parser *p, u32 scope, u32 symbol)
{
	il_any first = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		u32 index = il_any_index(entity);

		if (il_any_kind(entity) == IL_routine ? is_hidden_function(p, index) : il_any_kind(entity) != IL_template)
			return 0;
		if ((il_any_kind(entity) == IL_routine ? il_routine(p->il, index)->parent_scope :
		                                         il_template(p->il, index)->parent_scope) == scope)
			first = entity;
	}
	return first;
}

static void report_incompatible_overloads(struct parser *p, u32 place, il_any first)
{
	u32 index = il_any_index(first);
	bool is_template = il_any_kind(first) == IL_template;
	const struct il_routine *routine = il_routine(p->il, is_template ? 0 : index);
	u32 declared = is_template ? il_template(p->il, index)->position : routine->position;
	struct buffer name = { 0 };

	if (routine->first_decl)
		declared = il_full_entity_decl_info(p->il, routine->first_decl)->name_begin;
	il_add_function_name(p->il, is_template ? il_template(p->il, index)->prototype : first, &name);
	report_error(p, place, DIAG_incompatible_with_overloads, name.text, declared);
	buffer_free(&name);
}

static bool is_enumerator(const struct parser *p, il_any entity)
{
	return il_any_kind(entity) == IL_variable && il_variable(p->il, il_any_index(entity))->flags & vf_enumerator;
}

void check_other_kind(struct parser *p, u32 scope, u32 ident, enum il_kind kind, u32 place)
{
	u8 scope_kind = p->scopes.at[scope].kind;
	u32 symbol = ident && is_compiled_once(p) ? bound_symbol(p, scope, ident) : 0;
	il_any before = symbol ? p->symbols.at[symbol].entity : 0, function;
	u8 template_kind = il_any_kind(before) == IL_template ? il_template(p->il, il_any_index(before))->kind : templk_none;
	bool is_template = template_kind == templk_class || template_kind == templk_alias;
	bool is_type = kind == IL_type || il_any_kind(before) == IL_type || is_template;

	if (il_any_kind(before) == IL_namespace || (is_enumerator(p, before) && kind != IL_variable) ||
	    (!symbol && ident && is_compiled_once(p) && is_of_anonymous(p, scope, ident))) {
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
		return;
	}
	if (!symbol || il_any_kind(before) == kind || (scope_kind != sck_namespace && scope_kind != sck_file) ||
	    (kind == IL_routine && template_kind == templk_function))
		return;
	function = il_any_kind(before) == IL_type || is_template ? 0 : first_function(p, scope, symbol);
	if (!function && (p->symbols.at[symbol].next || !(flags_of(p, before) & enf_in_user_file)))
		return;
	if (is_type || (kind == IL_routine && template_kind == templk_variable))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
	else if (function && p->symbols.at[symbol].next)
		report_incompatible_overloads(p, place, function);
	else if (function && il_any_kind(before) == IL_template)
		report_error(p, place, DIAG_incompatible_with_template, il_template(p->il, il_any_index(before))->prototype);
	else
		report_error(p, place, DIAG_incompatible_declaration, before);
}

/* The user's declaration that gives a name another meaning than that of a namespace, in the same scope. */
static bool is_other_meaning(const struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_variable: return il_variable(p->il, index)->entity & enf_in_user_file;
	case IL_routine: return il_routine(p->il, index)->entity & enf_in_user_file && !is_hidden_function(p, index);
	case IL_type: return il_type(p->il, index)->entity & enf_in_user_file;
	case IL_template: return il_in_user_file(p->il, il_template(p->il, index)->position);
	default: return false;
	}
}

void check_namespace_declaration(struct parser *p, u32 ident, u32 place)
{
	u32 symbol = ident && is_as_written(p) ? bound_symbol(p, p->scope, ident) : 0;

	if (symbol && is_other_meaning(p, p->symbols.at[symbol].entity))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

/* In the scope that p is in. */
static void report_alias_redefined(struct parser *p, u32 ident, u32 place)
{
	struct buffer name = { 0 };

	add_name_in_scope(p, il_scope(p->il, p->scope)->owner, ident_text(p, ident), &name);
	report_error(p, place, DIAG_namespace_redefined, name.text);
	buffer_free(&name);
}

bool check_namespace_alias(struct parser *p, u32 ident, il_any target, u32 place)
{
	u32 symbol = is_as_written(p) ? bound_symbol(p, p->scope, ident) : 0, errors = p->errors;
	il_any before = symbol ? p->symbols.at[symbol].entity : 0;

	if (il_any_kind(before) == IL_namespace) {
		const struct il_namespace *space = il_namespace(p->il, il_any_index(before));
		bool is_alias = space->name != p->lexed.identifiers.at[ident].name || space->parent_scope != p->scope;

		if (is_alias && before != target)
			report_alias_redefined(p, ident, place);
		else if (!is_alias)
			report_error(p, place, DIAG_already_declared, ident_text(p, ident));
	} else {
		check_namespace_declaration(p, ident, place);
	}
	return p->errors == errors;
}

/* ---- fields, enumerators ---- */

void check_member_redeclaration(struct parser *p, u32 scope, u32 ident, bool is_function, u32 place)
{
	bool is_looked_at = ident && is_as_written(p);
	u32 symbol = is_looked_at ? bound_symbol(p, scope, ident) : 0;
	u8 kind = symbol ? il_any_kind(p->symbols.at[symbol].entity) : IL_none;

	if (is_looked_at && p->template_depth && !is_function)
		check_hidden_parameter(p, scope, ident, place);
	if (kind == IL_field || kind == IL_variable || (is_looked_at && !symbol && is_of_anonymous(p, scope, ident)) ||
	    (!is_function && kind == IL_routine) ||
	    (kind == IL_type && is_own_typedef(p, il_any_index(p->symbols.at[symbol].entity), scope)))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

bool has_other_meaning_in_block(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = bound_symbol(p, scope, ident);
	il_any before = symbol ? p->symbols.at[symbol].entity : 0;

	return il_any_kind(before) == IL_type ? is_typedef(p, il_any_index(before)) : !symbol && is_of_anonymous(p, scope, ident);
}

void check_enumerator_redeclaration(struct parser *p, u32 scope, u32 ident, u32 place)
{
	bool is_looked_at = scope && is_as_written(p);
	u32 symbol = is_looked_at ? bound_symbol(p, scope, ident) : 0;
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;

	if (is_enumerator(p, entity) || (il_any_kind(entity) != IL_type && is_other_meaning(p, entity)) ||
	    (is_looked_at && (is_parameter_around(p, scope, ident) || has_other_meaning_in_block(p, scope, ident))))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

/* ---- names of typedefs in blocks and of templates ---- */

void check_typedef_in_block(struct parser *p, u32 scope, u32 ident, u32 place)
{
	il_any before;
	u32 symbol;

	if (!ident || !is_as_written(p) || p->scopes.at[scope].kind != sck_block)
		return;
	symbol = bound_symbol(p, scope, ident);
	before = symbol ? p->symbols.at[symbol].entity : 0;
	if ((before && il_any_kind(before) != IL_type && !is_enumerator(p, before)) || is_parameter_around(p, scope, ident))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

void check_name_of_template(struct parser *p, u32 scope, u32 ident, enum il_template_kind kind, u32 place)
{
	bool is_of_namespace = p->scopes.at[scope].kind == sck_namespace || p->scopes.at[scope].kind == sck_file;
	u32 symbol = ident && is_of_namespace && is_as_written(p) ? bound_symbol(p, scope, ident) : 0;
	il_any before = symbol ? p->symbols.at[symbol].entity : 0;
	bool is_same = il_any_kind(before) == IL_template && il_template(p->il, il_any_index(before))->kind == kind;
	bool is_hidden = kind == templk_variable && il_any_kind(before) == IL_type && !is_typedef(p, il_any_index(before));

	if (!is_same && !is_hidden && (il_any_kind(before) == IL_namespace || is_other_meaning(p, before)))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

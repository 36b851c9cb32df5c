#include "redeclarations.h"

#include "../../lib/il/names.h"
#include "../constants/constant.h"
#include "../typing/candidate_names.h"
#include "../types/layout.h"
#include "../types/placeholder.h"
#include "class_members.h"

static void report_entity(struct parser *p, enum diag_id id, u32 place, il_any entity) { report_error(p, place, id, entity); }

/* ---- members that a class or namespace does not declare ---- */

static void report_no_member(struct parser *p, u32 scope, u32 ident, u32 place)
{
	u32 class = p->scopes.at[scope].type;

	if (class)
		report_error(p, place, DIAG_no_such_member, class_word(p, class), class, ident_text(p, ident));
	else
		report_error(p, place, DIAG_no_such_namespace_member, il_scope(p->il, scope)->owner, ident_text(p, ident));
}

/* Whether a qualified declarator-id names a member of a namespace or of a class that is known. */
static bool is_of_known_scope(struct parser *p, const struct id_expression *id, u32 scope)
{
	const struct scope_state *state = &p->scopes.at[scope];

	if (!id->qualifier.present || id->qualifier.unknown || !scope || id->qualifier.scope != scope || !is_compiled_once(p))
		return false;
	if (state->kind == sck_class_struct_union)
		return state->type && !type_is_dependent(p, state->type) && complete_class(p, state->type) &&
		       members_of_class(p, state->type).certain;
	return state->kind == sck_namespace && il_any_kind(il_scope(p->il, scope)->owner) == IL_namespace;
}

/* The only function that is bound; *several: there are others. 0: none, or something else is, too. */
static u32 bound_routine(const struct parser *p, u32 symbol, bool *several)
{
	u32 first = symbol;

	*several = false;
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		if (il_any_kind(p->symbols.at[symbol].entity) != IL_routine)
			return 0;
		*several |= symbol != first;
	}
	return il_any_index(p->symbols.at[first].entity);
}

static void report_no_instance(struct parser *p, u32 routine, u32 place)
{
	struct buffer name = { 0 };

	il_add_function_name(p->il, il_any_of(IL_routine, routine), &name);
	report_error(p, place, DIAG_no_such_overload, name.text);
	buffer_free(&name);
}

static void report_redeclared_outside(struct parser *p, u32 routine, u32 place)
{
	struct buffer name = { 0 };

	il_add_function_name(p->il, il_any_of(IL_routine, routine), &name);
	report_error(p, place, DIAG_member_redeclared_outside, name.text);
	buffer_free(&name);
}

/* Whether p, behind a function's declarator, is not at a definition. */
static bool is_declared_only(const struct parser *p)
{
	return tok(p) != TOK_LBRACE && tok(p) != TOK_COLON && tok(p) != TOK_try && tok(p) != TOK_ASSIGN;
}

/* What is declared is another one of these members. */
static void report_other_member(struct parser *p, u32 symbol, bool has_implicit, u32 place)
{
	bool several;
	u32 routine = bound_routine(p, symbol, &several);

	if (!routine)
		return;
	if (is_declared_only(p))
		report_redeclared_outside(p, routine, place);
	else if (several || has_implicit)
		report_no_instance(p, routine, place);
	else
		report_entity(p, DIAG_incompatible_declaration, place, il_any_of(IL_routine, routine));
}

/* Whether a declarator-id names a member of a class template, which is defined, by one name. */
static bool is_of_class_template(struct parser *p, const struct id_expression *id, u32 scope)
{
	const struct scope_state *state = &p->scopes.at[scope];
	const struct il_type *class = il_type(p->il, state->type);

	return id->qualifier.present && !id->qualifier.unknown && scope && id->qualifier.scope == scope && is_compiled_once(p) &&
	       !id->has_args && (id->kind == ID_IDENTIFIER || id->kind == ID_OPERATOR) && state->kind == sck_class_struct_union &&
	       type_is_dependent(p, state->type) && class->class_info && il_class_info(p->il, class->class_info)->body_begin;
}

/* Whether two types of functions differ in what no template argument changes: the number of parameters and the qualifiers. */
static bool differ_in_form(struct parser *p, u32 a, u32 b)
{
	const u32 flags = tyf_ellipsis | tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref;
	const struct il_type *s = il_type(p->il, type_strip(p, a, NULL)), *t = il_type(p->il, type_strip(p, b, NULL));
	u32 x = s->first_param, y = t->first_param;

	for (; x && y; x = il_param_type(p->il, x)->next, y = il_param_type(p->il, y)->next)
		if ((il_param_type(p->il, x)->flags | il_param_type(p->il, y)->flags) & pf_pack)
			return false;
	return s->kind == tk_routine && t->kind == tk_routine && (x || y || (s->flags & flags) != (t->flags & flags));
}

/* How deep pointers are looked through. */
enum { INDIRECTIONS_MAX = 16 };

/* Whether two types, apart from their own cv, are other ones whatever the template arguments are. */
static bool differ_always(struct parser *p, u32 a, u32 b, u32 depth)
{
	u32 cv_a = 0, cv_b = 0, x = type_strip(p, a, &cv_a), y = type_strip(p, b, &cv_b);
	const struct il_type *s = il_type(p->il, x), *t = il_type(p->il, y);
	u32 flags = s->flags | t->flags;

	if (s->kind == tk_error || t->kind == tk_error || s->kind == tk_typeref || t->kind == tk_typeref || s->kind == tk_auto ||
	    t->kind == tk_auto || s->kind == tk_typeof || t->kind == tk_typeof || flags & tyf_contains_error || depth == INDIRECTIONS_MAX)
		return false;
	if ((depth && (cv_a ^ cv_b) & (tyf_const | tyf_volatile)) || s->kind != t->kind)
		return true;
	switch (s->kind) {
	case tk_pointer: return s->pointer_kind != t->pointer_kind || differ_always(p, s->type, t->type, depth + 1);
	case tk_template_param: return s->depth != t->depth || s->index != t->index;
	case tk_integer:
	case tk_float:
	case tk_class:
	case tk_struct:
	case tk_union: return !(flags & tyf_dependent) && type_canonical(p, x) != type_canonical(p, y);
	default: return false;
	}
}

/* The same of two types of functions and their parameters. */
static bool have_other_parameters(struct parser *p, u32 a, u32 b)
{
	const struct il_type *s = il_type(p->il, type_strip(p, a, NULL)), *t = il_type(p->il, type_strip(p, b, NULL));
	u32 x = s->first_param, y = t->first_param;

	if (s->kind != tk_routine || t->kind != tk_routine)
		return false;
	for (; x && y; x = il_param_type(p->il, x)->next, y = il_param_type(p->il, y)->next) {
		if ((il_param_type(p->il, x)->flags | il_param_type(p->il, y)->flags) & pf_pack)
			return false;
		if (differ_always(p, il_param_type(p->il, x)->type, il_param_type(p->il, y)->type, 0))
			return true;
	}
	return false;
}

static void report_no_member_of_template(struct parser *p, u32 class, u32 ident, u32 place)
{
	struct buffer name = { 0 };

	il_add_entity_name(p->il, il_any_of(IL_type, class), place, &name);
	report_error(p, place, DIAG_no_such_template_member, name.text, ident_text(p, ident));
	buffer_free(&name);
}

/* Whether a declarator-id has the name of a class for its constructor. */
static bool is_named_as_class(const struct parser *p, const struct id_expression *id, u32 class)
{
	return class && il_type(p->il, class)->name == p->lexed.identifiers.at[id->ident].name;
}

bool check_global_in_block(struct parser *p, struct id_expression *id)
{
	if (!id->qualifier.global || id->qualifier.scope != p->global_scope || !in_code(p) || in_instance(p))
		return false;
	report_error(p, id->begin, DIAG_global_qualifier_not_allowed);
	id->qualifier.unknown = true;
	id->qualifier.scope = id->qualifier.type = 0;
	return true;
}

/* ::x in a declaration of the global scope or a namespace, where nothing has that name yet. */
static void check_global_qualifier(struct parser *p, const struct id_expression *id)
{
	if (!id->qualifier.global || id->qualifier.scope != p->global_scope || !is_compiled_once(p) || id->kind != ID_IDENTIFIER ||
	    id->has_args || lookup_in_scope(p, p->global_scope, id->ident, LOOKUP_ANY).class != NAME_NOT_FOUND)
		return;
	if (p->scope == p->global_scope)
		diag_report(p->diag, DIAG_nonstandard_global_qualifier, id->begin);
	else if (p->scopes.at[p->scope].kind == sck_namespace && is_as_written(p))
		report_error(p, id->name_begin, DIAG_not_in_global_scope, ident_text(p, id->ident));
}

bool check_no_member(struct parser *p, struct id_expression *id)
{
	u32 scope = id->qualifier.scope, class = p->scopes.at[scope].type, symbol;
	bool of_template = is_of_class_template(p, id, scope);

	check_global_qualifier(p, id);
	if ((!of_template && !is_of_known_scope(p, id, scope)) || (id->kind != ID_IDENTIFIER && id->kind != ID_OPERATOR) ||
	    is_named_as_class(p, id, class))
		return false;
	symbol = bound_symbol(p, scope, id->ident);
	if (is_introduced_by(p, routine_of_symbol(p, symbol), BY_BLOCK) && !p->symbols.at[symbol].next)
		symbol = 0;
	if (symbol || ((!class || (of_template && !p->scopes.at[scope].has_unknown_names)) &&
	               lookup_in_scope(p, scope, id->ident, LOOKUP_ANY).class != NAME_NOT_FOUND))
		return false;
	if (of_template)
		report_no_member_of_template(p, class, id->ident, id->name_begin);
	else
		report_no_member(p, scope, id->ident, id->name_begin);
	id->qualifier.unknown = true;
	id->qualifier.scope = id->qualifier.type = 0;
	if (id->has_args) /* what is no template has none: nothing is expected there */
		p->at = token_at(p, id->args.begin);
	id->has_args = false;
	p->doubt = 0; /* it is a declarator for the reference, too */
	return true;
}

bool declares_none(struct parser *p, const struct declarator *d, u32 symbol)
{
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		u32 routine = il_any_index(p->symbols.at[symbol].entity), type;

		if (il_any_kind(p->symbols.at[symbol].entity) != IL_routine || il_routine(p->il, routine)->entity & enf_is_template)
			return false;
		type = il_routine(p->il, routine)->type;
		if (!(d->wrong_params && type_is_unknown(p, d->type)) && !differ_in_form(p, type, d->type) &&
		    !have_other_parameters(p, type, d->type))
			return false;
	}
	return true;
}

/* A member function of a class template that this declares with no type that it has there. */
static void check_undeclared_of_template(struct parser *p, const struct declarator *d, u32 scope, u32 ident)
{
	u32 symbol = bound_symbol(p, scope, ident), routine;
	bool several, is_constructor = ident == p->word.constructor;

	routine = symbol && !d->requires_end ? bound_routine(p, symbol, &several) : 0;
	if (!routine || !declares_none(p, d, symbol))
		return;
	if (several || is_constructor)
		report_no_instance(p, routine, d->id.name_begin);
	else
		report_entity(p, DIAG_incompatible_declaration, d->id.name_begin, il_any_of(IL_routine, routine));
}

/* Whether the only function of a member's name certainly returns something else. */
static bool returns_other(struct parser *p, u32 routine, u32 type)
{
	u32 result = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
	u32 other = il_type(p->il, type_strip(p, type, NULL))->type;

	return result && other && !type_is_unknown(p, result) && !type_is_unknown(p, other) && differ_always(p, result, other, 1);
}

/* Whether a type has template parameters in it: it is that of the pattern, of which no arguments are known here. */
static bool is_of_pattern(struct parser *p, u32 type)
{
	return type_is_dependent(p, type) || il_type(p->il, type_strip(p, type, NULL))->kind == tk_template_param;
}

bool check_instantiated_member(struct parser *p, const struct declarator *d)
{
	u32 scope = d->id.qualifier.scope, routine, symbol;
	bool several, is_constructor = is_named_as_class(p, &d->id, p->scopes.at[scope].type);

	if (d->id.found.class == NAME_VARIABLE) {
		u32 type = il_variable_of(p->il, d->id.found.entity)->type;

		if (is_of_pattern(p, type) || type_is_unknown(p, type) || type_is_unknown(p, d->type) ||
		    !differ_always(p, type, d->type, 0)) /* constexpr may be all that makes the member const */
			return true;
		report_entity(p, DIAG_incompatible_declaration, d->id.name_begin, d->id.found.entity);
		return false;
	}
	symbol = bound_symbol(p, scope, is_constructor ? p->word.constructor : d->id.ident);
	routine = symbol ? bound_routine(p, symbol, &several) : 0;
	if (!routine || is_of_pattern(p, il_routine(p->il, routine)->type) || d->requires_end || d->id.has_args ||
	    has_placeholder(p, d->type) || (!declares_none(p, d, symbol) && (several || !returns_other(p, routine, d->type))))
		return true;
	if (several || is_constructor)
		report_no_instance(p, routine, d->id.name_begin);
	else
		report_entity(p, DIAG_incompatible_declaration, d->id.name_begin, il_any_of(IL_routine, routine));
	return false;
}

/* Whether nothing was said of the declarator since there were so many errors; what was comes behind what is said of its parameters. */
static bool is_declared_well(struct parser *p, const struct declarator *d, u32 errors)
{
	if (p->errors > errors)
		diag_move(p->diag, d->end - 1); /* before what its attributes cause */
	return p->errors == errors;
}

/* The class has no destructor with the name of a declarator. */
static void report_undeclared_destructor(struct parser *p, const struct declarator *d, u32 scope)
{
	const struct il_type *class = il_type(p->il, p->scopes.at[scope].type);

	if (class->name && strcmp(ident_text(p, d->id.ident) + 1, il_text(p->il, class->name)) != 0)
		report_no_member(p, scope, d->id.ident, d->id.name_begin);
	else
		report_error(p, d->id.name_begin, DIAG_definition_of_implicit_member);
}

bool check_undeclared_member(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 scope, u32 ident)
{
	u32 symbol, errors = p->errors;
	bool is_constructor = ident == p->word.constructor;

	if (is_of_class_template(p, &d->id, scope) && !(s->flags & SPEC_FRIEND)) {
		check_undeclared_of_template(p, d, scope, ident);
		return is_declared_well(p, d, errors);
	}
	if (!is_of_known_scope(p, &d->id, scope) || d->id.has_args || s->flags & SPEC_FRIEND ||
	    (d->id.kind != ID_IDENTIFIER && d->id.kind != ID_OPERATOR && d->id.kind != ID_DESTRUCTOR))
		return true;
	symbol = bound_symbol(p, scope, ident);
	if (d->id.kind == ID_DESTRUCTOR && !symbol && p->scopes.at[scope].type)
		report_undeclared_destructor(p, d, scope);
	else if (d->id.kind == ID_DESTRUCTOR)
		return true;
	else if (symbol && p->scopes.at[scope].type && (!type_is_unknown(p, d->type) || d->wrong_params) && !d->requires_end &&
	         (!il_type(p->il, p->scopes.at[scope].type)->template_info || declares_none(p, d, symbol)))
		report_other_member(p, symbol, is_constructor, d->id.name_begin);
	return is_declared_well(p, d, errors);
}

void check_arguments_of_no_template(struct parser *p, const struct declarator *d)
{
	if (is_as_written(p) && d->id.has_args && d->id.kind == ID_IDENTIFIER && !d->id.qualifier.present &&
	    lookup_unqualified(p, d->id.ident, LOOKUP_ANY).class == NAME_NOT_FOUND)
		report_error(p, d->id.name_begin, DIAG_no_template, ident_text(p, d->id.ident));
}

/* Whether the type of a declarator is wrong, and certainly not that of the only template, all of whose arguments are given. */
static bool is_wrong_instance(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 symbol)
{
	il_any first = symbol ? p->symbols.at[symbol].entity : 0, prototype;

	if (!(s->flags & SPEC_INSTANTIATION) || !d->id.has_args || il_any_kind(first) != IL_template || p->symbols.at[symbol].next ||
	    !(s->is_wrong || d->wrong_params))
		return false;
	prototype = il_template(p->il, il_any_index(first))->prototype;
	return il_any_kind(prototype) == IL_routine && !type_is_unknown(p, il_routine_of(p->il, prototype)->type);
}

bool check_specialized_function(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 symbol)
{
	struct buffer name = { 0 };
	il_any first = symbol ? p->symbols.at[symbol].entity : 0;

	bool is_wrong = is_wrong_instance(p, s, d, symbol);

	if (!is_compiled_once(p) || d->requires_end || d->id.kind != ID_IDENTIFIER ||
	    il_type(p->il, type_strip(p, d->type, NULL))->kind != tk_routine)
		return true;
	if (!is_wrong && (type_is_unknown(p, d->type) || has_placeholder(p, d->type) ||
	                  !specializes_none(p, symbol, d->id.has_args ? d->id.args.first : 0, d->type)))
		return true;
	il_add_function_name(p->il, il_template(p->il, il_any_index(first))->prototype, &name);
	report_error(p, d->id.name_begin, p->symbols.at[symbol].next ? DIAG_no_such_overload : DIAG_no_such_specialization, name.text);
	if (is_wrong)
		diag_move(p->diag, position(p)); /* behind what is wrong */
	buffer_free(&name);
	return false;
}

void check_undeclared_variable(struct parser *p, const struct declarator *d, u32 scope)
{
	if (is_of_known_scope(p, &d->id, scope) && !d->id.has_args && d->id.kind == ID_IDENTIFIER && bound_symbol(p, scope, d->id.ident) &&
	    il_any_kind(p->symbols.at[bound_symbol(p, scope, d->id.ident)].entity) == IL_field)
		report_error(p, d->id.name_begin, DIAG_field_outside_class);
}

void check_member_outside(struct parser *p, u32 routine, const struct declarator *d)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (is_compiled_once(p) && !p->class_depth && d->id.qualifier.present && record->class_type && !record->template_info &&
	    !il_type(p->il, record->class_type)->template_info && !(record->entity & (enf_is_template | enf_instantiation)) &&
	    record->first_decl && il_full_entity_decl_info(p->il, record->first_decl)->name_begin != d->id.name_begin)
		report_redeclared_outside(p, routine, d->id.name_begin);
}

/* ---- functions that are declared again ---- */

static bool is_known_result(struct parser *p, u32 type) { return !type_is_unknown(p, type) && !has_placeholder(p, type); }

/* One that is wrong differs from all that are not. */
bool have_other_results(struct parser *p, const struct il_routine *routine, const struct specifiers *s, u32 type)
{
	u32 first = il_type(p->il, type_strip(p, routine->type, NULL))->type, second = il_type(p->il, type_strip(p, type, NULL))->type;

	if (s->is_wrong || routine->flags & rf_wrong_result)
		return s->is_wrong ? is_known_result(p, first) : is_known_result(p, second);
	if (type_is_dependent(p, first) || type_is_dependent(p, second))
		return differ_always(p, first, second, 0);
	return is_known_type(p, first) && is_known_type(p, second) && !has_placeholder(p, first) && !has_placeholder(p, second) &&
	       type_canonical(p, first) != type_canonical(p, second);
}

/* Whether another declaration said the same of exceptions [except.spec]/4; one that says it with an operand may have done so. What a system
 * header says is not so strict, and nothing where the device has the function built in. */
static void check_exceptions(struct parser *p, u32 routine, const struct declarator *d)
{
	const struct il_routine *record = il_routine(p->il, routine);
	const struct il_full_entity_decl_info *before = il_full_entity_decl_info(p->il, record->first_decl);
	bool was_noexcept = il_type(p->il, type_strip(p, record->type, NULL))->flags & tyf_noexcept;
	bool is_noexcept = il_type(p->il, type_strip(p, d->type, NULL))->flags & tyf_noexcept;
	bool is_of_header = record->entity & enf_in_system_header && !(record->entity & enf_device_builtin);

	if (!record->first_decl || !(record->entity & enf_in_user_file || is_of_header) || record->special_kind == sfk_destructor ||
	    record->flags & (rf_defaulted | rf_deleted | rf_implicit) || d->id.kind != ID_IDENTIFIER || d->requires_end)
		return;
	if (was_noexcept && !is_noexcept && !d->exception_end)
		report_entity(p, is_of_header ? DIAG_all_exceptions_unlike_header : DIAG_all_exceptions_allowed, position(p),
		              il_any_of(IL_routine, routine));
	else if (!was_noexcept && before->declarator_end == before->params_end && d->exception_end &&
	         p->tokens[token_at(p, d->exception_begin)].kind == TOK_noexcept &&
	         p->tokens[token_at(p, d->exception_begin) + 1].kind != TOK_LPAREN)
		report_entity(p, is_of_header ? DIAG_other_exceptions_than_header : DIAG_other_exception_specification, d->exception_begin,
		              il_any_of(IL_routine, routine));
}

/* Whether the declarator or an earlier declaration of a function is in a block that does not have the other one. */
static bool is_of_other_block(struct parser *p, u32 routine, const struct declarator *d, enum declaration_context context)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 symbol = context == CONTEXT_BLOCK ? bound_symbol(p, declaration_scope(p), d->id.ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next)
		if (p->symbols.at[symbol].entity == il_any_of(IL_routine, routine))
			return false;
	return context == CONTEXT_BLOCK || il_full_entity_decl_info(p->il, record->first_decl)->flags & dcf_local;
}

static void report_other_result(struct parser *p, const struct il_routine *routine, const struct specifiers *s, const struct declarator *d)
{
	bool is_static = s->storage == sc_static, was_static = routine->declared_storage_class == sc_static;

	report_error(p, d->id.name_begin, routine->class_type && is_static != was_static ? DIAG_static_overload : DIAG_differ_in_result);
}

/* Whether the member of a class's body is there already. */
static bool is_there_already(const struct parser *p, const struct il_routine *record, const struct specifiers *s,
                             const struct declarator *d, enum declaration_context context)
{
	return context == CONTEXT_CLASS && record->class_type && !(s->flags & SPEC_FRIEND) && !d->id.qualifier.present &&
	       p->scopes.at[declaration_scope(p)].type == record->class_type;
}

/* Members of a class template, of different types, that are alike in an instance of it. */
static void check_alike_in_instance(struct parser *p, u32 routine, const struct specifiers *s, const struct declarator *d,
                                    enum declaration_context context)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (il_any_kind(p->noted_instance) != IL_type || record->template_info || record->position == d->id.name_begin || d->requires_end ||
	    !is_there_already(p, record, s, d, context) || !is_known_type(p, d->type) || !is_known_type(p, record->type))
		return;
	if (s->type && record->special_kind != sfk_conversion && have_other_results(p, record, s, d->type))
		report_other_result(p, record, s, d);
	else
		report_entity(p, DIAG_member_redeclared, d->id.name_begin, il_any_of(IL_routine, routine));
}

/* The same of what is declared outside of the class without template<>: whether the result is the same one. */
static bool check_member_of_instance(struct parser *p, u32 routine, const struct specifiers *s, const struct declarator *d)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (!s->type || record->special_kind == sfk_conversion || record->special_kind == sfk_destructor || record->template_info ||
	    !have_other_results(p, record, s, d->type))
		return true;
	report_entity(p, DIAG_incompatible_declaration, d->id.name_begin, il_any_of(IL_routine, routine));
	return false;
}

bool check_routine_redeclaration(struct parser *p, u32 routine, const struct specifiers *s, const struct declarator *d,
                                 enum declaration_context context)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 errors = p->errors;
	bool several;

	if (is_compiled_once(p) && record->entity & enf_instantiation && !(record->entity & enf_is_template))
		check_alike_in_instance(p, routine, s, d, context);
	if (is_as_written(p) && context == CONTEXT_NAMESPACE && d->id.qualifier.present && record->entity & enf_instantiation &&
	    record->class_type && !check_member_of_instance(p, routine, s, d))
		return false;
	if (!is_compiled_once(p) || record->entity & enf_is_template || record->template_info ||
	    (record->entity & enf_instantiation && (record->class_type || !(record->flags & rf_friend))) ||
	    (context == CONTEXT_BLOCK && in_instance(p)) /* the pattern's may be of other types */ ||
	    (type_is_dependent(p, record->type) && is_of_other_block(p, routine, d, context)))
		return true;
	if (have_other_results(p, record, s, d->type) && s->type && record->special_kind != sfk_conversion &&
	    record->special_kind != sfk_destructor) {
		if (is_of_other_block(p, routine, d, context))
			report_previous(p, DIAG_incompatible_with_previous, d->id.name_begin, il_any_of(IL_routine, routine));
		else if (!d->id.qualifier.present || !record->class_type)
			report_other_result(p, record, s, d);
		else if (bound_routine(p, bound_symbol(p, record->parent_scope, d->id.ident), &several) && !several)
			report_entity(p, DIAG_incompatible_declaration, d->id.name_begin, il_any_of(IL_routine, routine));
		else
			report_no_instance(p, routine, d->id.name_begin);
		is_declared_well(p, d, errors);
		return false;
	}
	check_exceptions(p, routine, d);
	if (is_there_already(p, record, s, d, context)) {
		report_entity(p, DIAG_member_redeclared, d->id.name_begin, il_any_of(IL_routine, routine));
		diag_move(p->diag, d->params_end); /* behind what is said about these */
		return false;
	}
	return true;
}

void check_other_main(struct parser *p, const struct declarator *d)
{
	u32 other = p->il->header.main_routine;

	if (!other || !is_compiled_once(p) || il_routine(p->il, other)->entity & enf_is_template)
		return;
	report_previous(p, DIAG_incompatible_with_previous, d->id.name_begin, il_any_of(IL_routine, other));
	diag_move(p->diag, d->id.name_end); /* behind what cu-check says of the result */
}

bool is_of_other_namespace(const struct parser *p, u32 routine, u32 scope)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 other = record->parent_scope;

	while (other != scope && p->scopes.at[other].is_inline)
		other = p->scopes.at[other].parent;
	return record->parent_scope && other != scope && p->scopes.at[other].kind != sck_class_struct_union && record->linkage != nlk_c;
}

void check_against_using(struct parser *p, u32 routine, u32 other, u32 place)
{
	const struct il_routine *used = il_routine(p->il, other);

	if (is_compiled_once(p) && !((il_routine(p->il, routine)->entity | used->entity) & enf_is_template) &&
	    !used->definition && /* the reference lets one hide what has been defined */
	    !is_hidden_function(p, other))
		report_error(p, place, DIAG_conflicts_with_using, il_any_of(IL_routine, routine), il_any_of(IL_routine, other));
}

/* ---- definitions ---- */

u32 place_of_heads(const struct parser *p, u32 template_decl)
{
	while (il_template_decl(p->il, template_decl)->enclosing)
		template_decl = il_template_decl(p->il, template_decl)->enclosing;
	return il_template_decl(p->il, template_decl)->range_begin;
}

/* Whether two declarations, with the heads of templates, are written with the same tokens but for attributes: then they certainly declare
 * one template. */
static bool are_written_alike(const struct parser *p, u32 a, u32 b)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(p->il, a), *second = il_full_entity_decl_info(p->il, b);
	u32 x = token_at(p, first->decl_begin), y = token_at(p, second->decl_begin);

	for (;; x++, y++) {
		u32 length;

		x = behind_attributes(p, x);
		y = behind_attributes(p, y);
		length = token_end(p->il, &p->tokens[x]) - p->tokens[x].position;
		if (p->tokens[x].position >= first->declarator_end || p->tokens[y].position >= second->declarator_end)
			break;
		if (p->tokens[x].kind != p->tokens[y].kind || length != token_end(p->il, &p->tokens[y]) - p->tokens[y].position ||
		    memcmp(p->il->source + p->tokens[x].position, p->il->source + p->tokens[y].position, length))
			return false;
	}
	return p->tokens[x].position >= first->declarator_end && p->tokens[y].position >= second->declarator_end;
}

bool check_routine_redefinition(struct parser *p, u32 routine, u32 decl, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	const char *const redefinable[] = { "gnu_inline", "weak" };
	bool is_template = record->entity & enf_is_template;
	u32 i;

	if (!is_compiled_once(p) || !record->definition || p->class_depth ||
	    (record->entity & enf_instantiation && !(record->entity & enf_explicit_specialization)) ||
	    (is_template && !are_written_alike(p, record->definition, decl)))
		return false;
	for (i = 0; i < COUNT_OF(redefinable); i++)
		if (has_attribute(p, record->first_attribute, redefinable[i]))
			return false;
	report_error(p, place, DIAG_redefinition, il_any_of(IL_routine, routine),
	             is_template ? place_of_heads(p, il_full_entity_decl_info(p->il, record->definition)->template_decl) :
	                           il_full_entity_decl_info(p->il, record->definition)->name_begin);
	return true;
}

/* Where the name is in a declaration before that one which deletes the function, too; 0: there is none. */
static u32 place_of_deletion(const struct parser *p, u32 routine, u32 decl)
{
	const struct il_full_entity_decl_info *record;
	u32 other;

	for (other = il_routine(p->il, routine)->first_decl; other && other != decl; other = record->next) {
		record = il_full_entity_decl_info(p->il, other);
		if (record->flags & dcf_deleted)
			return record->name_begin;
	}
	return 0;
}

void check_deleted_late(struct parser *p, u32 routine, u32 decl, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 name = il_full_entity_decl_info(p->il, decl)->name_begin, before = place_of_deletion(p, routine, decl);

	if (!is_as_written(p) || record->first_decl == decl || (record->entity & enf_instantiation && !record->class_type))
		return;
	if (before)
		report_error(p, name, DIAG_redefinition, il_any_of(IL_routine, routine), before);
	else if (record->definition)
		check_routine_redefinition(p, routine, decl, name);
	else
		report_error(p, record->entity & (enf_is_template | enf_member_of_template) ? name : place, DIAG_deleted_late);
}

void check_enum_redeclaration(struct parser *p, u32 type, bool is_scoped, u32 base, u32 place)
{
	const struct il_type *before = il_type(p->il, type);
	bool was_scoped = before->flags & tyf_scoped_enum, was_fixed = before->flags & (tyf_fixed_underlying | tyf_scoped_enum);
	u32 old = before->type ? before->type : p->builtin[ik_int];

	base = base || !is_scoped ? base : p->builtin[ik_int];
	if (!is_as_written(p) || (base && !is_known_type(p, base)) || before->flags & tyf_dependent || !(before->entity & enf_in_user_file))
		return;
	if (was_scoped != is_scoped)
		report_entity(p, DIAG_other_enum_kind, place, il_any_of(IL_type, type));
	else if (was_fixed != (base != 0) || (base && type_strip(p, base, NULL) != type_strip(p, old, NULL)))
		report_entity(p, DIAG_other_enum_base, place, il_any_of(IL_type, type));
}

/* Whether a typedef stands for a class that has its name. */
static bool names_itself(const struct parser *p, u32 index)
{
	return il_type(p->il, type_strip(p, index, NULL))->name == il_type(p->il, index)->name;
}

static bool is_defined_class(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	return is_class_type(p, type) && !(record->flags & (tyf_incomplete | tyf_dependent)) && !record->template_info;
}

/* The type that a name of a scope is bound to, or 0. */
static u32 bound_type(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0;
	il_any entity = symbol ? p->symbols.at[symbol].entity : 0;

	return il_any_kind(entity) == IL_type ? il_any_index(entity) : 0;
}

static void report_type_redefinition(struct parser *p, u32 type, u32 place)
{
	report_error(p, place, DIAG_redefinition, il_any_of(IL_type, type), il_type(p->il, type)->position);
}

void check_type_redefinition(struct parser *p, u32 scope, u32 ident, u32 type, u32 place)
{
	const struct il_type *record = il_type(p->il, type);
	u32 bound;

	if (!is_compiled_once(p) || record->flags & (tyf_incomplete | tyf_dependent) || record->template_info ||
	    p->scopes.at[record->parent_scope].in_instance)
		return;
	bound = record->kind == tk_class || record->kind == tk_struct ?
	                bound_type(p, scope, ident) :
	                0; /* a typedef that names the class is what is said to be defined */
	report_type_redefinition(p, bound ? bound : type, place);
}

/* Whether types that nothing declares, which was said, are what keeps a specialization's arguments from being known: they are all the same. */
static bool has_wrong_arguments(struct parser *p, u32 type)
{
	u32 arg = p->errors ? il_template_info(p->il, il_type(p->il, type)->template_info)->first_argument : 0, next;

	for (; arg; arg = next) {
		const struct il_template_arg *record = il_template_arg(p->il, arg);

		if (record->kind == tak_type ? type_canonical(p, record->type) != p->error_type && !is_known_type(p, record->type) :
		                               !record->constant)
			return false;
		next = record->next;
		if (!next)
			return true;
	}
	return false;
}

bool check_specialization_again(struct parser *p, u32 type, u32 place)
{
	const struct il_type *record = il_type(p->il, type);
	il_any what = il_any_of(IL_type, type);
	u32 before = record->position;

	if (record->flags & tyf_incomplete || !(record->entity & enf_in_user_file))
		return false;
	if (record->entity & enf_partial_specialization && is_as_written(p)) {
		what = il_any_of(IL_template, il_template_info(p->il, record->template_info)->template);
		before = place_of_heads(p, il_full_entity_decl_info(p->il, record->first_decl)->template_decl);
	} else if (!(record->entity & enf_explicit_specialization) || !is_compiled_once(p) ||
	           (!is_known_type(p, type) && !has_wrong_arguments(p, type))) {
		return false;
	}
	report_error(p, place, DIAG_redefinition, what, before);
	diag_move(p->diag, position(p)); /* behind what is said of the arguments */
	return true;
}

/* What the word before its name makes a type. */
static const char *tag_kind(u8 kind)
{
	return kind == tk_union ? "union" : kind == tk_class || kind == tk_struct ? "class or struct" : "enum";
}

/* A member class or enumeration is declared again [class.mem.general]/5 [class.access.general]/5. */
static void check_member_tag(struct parser *p, u32 type, bool is_definition, u32 place)
{
	const struct il_type *before = il_type(p->il, type);
	bool is_class = before->kind != tk_integer, is_altered = before->access != p->access;

	if (is_definition && is_altered && before->flags & tyf_incomplete) {
		diag_report(p->diag, DIAG_access_altered, place, il_any_of(IL_type, type));
		il_type(p->il, type)->access = p->access;
	} else if (!is_definition) {
		if (is_altered)
			diag_report(p->diag, DIAG_access_may_not_alter, place, il_any_of(IL_type, type));
		if (is_class)
			diag_report(p->diag, DIAG_nested_class_redeclared, place);
	}
}

/* The name behind class, union or enum is that of a namespace or class template of the scope. */
static void check_tag_of_no_type(struct parser *p, u32 scope, u32 ident, u8 kind, u32 place)
{
	il_any entity = p->symbols.at[bound_symbol(p, scope, ident)].entity;
	bool is_template = il_any_kind(entity) == IL_template && il_template(p->il, il_any_index(entity))->kind == templk_class &&
	                   il_in_user_file(p->il, il_template(p->il, il_any_index(entity))->position);
	bool is_in_class = p->scopes.at[scope].kind == sck_class_struct_union;

	if (il_any_kind(entity) == IL_namespace || (is_template && (kind == tk_integer || is_in_class)))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
	else if (is_template)
		report_error(p, place, DIAG_missing_template_arguments, entity);
}

void check_tag(struct parser *p, u32 scope, u32 ident, u8 kind, bool is_definition, u32 place)
{
	u32 index = is_compiled_once(p) ? bound_type(p, scope, ident) : 0, symbol;
	const struct il_type *before = il_type(p->il, index);
	bool was_class = before->kind == tk_class || before->kind == tk_struct, is_class = kind == tk_class || kind == tk_struct;

	symbol = !index && is_as_written(p) && scope ? bound_symbol(p, scope, ident) : 0;
	if (symbol)
		check_tag_of_no_type(p, scope, ident, kind, place);
	if (!index || !is_known_type(p, index) || before->template_info || p->scopes.at[scope].type == index)
		return;
	if (before->kind == tk_typeref) {
		bool is_declaration =
			tok(p) == TOK_SEMICOLON && !is_class_type(p, index) && !p->symbols.at[bound_symbol(p, scope, ident)].next;

		if ((is_definition || is_declaration) && !names_itself(p, index) && !(kind != tk_integer && is_defined_class(p, index)))
			report_entity(p, DIAG_type_name_redeclared, place, il_any_of(IL_type, index));
	} else if (before->int_kind == ik_enum && before->kind == tk_integer) {
		if (kind != tk_integer && is_definition)
			report_entity(p, DIAG_type_name_redeclared, place, il_any_of(IL_type, index));
	} else if ((before->kind == tk_union || was_class) && (was_class != is_class)) {
		report_error(p, place, DIAG_other_tag_kind, tag_kind(kind), il_any_of(IL_type, index));
	}
	if (before->kind != tk_typeref && p->scopes.at[scope].kind == sck_class_struct_union &&
	    (before->kind == tk_integer) == (kind == tk_integer))
		check_member_tag(p, index, is_definition, place);
}

bool check_class_template_redefinition(struct parser *p, u32 type, u32 place)
{
	const struct il_type *record = il_type(p->il, type);
	u32 info = record->template_info;

	if (!is_as_written(p) || record->flags & tyf_incomplete || !info || !(record->entity & enf_in_user_file))
		return false;
	info = il_template_info(p->il, info)->template;
	report_error(p, place, DIAG_redefinition, il_any_of(IL_template, info), place_of_heads(p, il_template(p->il, info)->decl));
	return true;
}

/* ---- local variables ---- */

/* Whether a semicolon stands between two places. */
static bool has_semicolon(const struct parser *p, u32 first, u32 last)
{
	u32 at = token_at(p, first), end = token_at(p, last);

	while (at < end && p->tokens[at].kind != TOK_SEMICOLON)
		at++;
	return at < end;
}

/* What is said where a variable in the head of a statement or handler is declared again in its block. */
static enum diag_id id_of_head_variable(const struct parser *p, u32 variable)
{
	u32 at = token_at(p, il_variable(p->il, variable)->position);
	bool is_behind = false, is_range = p->tokens[at + 1].kind == TOK_COLON;

	for (; at && p->tokens[at].kind != TOK_LPAREN; at--)
		is_behind |= p->tokens[at].kind == TOK_SEMICOLON;
	if (!at || p->tokens[at - 1].kind == TOK_catch)
		return DIAG_handler_parameter_hidden;
	if (is_range)
		return DIAG_range_variable_redeclared;
	return p->tokens[at - 1].kind == TOK_for && !is_behind ? DIAG_for_variable_redeclared : DIAG_condition_variable_redeclared;
}

/* The scope of the template around whose parameter a name stands for where one of the scope's own does not hide it; 0: none. */
static u32 scope_of_hidden_parameter(struct parser *p, u32 scope, u32 ident)
{
	bool is_of_member = false;

	while (scope && (is_passed_over(p, scope, &is_of_member) || p->scopes.at[scope].kind != sck_template_declaration ||
	                 !bound_symbol(p, scope, ident)))
		scope = p->scopes.at[scope].parent;
	return scope;
}

/* Of a parameter of a template around: it is hidden, or declared again in the outermost block or the class itself. */
void check_hidden_parameter(struct parser *p, u32 scope, u32 ident, u32 place)
{
	u32 around = p->scopes.at[scope].parent, outer = scope;
	u8 kind = p->scopes.at[scope].kind;
	bool is_outermost =
		kind == sck_block ? p->scopes.at[around].kind == sck_function : p->scopes.at[around].kind == sck_template_declaration;

	while (outer && p->scopes.at[outer].kind != sck_template_declaration)
		outer = p->scopes.at[outer].parent;
	if (is_outermost && outer && bound_symbol(p, outer, ident))
		report_error(p, place, DIAG_template_parameter_redeclared, ident_text(p, ident));
	else if (scope_of_hidden_parameter(p, scope, ident))
		diag_report(p->diag, DIAG_template_parameter_hidden, place, ident_text(p, ident));
}

void check_template_parameter(struct parser *p, u32 ident, u32 place)
{
	if (!ident || !is_as_written(p))
		return;
	if (bound_symbol(p, p->scope, ident))
		report_error(p, place, DIAG_template_parameter_redeclared, ident_text(p, ident));
	else
		check_name_of_parameter(p, ident, place);
}

void check_name_of_parameter(struct parser *p, u32 ident, u32 place)
{
	if (is_as_written(p) && scope_of_hidden_parameter(p, p->scope, ident))
		diag_report(p->diag, DIAG_template_parameter_hidden, place, ident_text(p, ident));
}

/* A parameter of a function is declared again in the head or the outermost block of a handler of its function-try-block. */
static void check_parameter_in_handler(struct parser *p, u32 scope, u32 ident, u32 place)
{
	u32 handler = p->scopes.at[scope].kind == sck_condition ? scope : p->scopes.at[scope].parent;
	u32 function = p->scopes.at[handler].parent;

	if (p->scopes.at[handler].kind == sck_condition && p->scopes.at[function].kind == sck_function && find_variable(p, function, ident))
		diag_report(p->diag, DIAG_parameter_redeclared_in_handler, place, ident_text(p, ident));
}

void check_local_redeclaration(struct parser *p, u32 scope, u32 ident, u32 place)
{
	u32 around = p->scopes.at[scope].parent, before = find_variable(p, scope, ident);
	u8 kind = p->scopes.at[scope].kind;

	if (!is_as_written(p) || !ident)
		return;
	if (p->template_depth && (kind == sck_block || kind == sck_condition))
		check_hidden_parameter(p, scope, ident, place);
	if (kind != sck_block && kind != sck_condition)
		return;
	if (il_routine(p->il, p->routine)->flags & rf_function_try)
		check_parameter_in_handler(p, scope, ident, place);
	if (!before && kind == sck_condition)
		return;
	if (before && kind == sck_condition && has_semicolon(p, il_variable(p->il, before)->position, place) &&
	    id_of_head_variable(p, before) == DIAG_for_variable_redeclared) {
		report_error(p, place, DIAG_for_variable_redeclared, ident_text(p, ident));
		return;
	}
	if (!before && p->scopes.at[around].kind == sck_condition && (before = find_variable(p, around, ident))) {
		report_error(p, place, id_of_head_variable(p, before), ident_text(p, ident));
		return;
	}
	if (!before && ((p->scopes.at[around].kind == sck_function && !(il_routine(p->il, p->routine)->flags & rf_function_try)) ||
	                p->scopes.at[around].kind == sck_func_prototype))
		before = find_variable(p, around, ident);
	if (before ? il_variable(p->il, before)->name && !(il_variable(p->il, before)->flags & vf_init_capture) :
	             kind == sck_block && has_other_meaning_in_block(p, scope, ident))
		report_error(p, place, DIAG_already_declared, ident_text(p, ident));
}

/* ---- functions of C ---- */

/* [dcl.link]/6 */
void check_c_linkage(struct parser *p, u32 scope, const struct declarator *d)
{
	u32 symbol = p->linkage == nlk_c && is_compiled_once(p) ? bound_symbol(p, scope, d->id.ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any before = p->symbols.at[symbol].entity;
		const struct il_routine *routine = il_routine(p->il, il_any_kind(before) == IL_routine ? il_any_index(before) : 0);

		if (routine->linkage == nlk_c && routine->entity & enf_in_user_file && is_known_type(p, routine->type) &&
		    is_known_type(p, d->type)) {
			struct buffer name = { 0 };

			il_add_linked_name(p->il, before, &name);
			report_error(p, d->id.name_begin, DIAG_overloads_with_c_linkage, name.text);
			buffer_free(&name);
			return;
		}
	}
}

/* ---- typedefs ---- */

void check_typedef_redeclaration(struct parser *p, u32 scope, u32 ident, u32 type, u32 place)
{
	u32 index = is_compiled_once(p) ? bound_type(p, scope, ident) : 0;
	const struct il_type *before = il_type(p->il, index);

	if (index && is_own_typedef(p, index, scope) && p->scopes.at[scope].kind == sck_class_struct_union && is_as_written(p) &&
	    type_canonical(p, index) == type_canonical(p, type))
		diag_report(p->diag, DIAG_member_typedef_redeclared, place);
	if (!index || !is_known_type(p, index) || !is_known_type(p, type) || before->template_info ||
	    (before->first_attribute && !(before->entity & enf_device_builtin)) || type_canonical(p, index) == type_canonical(p, type))
		return;
	if ((before->kind != tk_typeref || names_itself(p, index)) && is_defined_class(p, index))
		report_type_redefinition(p, index, place);
	else
		report_entity(p, DIAG_type_name_redeclared, place, il_any_of(IL_type, index));
}

/* What is said about structured bindings that certainly do not fit what they bind [dcl.struct.bind]. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../scopes/class_members.h"
#include "../scopes/entity.h"
#include "../syntax/syntax.h"
#include "../traits/traits.h"

void check_specifiers_of_binding(struct parser *p, const struct specifiers *s)
{
	u32 at = token_at(p, s->begin);

	if (!is_as_written(p))
		return;
	if (!(s->flags & SPEC_AUTO))
		report_error(p, s->begin, DIAG_binding_without_auto);
	for (; at < p->at; at++)
		if (p->tokens[at].kind == TOK_constexpr)
			report_error(p, p->tokens[at].position, DIAG_constexpr_binding);
		else if (p->tokens[at].kind == TOK_extern || (p->tokens[at].kind == TOK_static && is_before_cxx20(p)))
			report_error(p, p->tokens[at].position, DIAG_storage_class_of_binding);
}

void check_name_of_binding(struct parser *p, u32 ident) { check_local_redeclaration(p, p->scope, ident, position(p)); }

/* A name that p is at, in brackets outside of functions: it is declared, unless it was; what is said of that stands behind all before it. */
static void declare_bound_outside(struct parser *p, u32 behind)
{
	struct lookup before = lookup_in_scope(p, p->scope, tok_ident(p), LOOKUP_ANY);
	u32 variable = before.class == NAME_VARIABLE ? il_any_index(before.entity) : 0;

	if (before.class == NAME_NOT_FOUND || il_any_kind(before.entity) == IL_expr_node) {
		declare_variable(p, tok_ident(p), position(p), p->error_type, vf_structured_binding);
	} else if (variable) {
		if (il_variable(p->il, variable)->flags & vf_structured_binding) {
			report_error(p, position(p), DIAG_incompatible_with_binding, before.entity);
			il_variable(p->il, variable)->position = position(p); /* it is declared here from now on */
		} else {
			report_error(p, position(p), DIAG_redefinition, before.entity, il_variable(p->il, variable)->position);
		}
		if (behind)
			diag_move(p->diag, behind);
	}
	advance(p);
}

/* Reads the initializer behind the brackets, if there is one; or says that what follows is none. */
static void end_subscript_outside(struct parser *p, u32 close, bool lacks_semicolon)
{
	p->at = close + 1;
	if (lacks_semicolon)
		report_error(p, position(p), DIAG_exp_semicolon);
	else if (accept(p, TOK_ASSIGN))
		parse_or_skip_initializer(p);
}

void report_subscript_outside(struct parser *p)
{
	struct lookup found = lookup_unqualified(p, tok_ident(p), LOOKUP_ANY);
	u32 close = matching(p, p->at + 1), behind = 0;
	unsigned next = p->tokens[close + 1].kind;
	struct initialized initialized = { p->il->table[IL_variable].count, 0, p->initialized };

	if (found.class == NAME_NOT_FOUND)
		report_error(p, position(p), DIAG_undefined_identifier, ident_text(p, tok_ident(p)));
	else if (found.class == NAME_VARIABLE)
		report_is_no_type(p, position(p), &found);
	else if (il_any_kind(found.entity) == IL_expr_node) /* it was said to be undefined */
		report_error(p, position(p), DIAG_no_type_name, ident_text(p, tok_ident(p)));
	report_error(p, position(p), DIAG_binding_without_auto);
	p->at += 2;
	if (next != TOK_ASSIGN && next != TOK_LBRACE && next != TOK_LPAREN) { /* that is looked for first */
		report_error(p, p->tokens[close + 1].position, DIAG_binding_without_initializer);
		diag_move(p->diag, position(p));
		behind = position(p);
	}
	if (tok(p) != TOK_IDENTIFIER) {
		report_error(p, position(p), DIAG_exp_identifier);
		report_error(p, p->tokens[close + 1].position, DIAG_exp_rbracket);
		end_subscript_outside(p, close, behind && next != TOK_SEMICOLON);
		return;
	}
	while (tok(p) == TOK_IDENTIFIER) {
		declare_bound_outside(p, behind);
		if (!accept(p, TOK_COMMA))
			break;
	}
	if (p->at != close)
		report_error(p, position(p), DIAG_exp_rbracket);
	initialized.end = p->il->table[IL_variable].count;
	p->initialized = &initialized;
	end_subscript_outside(p, close, behind && next != TOK_SEMICOLON);
	p->initialized = initialized.outer;
}

void report_missing_initializer(struct parser *p, u32 place)
{
	if (!is_as_written(p))
		return;
	report_error(p, position(p), DIAG_binding_without_initializer);
	report_error(p, place, DIAG_auto_without_initializer);
	diag_move(p->diag, position(p));
}

/* ---- how many elements there are ---- */

enum { NO_COMPONENTS = UINT32_MAX - 1, NOT_KNOWN };

/* std::tuple_size<class>::value */
static u32 tuple_size(struct parser *p, u32 class)
{
	u32 size = standard_specialization(p, "tuple_size", &class, 1), scope = size ? scope_of_type(p, size) : 0;
	struct lookup found = { .class = NAME_NOT_FOUND };
	struct constant value = { .known = false };

	if (scope)
		found = lookup_in_scope(p, scope, identifier_of(p, "value"), LOOKUP_ANY);
	if (found.class == NAME_VARIABLE)
		value = constant_of_variable(p, il_any_index(found.entity));
	return value.known && value.bits < NOT_KNOWN ? (u32)value.bits : NOT_KNOWN;
}

/* Those with names; *inaccessible: the first that cannot be named here. */
static u32 count_fields(struct parser *p, u32 class, u32 *inaccessible)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field, count = 0;

	for (; field; field = il_field(p->il, field)->next) {
		const struct il_field *record = il_field(p->il, field);

		if (!record->name && !record->is_bit_field) /* an anonymous union */
			return NO_COMPONENTS;
		if (record->name && !*inaccessible && is_inaccessible(p, record->class_type, record->access, class))
			*inaccessible = field;
		count += record->name != 0;
	}
	return count;
}

/* 0: a class without any; NO_COMPONENTS: no class that can be bound. */
static u32 count_elements(struct parser *p, u32 type, u32 *inaccessible)
{
	u32 class = type_strip(p, type, NULL), with;
	const struct il_type *record = il_type(p->il, class);
	enum outcome like_tuple;

	if (record->kind == tk_array)
		return record->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent) || record->size >= NOT_KNOWN ?
		               NOT_KNOWN :
		               (u32)record->size;
	if (!is_class_type(p, class))
		return is_scalar(record) ? NO_COMPONENTS : NOT_KNOWN;
	if (record->flags & tyf_closure)
		return NOT_KNOWN;
	if (!complete_class(p, class))
		return is_incomplete_class(p, class) && !is_in_template(p) ? 0 : NOT_KNOWN; /* it may be defined before the instance */
	like_tuple = is_like_tuple(p, class);
	if (like_tuple != OUTCOME_FAILURE)
		return like_tuple == OUTCOME_SUCCESS ? tuple_size(p, class) : NOT_KNOWN;
	if (il_type(p->il, class)->kind == tk_union)
		return NO_COMPONENTS;
	with = class_with_fields(p, class);
	if (with == FIELDS_UNKNOWN)
		return NOT_KNOWN;
	if (with == FIELDS_IN_SEVERAL)
		return NO_COMPONENTS;
	return with ? count_fields(p, with, inaccessible) : 0;
}

static u32 count_bindings(const struct parser *p, u32 container)
{
	u32 last = container;

	while (last + 1 < p->il->table[IL_variable].count && il_variable(p->il, last + 1)->flags & vf_structured_binding)
		last++;
	return last - container;
}

void check_bindings(struct parser *p, u32 container)
{
	const struct il_variable *variable = il_variable(p->il, container);
	u32 type = type_without_reference(p, variable->type), inaccessible = 0, names, elements, open = token_at(p, variable->position);

	if (!is_as_written(p) || !is_known_type(p, type) || has_placeholder(p, type) || attributed_typedef(p, type))
		return;
	if (variable->init_expr && (is_reference_type(p, variable->type) ||
	                            (!is_class_type(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind != tk_array)))
		check_conversion_to(p, variable->init_expr, variable->type, CONVERT_INITIALIZER);
	names = count_bindings(p, container);
	elements = count_elements(p, type, &inaccessible);
	open += p->tokens[open].kind != TOK_LBRACKET;
	if (elements == NOT_KNOWN || (elements == names && !inaccessible))
		return;
	if (elements == NO_COMPONENTS || !elements)
		report_error(p, elements ? p->tokens[open].position : p->tokens[open + 1].position, DIAG_no_components_to_bind,
		             is_class_type(p, type) ? type : unqualified_type(p, type, NULL));
	else if (inaccessible)
		report_error(p, p->tokens[open + 1].position, DIAG_binding_of_nonpublic_member, il_any_of(IL_field, inaccessible));
	else if (elements < names)
		report_error(p, il_variable(p->il, container + 1 + elements)->position, DIAG_too_many_bindings);
	else
		report_error(p, p->tokens[open].position, DIAG_too_few_bindings);
	diag_move(p->diag, position(p));
}
